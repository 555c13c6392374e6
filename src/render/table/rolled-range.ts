/** Between which figures an amount lies that depends on dice which an ability rolls. */
import type { DieValue } from '../../engine/rules.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import { knownAmount, type PublicFacts } from './known-amounts.ts';

export interface AmountRange {
  readonly least: number;
  readonly most: number;
}

const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

const RESULTS = new Map<number, readonly (readonly DieValue[])[]>();

/** All results of a number of dice, in rising order: no amount depends on the order of dice. */
export function resultsOf(dice: number): readonly (readonly DieValue[])[] {
  const known = RESULTS.get(dice);
  if (known) return known;
  const results = risingFrom(1, dice);
  RESULTS.set(dice, results);
  return results;
}

function risingFrom(from: DieValue, dice: number): readonly (readonly DieValue[])[] {
  if (dice <= 0) return [[]];
  return VALUES.filter((value) => value >= from).flatMap((value) =>
    risingFrom(value, dice - 1).map((others) => [value, ...others]),
  );
}

/**
 * The least and the most that the sum of some amounts can be. They are judged together, because a die that counts for
 * one of them may not count for another.
 * @param dice how many dice the ability has rolled
 * @returns null when no dice are rolled, and when an amount depends on anything else that is not public
 */
export function rangeOf(amounts: readonly Amount[], facts: PublicFacts, dice: number): AmountRange | null {
  if (dice === 0) return null;
  const sum = { sum: amounts };
  const found: number[] = [];
  for (const rolled of resultsOf(dice)) {
    const amount = knownAmount(sum, { ...facts, rolled });
    if (amount === null) return null;
    found.push(amount);
  }
  return { least: Math.min(...found), most: Math.max(...found) };
}
