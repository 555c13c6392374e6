/** Dice on the table. */

import type { DieFace } from '../vocabulary/dice.ts';
import type { Seat } from './ids.ts';

/** Dice on the table, open until they are settled. */
export interface RollState {
  owner: Seat;
  dice: Die[];
  /** What the roll is for: `offensive-roll`, `targeting-roll`, or the id of the ability, card or token that rolls. */
  label: string;
  /** Number of changes by cards and effects. An announcement lapses if it has grown. */
  changes: number;
  /** Replaced symbols: asked symbol -> symbols that are counted instead. */
  reads?: Record<string, string[]>;
  /** An opponent changed presented dice, so they return to the roller (R85). Absent in older games. */
  cameBack?: boolean;
  /** What a granted re-roll adds, as long as the dice were not re-rolled by other means after it. */
  bonus?: number;
  settled: boolean;
}

/** A rolled die. */
export interface Die {
  value: DieFace;
  /** The seat that owns it; absent: the roll's owner. */
  owner?: Seat;
  /** It was not re-rolled in the last re-roll. Only for display: it may be re-rolled later (rule: unlocked-dice). */
  kept: boolean;
  altered: boolean;
}
