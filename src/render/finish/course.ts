/** The data of the picture at the end of a game. */

/** Damage that somebody took in one hit. */
export interface Hit {
  /** Who took it. */
  readonly seat: number;
  readonly amount: number;
  /** The id of the source; null if it has none. */
  readonly source: string | null;
  /** The name of the victim if it is not a player. */
  readonly victim?: string;
  /** The attacker's seat; null for damage without an Attack. */
  readonly by: number | null;
  readonly turn: number;
}

/** What a hero of a party did in the whole game. */
export interface HeroResult {
  /** Damage that enemies took from the hero. */
  readonly dealt: number;
  /** Enemies that the hero defeated. */
  readonly felled: number;
}

export interface Course {
  /** Health of each dial at the end of each turn, in ascending order; turn 0 is the start. */
  readonly turns: readonly { readonly turn: number; readonly health: readonly number[] }[];
  readonly biggest: Hit | null;
  /** By seat, in a cooperative game against enemies. */
  readonly results?: readonly HeroResult[];
  /** The hit that defeated the last player; null if nobody was defeated. */
  readonly killing: Hit | null;
}
