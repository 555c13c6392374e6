/** All results of fresh dice with their chances, as multisets: no effect depends on the order of dice. */

import type { DieValue } from '../../engine/rules.ts';
import { diceAt, FIRST_OF_SIZE, MAX_DICE, SIDES } from '../odds/dice-space.ts';

export interface DiceOutcome {
  /** In rising order. */
  readonly dice: readonly DieValue[];
  /** 0..1; the chances of one roll add up to 1. */
  readonly chance: number;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function chanceOf(dice: readonly DieValue[]): number {
  let orders = factorial(dice.length);
  for (const value of new Set(dice)) orders /= factorial(dice.filter((die) => die === value).length);
  return orders / SIDES ** dice.length;
}

const OUTCOMES: readonly (readonly DiceOutcome[])[] = Array.from({ length: MAX_DICE + 1 }, (_, count) => {
  const first = FIRST_OF_SIZE[count] ?? 0;
  const size = (FIRST_OF_SIZE[count + 1] ?? 0) - first;
  return Array.from({ length: size }, (_, index) => {
    const dice = diceAt(first + index);
    return { dice, chance: chanceOf(dice) };
  });
});

/** Returns the results of rolling `count` dice; the count is capped at five. */
export function outcomesOf(count: number): readonly DiceOutcome[] {
  return OUTCOMES[Math.max(0, Math.min(MAX_DICE, count))] ?? [];
}

/**
 * Merges outcomes for which `keyOf` returns the same key, so that one of them stands for all and has their chances.
 */
export function mergedOutcomes(
  outcomes: readonly DiceOutcome[],
  keyOf: (dice: readonly DieValue[]) => string,
): readonly DiceOutcome[] {
  const groups = new Map<string, DiceOutcome>();
  for (const { dice, chance } of outcomes) {
    const key = keyOf(dice);
    const group = groups.get(key);
    groups.set(key, { dice: group?.dice ?? dice, chance: chance + (group?.chance ?? 0) });
  }
  return [...groups.values()];
}
