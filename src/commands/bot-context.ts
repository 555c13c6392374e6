import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { GameService } from '../games/game-service.ts';
import type { Lobbies } from '../games/lobby/lobbies.ts';
import type { MembershipCheck } from '../games/ports/membership-check.ts';
import type { CampaignSheets } from '../games/repository/campaign-sheets.ts';
import type { PerkSheets } from '../games/repository/perk-sheets.ts';
import type { Profiles } from '../games/repository/profiles.ts';
import type { GameStore } from '../store/index.ts';
import type { AppEmojis } from './discord/app-emojis.ts';
import type { InteractionTokens } from './discord/interaction-tokens.ts';
import type { NamedPeople } from './discord/person-sight.ts';
import type { LobbyMessages } from './lobby/lobby-messages.ts';
import type { AcceptedRerolls } from './panels/accepted-rerolls.ts';
import type { OpenHands } from './panels/open-hands.ts';
import type { OwnPanels } from './panels/own-panels.ts';
import type { InteractionArrivals } from './routing/interaction-arrivals.ts';
import type { PersonLimits } from './routing/person-limits.ts';
import type { WordsOnly } from './words-only.ts';

/** The services that every command and component handler works with. */
export interface BotContext {
  readonly client: Client<true>;
  readonly games: GameService;
  readonly store: GameStore;
  readonly membership: MembershipCheck;
  /** The permissions of the people that running interactions name. */
  readonly named: Pick<NamedPeople, 'cannotSee'>;
  /** Settings of people that apply beyond one game, such as their stops. */
  readonly profiles: Profiles;
  /** The perks that people earned in Missions. */
  readonly perkSheets: PerkSheets;
  readonly campaignSheets: CampaignSheets;
  readonly lobbies: Lobbies;
  readonly lobbyMessages: LobbyMessages;
  /** Recently acknowledged presses on tables. */
  readonly presses: InteractionTokens;
  /** Incoming interactions, with the waiting time of their users. */
  readonly arrivals: InteractionArrivals;
  /** After how long, in ms, a person whose press is not saved yet is asked to wait. */
  readonly deferAfterMs: number;
  /** The private panels that people have open at games. */
  readonly panels: OwnPanels;
  /** What people have agreed to put at risk by rerolls. */
  readonly rerolls: AcceptedRerolls;
  /** Open hand panels, which are updated when the game changes. */
  readonly hands: OpenHands;
  /** The emojis of the application, for messages. */
  readonly appEmojis: Pick<AppEmojis, 'emojis' | 'forget'>;
  /** Who reads instead of looking at pictures. */
  readonly wordsOnly: WordsOnly;
  readonly log: Logger;
  /** Whether the bot greets new servers and guides people through their first game. */
  readonly guide: boolean;
  /** False when boards are sent as text instead of pictures. */
  readonly pictures: boolean;
  /** The address of the page of all rules; null for none. */
  readonly rulesUrl: string | null;
  /** Request limits per person; null sets no limits. */
  readonly limits: PersonLimits | null;
  /** Returns the current time, in ms since 1970. */
  readonly now: () => number;
  /** Returns a random integer from 0 up to, not including, `below`; draws the heroes that nobody chose. */
  readonly draw: (below: number) => number;
}
