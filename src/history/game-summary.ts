/** The data of the picture at the end of a game. */
import type { Seat } from '../engine/index.ts';

/** One hit: damage to a player or an enemy. */
export interface Hit {
  /** The damaged seat. */
  readonly seat: Seat;
  readonly amount: number;
  /** The id of the source; null if it has none. */
  readonly source: string | null;
  /** The name of the victim if it is not a player. */
  readonly victim?: string;
  /** The attacker's seat; null for damage without an Attack. */
  readonly by: number | null;
  readonly turn: number;
}

/** Results of a hero of a party in the whole game. */
export interface HeroResult {
  /** Damage by the hero to enemies. */
  readonly dealt: number;
  /** The number of enemies that the hero defeated. */
  readonly defeated: number;
}

/** The history of a finished game in figures. */
export interface GameSummary {
  /**
   * Health of each dial at the end of each turn, in ascending order; turn 0 is the start. Players who gave up keep the
   * health that they had then.
   */
  readonly turns: readonly { readonly turn: number; readonly health: readonly number[] }[];
  readonly biggest: Hit | null;
  /** By seat; only in a cooperative game against enemies. */
  readonly results?: readonly HeroResult[];
  /** The hit that defeated the last player; null if nobody was defeated, or if the last player gave up. */
  readonly killing: Hit | null;
}
