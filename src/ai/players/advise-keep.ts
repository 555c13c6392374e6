/**
 * The dice to keep that Odds advises: the best prospects of all abilities together, but never a good hand given
 * away. Somebody who follows it blindly plays well (`npm run soak -- --advice` judges it by whole duels).
 */
import type { DieValue } from '../../engine/index.ts';
import type { Solution } from '../odds/solve.ts';
import { offenseOf } from './ability-worth.ts';
import { damageSolutionOf } from './damage-solution.ts';
import { outcomesOf } from './dice-outcomes.ts';
import type { TableFacts } from './table-facts.ts';

/** Worths that differ by less than this are the same. */
const SAME = 1e-9;

/** A hand is good from this share of what new dice promise: what one has is sure. */
const GOOD_SHARE = 0.85;

/**
 * A hand is good when its best ability is worth about what these attempts bring with five new dice, or more, be it
 * in damage or all in all. Of a good hand only dice are thrown that it can do without: whatever they show, an ability
 * of that worth is still fulfilled.
 * @param dice five dice, none of them blank
 * @param left Roll Attempts left, 1..10
 * @returns positions to keep, from 0, rising
 */
export function adviseKeep(
  table: TableFacts,
  seat: number,
  dice: readonly DieValue[],
  left: number,
): readonly number[] {
  const worth = offenseOf(table, seat);
  const goods = [worth, damageSolutionOf(table, seat)].filter((solution) => isGood(solution, dice, left));
  let best: readonly number[] = dice.map((_, at) => at);
  let most = worth.valueOfKeep(dice, left);
  for (const keep of subsetsOf(dice.length)) {
    const kept = keep.flatMap((at) => dice[at] ?? []);
    const value = worth.valueOfKeep(kept, left);
    // Fewer dice come later: at the same worth more dice stay.
    if (value <= most + SAME || !goods.every((solution) => holdsOn(solution, dice, kept))) continue;
    best = keep;
    most = value;
  }
  return best;
}

function isGood(solution: Solution, dice: readonly DieValue[], left: number): boolean {
  const now = solution.valueAt(dice, 0);
  return now > 0 && now >= GOOD_SHARE * solution.fromScratch(left);
}

/** Whether the worth of all dice now is sure with just these kept, whatever the others show. */
function holdsOn(solution: Solution, dice: readonly DieValue[], kept: readonly DieValue[]): boolean {
  const now = solution.valueAt(dice, 0);
  return outcomesOf(dice.length - kept.length).every(
    ({ dice: thrown }) => solution.valueAt([...kept, ...thrown], 0) >= now - SAME,
  );
}

/** Every set of positions, rising, those with more positions first. */
function subsetsOf(count: number): (readonly number[])[] {
  const positions = Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: 2 ** count }, (_, mask) => positions.filter((at) => (mask >> at) & 1)).sort(
    (a, b) => b.length - a.length,
  );
}
