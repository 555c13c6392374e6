/** Interfaces of the people who start games and play them. */
import type { Player } from '../../../src/playground/index.ts';
import type { Findings } from './findings.ts';
import type { MoveParts } from './moves.ts';

export interface StartedGame {
  /** The message below which its thread is opened; the thread has the same id. */
  readonly thread: string;
  /** Whether the bot acknowledged its start; the game must exist then. */
  acknowledged: boolean;
}

/** A group of people who play one game after another. */
export interface Players {
  /** Every requested game, oldest first. */
  readonly startedGames: readonly StartedGame[];
  /** Plays until `Gate.end` is called. */
  run(): Promise<void>;
}

/** The dependencies of the players of every kind of game. */
export interface PlayersParts extends MoveParts {
  readonly findings: Findings;
  readonly heroes: readonly string[];
  /** The channel in which games are requested. */
  readonly hall: string;
  /** How many times as long as on an idle machine the program takes to start; at least 1. */
  readonly slowness: () => number;
  /** The person who requests games. */
  readonly host: Player;
}
