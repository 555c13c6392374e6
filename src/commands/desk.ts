import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { GameStore } from '../store/index.ts';
import type { Challenges } from './challenge/challenges.ts';
import type { Tables } from './table/tables.ts';

/** What every command and press works with. */
export interface Desk {
  readonly client: Client<true>;
  readonly tables: Tables;
  readonly store: GameStore;
  readonly challenges: Challenges;
  readonly log: Logger;
  /** Now, in ms since 1970. */
  readonly now: () => number;
  /** A random whole number from 0 up to, not including, `below`: for heroes that nobody chose. */
  readonly draw: (below: number) => number;
}
