/** Dice as data: values, symbols, and what dice must show. */

/** A die face's value. */
export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

/** The face of a rolled die: its value, or `null` for a blank (no value, no symbol). */
export type DieFace = DieValue | null;

/** A hero's dice: the symbol on each value, kebab-case ids such as `sword` or `fiery-soul`. */
export type DiceKey = Readonly<Record<DieValue, string>>;

/** Number of values in a row, by the size of a straight. */
export const STRAIGHTS = { micro: 3, small: 4, large: 5 } as const;
export type StraightSize = keyof typeof STRAIGHTS;

/** What dice must show. Other dice are free. */
export type Requirement =
  /** Symbol -> least number of dice that show it. */
  | { readonly kind: 'symbols'; readonly need: Readonly<Record<string, number>> }
  /** Values in a row (rule: small-straight, large-straight); micro is printed on minions only. */
  | { readonly kind: 'straight'; readonly size: StraightSize }
  /** At least `count` dice with the same value. */
  | { readonly kind: 'of-a-kind'; readonly count: number }
  /**
   * Equal symbols of any kind, one kind for each size: `[3, 2]` are three of one symbol and two of another. Printed as
   * circles and diamonds (rule: m-ally-powers). Each size is 1 or more.
   */
  | { readonly kind: 'like-symbols'; readonly sizes: readonly number[] }
  /** These values, as a multiset. */
  | { readonly kind: 'values'; readonly values: readonly DieValue[] };

/** Replaced symbols: if dice are searched for the key, the listed symbols are counted instead of it. */
export type Readings = Readonly<Record<string, readonly string[]>>;
