/** The names most similar to a query, for searches without a hit. */
import { lettersAndDigits } from './normalise.ts';

export interface Named<T> {
  readonly item: T;
  readonly names: readonly string[];
}

/** The neighbouring letters of a name, its ends included. */
export type LetterPairs = ReadonlySet<string>;

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
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** The letter pairs of a name; case, blanks and punctuation are ignored. */
export function letterPairs(text: string): LetterPairs {
  const letters = ` ${lettersAndDigits(text)} `;
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < letters.length; at += 1) pairs.add(letters.slice(at, at + 2));
  return pairs;
}
