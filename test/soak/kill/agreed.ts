/** The games that people have started. */
import type { Player } from '../../../src/playground/index.ts';
import type { Findings } from './findings.ts';
import type { MoveParts } from './moves.ts';

export interface StartedGame {
  /** The message under which it is played; the thread has the same id. */
  readonly thread: string;
  /** Whether its start was acknowledged; then the game must exist. */
  acknowledged: boolean;
}

/** People who play game after game. */
export interface Players {
  /** Every game that was asked for, oldest first. */
  readonly agreed: readonly StartedGame[];
  /** Plays until the gate ends. */
  run(): Promise<void>;
}

/** What players of every kind of game are made of. */
export interface PlayersParts extends MoveParts {
  readonly findings: Findings;
  readonly heroes: readonly string[];
  /** The channel in which games are asked for. */
  readonly hall: string;
  /** Who asks for games. */
  readonly host: Player;
}
