/**
 * Computes the keep that the Odds advice shows: the best expected worth over all abilities, unless it risks the current
 * hand for a small gain. Following the advice blindly is good play (`npm run soak -- --advice` measures it over whole
 * duels).
 */
import type { Seat } from '../../engine/index.ts';
import type { DieValue } from '../../engine/rules.ts';
import type { Solution } from '../odds/solve.ts';
import { offenseOf } from './ability-worth.ts';
import { outcomesOf } from './dice-outcomes.ts';
import type { TableFacts } from './table-facts.ts';

/** Worths that differ by less than this are equal. */
const SAME = 1e-9;

/** The factor by which a keep must beat the certain worth of the current dice before it may risk them. */
const WORTH_THE_RISK = 1.1;

/**
 * Returns the keep with the highest expected worth. A keep that may lose the current ability must be worth at least a
 * tenth more than the current dice. Stricter guards lose whole duels to a player that keeps for damage alone. Two were
 * tried: never reroll a hand worth as much as five new dice, and never reroll a hand that deals as much damage.
 * @param dice five dice, none of them blank
 * @param left roll attempts left, 1..10
 * @returns positions to keep, 0-based, rising
 */
export function adviseKeep(
  table: TableFacts,
  seat: Seat,
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
    // Subsets come largest first, so a tie keeps more dice.
    if (value <= most + SAME || (value < sure && !holdsOn(worth, dice, kept))) continue;
    best = keep;
    most = value;
  }
  return best;
}

/** True when keeping only these dice guarantees the current worth of all dice, whatever the other dice show. */
function holdsOn(solution: Solution, dice: readonly DieValue[], kept: readonly DieValue[]): boolean {
  const now = solution.valueAt(dice, 0);
  return outcomesOf(dice.length - kept.length).every(
    ({ dice: thrown }) => solution.valueAt([...kept, ...thrown], 0) >= now - SAME,
  );
}

/** Returns every set of positions, rising within a set; larger sets come first. */
function subsetsOf(count: number): (readonly number[])[] {
  const positions = Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: 2 ** count }, (_, mask) => positions.filter((at) => (mask >> at) & 1)).sort(
    (a, b) => b.length - a.length,
  );
}
