import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { GameService } from '../games/game-service.ts';
import type { Challenges } from '../games/lobby/challenges.ts';
import type { Lobbies } from '../games/lobby/lobbies.ts';
import type { Whereabouts } from '../games/ports/whereabouts.ts';
import type { PerkSheets } from '../games/repository/perk-sheets.ts';
import type { Profiles } from '../games/repository/profiles.ts';
import type { GameStore } from '../store/index.ts';
import type { InteractionTokens } from './discord/interaction-tokens.ts';
import type { LobbyMessages } from './lobby/lobby-messages.ts';
import type { OpenHands } from './panels/open-hands.ts';
import type { OwnPanels } from './panels/own-panels.ts';
import type { InteractionArrivals } from './routing/interaction-arrivals.ts';
import type { PersonLimits } from './routing/person-limits.ts';

/** What every command and press works with. */
export interface BotContext {
  readonly client: Client<true>;
  readonly tables: GameService;
  readonly store: GameStore;
  readonly whereabouts: Whereabouts;
  readonly challenges: Challenges;
  /** What people want to be remembered beyond a game. */
  readonly profiles: Profiles;
  /** What Missions have brought people. */
  readonly perkSheets: PerkSheets;
  readonly lobbies: Lobbies;
  readonly lobbyMessages: LobbyMessages;
  /** Presses on tables that were just acknowledged. */
  readonly presses: InteractionTokens;
  /** Interactions as they arrive, and for how long their people have waited. */
  readonly arrivals: InteractionArrivals;
  /** The private panels that people have open at games. */
  readonly panels: OwnPanels;
  /** Hands that follow a Mission while others play. */
  readonly hands: OpenHands;
  readonly log: Logger;
  /** Whether newcomers are greeted and guided through their first game. */
  readonly guide: boolean;
  /** False tells in text what would be a picture. */
  readonly pictures: boolean;
  /** How much one person may ask for; null sets no limits. */
  readonly limits: PersonLimits | null;
  /** Now, in ms since 1970. */
  readonly now: () => number;
  /** A random whole number from 0 up to, not including, `below`: for heroes that nobody chose. */
  readonly draw: (below: number) => number;
}
