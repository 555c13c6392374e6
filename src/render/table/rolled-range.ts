/** Between which figures an amount lies that depends on dice which an ability rolls. */
import {
  type AmountFacts,
  countShowing,
  countSymbol,
  type DieValue,
  evaluateAmount,
  sumOfBest,
} from '../../engine/rules.ts';
import type { Amount } from '../../engine/vocabulary/amount.ts';
import { AMOUNTS, type PublicFacts } from './known-amounts.ts';

export interface AmountRange {
  readonly least: number;
  readonly most: number;
}

interface RolledFacts extends PublicFacts {
  readonly rolled: readonly DieValue[];
}

const ROLLED: AmountFacts<RolledFacts, null> = {
  ...AMOUNTS,
  symbols: (table, count) => {
    if (count.dice !== 'rolled') return AMOUNTS.symbols(table, count);
    const shown = count.symbols.reduce(
      (sum, symbol) => sum + countSymbol(table.rolled, table.hero.dice, symbol),
      0,
    );
    return Math.floor(shown / count.every);
  },
  values: ({ rolled }, { dice, values }) => (dice === 'rolled' ? countShowing(rolled, values) : null),
  total: ({ rolled }) => rolled.reduce<number>((sum, value) => sum + value, 0),
  best: ({ rolled }, { dice }) => sumOfBest(rolled, dice),
};

const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/** All results of a number of dice, in rising order: no amount depends on the order of dice. */
function resultsOf(dice: number, from: DieValue = 1): readonly (readonly DieValue[])[] {
  if (dice <= 0) return [[]];
  return VALUES.filter((value) => value >= from).flatMap((value) =>
    resultsOf(dice - 1, value).map((others) => [value, ...others]),
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
    const amount = evaluateAmount(ROLLED, { ...facts, rolled }, sum);
    if (amount === null) return null;
    found.push(amount);
  }
  return { least: Math.min(...found), most: Math.max(...found) };
}
