/** What the finishing picture is made from. */

/** Damage that somebody took at once. */
export interface Hit {
  /** Who took it. */
  readonly seat: number;
  readonly amount: number;
  /** The id of what dealt it; null where nothing is named. */
  readonly source: string | null;
  /** What whoever took it is called, where it is no player. */
  readonly victim?: string;
  /** Whose Attack it was; null for what comes by itself. */
  readonly by: number | null;
  readonly turn: number;
}

/** What a hero of a party did in the whole game. */
export interface HeroResult {
  /** Damage that enemies took from the hero. */
  readonly dealt: number;
  /** Enemies that fell by it. */
  readonly felled: number;
}

export interface Course {
  /** Health of each dial at the end of each turn, turns rising; turn 0 is the start. */
  readonly turns: readonly { readonly turn: number; readonly health: readonly number[] }[];
  readonly biggest: Hit | null;
  /** By seat, where heroes play together against enemies. */
  readonly results?: readonly HeroResult[];
  /** What felled whoever fell last; null where nobody fell. */
  readonly killing: Hit | null;
}
