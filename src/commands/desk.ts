import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { GameStore } from '../store/index.ts';
import type { Challenges } from './challenge/challenges.ts';
import type { FreshPresses } from './discord/fresh-presses.ts';
import type { InteractionAges } from './discord/interaction-ages.ts';
import type { Lobbies } from './lobby/lobbies.ts';
import type { LobbyMessages } from './lobby/lobby-messages.ts';
import type { OwnPanels } from './own-panels.ts';
import type { PersonLimits } from './person-limits.ts';
import type { Profiles } from './profile/profiles.ts';
import type { Tables } from './table/tables.ts';
import type { Whereabouts } from './table/whereabouts-port.ts';

/** What every command and press works with. */
export interface Desk {
  readonly client: Client<true>;
  readonly tables: Tables;
  readonly store: GameStore;
  readonly whereabouts: Whereabouts;
  readonly challenges: Challenges;
  /** What people want to be remembered beyond a game. */
  readonly profiles: Profiles;
  readonly lobbies: Lobbies;
  readonly lobbyMessages: LobbyMessages;
  /** Presses on tables that were just acknowledged. */
  readonly presses: FreshPresses;
  /** For how long people have waited for an answer. */
  readonly ages: InteractionAges;
  /** The private panels that people have open at games. */
  readonly panels: OwnPanels;
  readonly log: Logger;
  /** How much one person may ask for; null sets no limits. */
  readonly limits: PersonLimits | null;
  /** Now, in ms since 1970. */
  readonly now: () => number;
  /** A random whole number from 0 up to, not including, `below`: for heroes that nobody chose. */
  readonly draw: (below: number) => number;
}
