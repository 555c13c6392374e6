/**
 * Dice changes that a seat can still make to its own offensive roll. They raise the worth of results that are one card
 * away from a better one, so rerolls are planned with the cards in hand.
 */
import { DICE } from '../../engine/rules.ts';
import { type Alteration, stepsOf } from '../../engine/vocabulary/effects/dice.ts';
import { FIRST_OF_SIZE, NO_DICE, SIDES, withDie, withoutDie } from '../odds/dice-space.ts';
import type { DiceChange } from './dice-change.ts';

/** A dice change that can be paid for. */
export interface PlannedChange {
  readonly change: DiceChange;
  /** In points of damage. */
  readonly price: number;
}

const FULL = FIRST_OF_SIZE[DICE] ?? 0;
const RESULTS = (FIRST_OF_SIZE[DICE + 1] ?? 0) - FULL;

/**
 * Returns the worths of the results of five dice when one of the changes may follow: for each result the worth without
 * a change, or the best changed result less the price of the change.
 * @param worths by result, in the order of `dice-space`
 */
export function worthsWithChanges(worths: Float64Array, changes: readonly PlannedChange[]): Float64Array {
  const best = worths.slice();
  for (const { change, price } of changes) {
    const changed = worthsAfter(worths, change);
    if (!changed) continue;
    for (let result = 0; result < RESULTS; result += 1) {
      best[result] = Math.max(best[result] ?? 0, (changed[result] ?? 0) - price);
    }
  }
  return best;
}

/** Returns the worth of each result after the best use of a change; null for a change that is not planned. */
function worthsAfter(worths: Float64Array, change: DiceChange): Float64Array | null {
  switch (change.do) {
    case 'alter':
      return afterAlteration(worths, change.alteration, change.dice);
    case 'reroll-own':
      return afterReplacing(worths, change.dice, mean);
    case 'extra-attempt':
      return change.phase === 'offensive' ? afterReplacing(worths, DICE, mean) : null;
    case 'read-as':
      return null;
  }
}

function afterAlteration(worths: Float64Array, alteration: Alteration, dice: number): Float64Array | null {
  if (alteration.how === 'force-reroll') return null;
  if (alteration.how === 'set-any' && alteration.same === undefined)
    return afterReplacing(worths, dice, highest);
  return worths.map((worth, result) => {
    const index = FULL + result;
    let best = worth;
    for (let side = 0; side < SIDES; side += 1) {
      const fewer = withoutDie(index, side);
      if (fewer < 0) continue;
      for (let to = 0; to < SIDES; to += 1) {
        if (!reaches(alteration, fewer, side, to)) continue;
        best = Math.max(best, worths[withDie(fewer, to) - FULL] ?? 0);
      }
    }
    return best;
  });
}

/** Whether an alteration may turn a die of one side into another; sides are values less 1. */
function reaches(
  alteration: Exclude<Alteration, { how: 'force-reroll' }>,
  others: number,
  side: number,
  to: number,
): boolean {
  switch (alteration.how) {
    case 'set-any':
      return true;
    case 'set':
      return alteration.values.some((value) => value - 1 === to);
    case 'step':
      return stepsOf(alteration).includes(to - side);
    case 'copy':
      return withoutDie(others, to) >= 0;
  }
}

type Combine = (worths: readonly number[]) => number;
const mean: Combine = (worths) => worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
const highest: Combine = (worths) => Math.max(...worths);

/** Returns the worth of each result when up to `count` of its dice are replaced and the new dice combine like this. */
function afterReplacing(worths: Float64Array, count: number, combine: Combine): Float64Array {
  const filled = new Float64Array(FULL + RESULTS);
  filled.set(worths, FULL);
  for (let index = FULL - 1; index >= NO_DICE; index -= 1) {
    const next: number[] = [];
    for (let side = 0; side < SIDES; side += 1) next.push(filled[withDie(index, side)] ?? 0);
    filled[index] = combine(next);
  }
  // The best of all ways to take away up to `count` dice, one die at a time.
  let best = filled;
  for (let taken = 0; taken < count; taken += 1) {
    best = best.map((worth, index) => {
      let most = worth;
      for (let side = 0; side < SIDES; side += 1) {
        const fewer = withoutDie(index, side);
        if (fewer >= 0) most = Math.max(most, best[fewer] ?? 0);
      }
      return most;
    });
  }
  return best.slice(FULL);
}
