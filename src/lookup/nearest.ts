/** The names most similar to a query, for searches without a hit. */
import { lettersAndDigits } from './normalise.ts';

export interface Named<T> {
  readonly item: T;
  readonly names: readonly string[];
}

/** The different pairs of neighbouring letters of a name, its ends included, as ascending numbers. */
export type LetterPairs = Uint16Array;

/**
 * The items whose names share the most letter pairs with the query, best first.
 * @param query what was typed
 * @param named the candidates with all their names
 * @param count how many to return; fewer only when there are fewer candidates
 */
export function nearestNames<T>(query: string, named: readonly Named<T>[], count: number): T[] {
  const wanted = letterPairs(query);
  return named
    .map(({ item, names }, order) => ({
      item,
      order,
      alike: Math.max(0, ...names.map((name) => similarity(wanted, letterPairs(name)))),
    }))
    .sort((a, b) => b.alike - a.alike || a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}

/** 0 (no letter pair in common) to 1 (the same pairs): Dice's coefficient. */
export function similarity(a: LetterPairs, b: LetterPairs): number {
  if (a.length + b.length === 0) return 0;
  let shared = 0;
  for (let atA = 0, atB = 0; atA < a.length && atB < b.length; ) {
    const difference = (a[atA] ?? 0) - (b[atB] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) atA += 1;
    if (difference >= 0) atB += 1;
  }
  return (2 * shared) / (a.length + b.length);
}

/** The letter pairs of a name; case, blanks and punctuation are ignored. */
export function letterPairs(text: string): LetterPairs {
  const letters = ` ${lettersAndDigits(text)} `;
  const pairs = new Set<number>();
  // All are ASCII characters, of which a number has room for two.
  for (let at = 0; at + 1 < letters.length; at += 1)
    pairs.add(letters.charCodeAt(at) * 256 + letters.charCodeAt(at + 1));
  return Uint16Array.from(pairs).sort();
}
