/** A finished game as it is looked at again, step by step. */
import type { GameState, Seat } from '../engine/index.ts';
import type { Chronicle } from '../history/chronicle.ts';
import type { KeyMoment } from '../history/moments.ts';
import type { Ending, SeatOccupant } from './occupant-and-ending.ts';

export interface RetoldStep {
  /** Number of actions in effect up to this step. */
  readonly actions: number;
  readonly turn: number;
  /** Round of a Mission; 0 in other modes. */
  readonly round: number;
  /** Public lines of the log, 0 or more. */
  readonly lines: readonly string[];
}

export interface RetoldGame {
  readonly gameId: string;
  readonly guildId: string | null;
  /** By seat, at the end of the game. */
  readonly occupants: readonly SeatOccupant[];
  /** People who played a seat earlier. */
  readonly former: readonly { readonly seat: Seat; readonly userId: string }[];
  /** By seat: the ids of the heroes. */
  readonly heroes: readonly string[];
  /** The id of the Mission; null in other modes. */
  readonly mission: string | null;
  /** The id of the scenario of Adventures; null in other modes. */
  readonly crawl: string | null;
  readonly ended: Ending;
  /** At least one; the first is the start of the game. */
  readonly steps: readonly RetoldStep[];
  /** In order; `at` is an index of `steps`. */
  readonly moments: readonly (KeyMoment & { readonly at: number })[];
  /** The chronicle of the game; null where it is not known. */
  readonly chronicle: Chronicle | null;
  /** Returns the state at a step; null where present rules do not lead to it. It holds secrets, as every state does. */
  stateAt(step: number): GameState | null;
}
