/**
 * The dice to keep that Odds advises: the best prospects of all abilities together, but no hand given away for
 * little. Somebody who follows it blindly plays well (`npm run soak -- --advice` judges it by whole duels).
 */
import type { DieValue } from '../../engine/rules.ts';
import type { Solution } from '../odds/solve.ts';
import { offenseOf } from './ability-worth.ts';
import { outcomesOf } from './dice-outcomes.ts';
import type { TableFacts } from './table-facts.ts';

/** Worths that differ by less than this are the same. */
const SAME = 1e-9;

/** What one has is sure: it is given away for prospects that are better by a tenth, not for less. */
const WORTH_THE_RISK = 1.1;

/**
 * The keep that promises the most, judged by worth: a hand is thrown only where what comes after it is worth more than
 * the hand, and an ability that may be lost by it only where that is a tenth more. Guards that go further (no hand thrown
 * that is worth what five new dice promise, or that does as much damage) lose whole duels to keeping for damage alone.
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
  const sure = WORTH_THE_RISK * worth.valueAt(dice, 0);
  let best: readonly number[] = dice.map((_, at) => at);
  let most = worth.valueOfKeep(dice, left);
  for (const keep of subsetsOf(dice.length)) {
    const kept = keep.flatMap((at) => dice[at] ?? []);
    const value = worth.valueOfKeep(kept, left);
    // Fewer dice come later: at the same worth more dice stay.
    if (value <= most + SAME || (value < sure && !holdsOn(worth, dice, kept))) continue;
    best = keep;
    most = value;
  }
  return best;
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
