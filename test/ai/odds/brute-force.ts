/**
 * Two oracles that share only the rules of rolling with the solver: a recursion over every keep and
 * every reroll, and value iteration over all ordered rolls. Both know dice as plain arrays of 1..6.
 */

export type Goal = (dice: readonly number[]) => number;

/** Every ordered roll of `count` dice. */
export function everyRoll(count: number): number[][] {
  let rolls: number[][] = [[]];
  for (let die = 0; die < count; die += 1) {
    rolls = rolls.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((value) => [...roll, value]));
  }
  return rolls;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The average over every reroll of the dice that are not kept, with best play afterwards. */
export function worthOfKeepByRecursion(
  goal: Goal,
  dice: readonly number[],
  keep: readonly number[],
  attemptsLeft: number,
): number {
  const rolled = dice.map((_, at) => at).filter((at) => !keep.includes(at));
  return average(
    everyRoll(rolled.length).map((roll) => {
      const after = [...dice];
      for (const [nth, at] of rolled.entries()) after[at] = roll[nth] ?? 0;
      return worthByRecursion(goal, after, attemptsLeft - 1);
    }),
  );
}

/** The best of every set of positions to keep, by recursion down to the last attempt. */
export function worthByRecursion(goal: Goal, dice: readonly number[], attemptsLeft: number): number {
  if (attemptsLeft === 0) return goal(dice);
  let best = Number.NEGATIVE_INFINITY;
  for (let mask = 0; mask < 2 ** dice.length; mask += 1) {
    const keep = dice.map((_, at) => at).filter((at) => mask & (1 << at));
    best = Math.max(best, worthOfKeepByRecursion(goal, dice, keep, attemptsLeft));
  }
  return best;
}

/** Worths of all 7776 ordered rolls of five dice; roll `i` has die `d` = digit `d` of `i` in base six. */
export type OrderedWorths = Float64Array;

export function rollNumber(dice: readonly number[]): number {
  return dice.reduce((sum, value, at) => sum + (value - 1) * 6 ** at, 0);
}

const POSITIONS = [0, 1, 2, 3, 4];
const ROLLS = everyRoll(5).sort((a, b) => rollNumber(a) - rollNumber(b));
const KEEPS = Array.from({ length: 32 }, (_, mask) => POSITIONS.filter((at) => mask & (1 << at)));

/** For each set of kept positions and each roll, a number for what the kept dice show. */
const KEPT_DICE = KEEPS.map((kept) =>
  Int32Array.from(ROLLS, (roll) => rollNumber(roll.map((value, at) => (kept.includes(at) ? value : 1)))),
);

/** The worths with `attemptsLeft` rerolls; positions in `locked` always stay. */
export function worthsOfOrderedRolls(
  goal: Goal,
  attemptsLeft: number,
  locked: readonly number[] = [],
): OrderedWorths {
  let worths = Float64Array.from(ROLLS, (roll) => goal(roll));
  for (let attempt = 0; attempt < attemptsLeft; attempt += 1) {
    const best = new Float64Array(ROLLS.length).fill(Number.NEGATIVE_INFINITY);
    for (const [mask, kept] of KEEPS.entries()) {
      if (!locked.every((at) => kept.includes(at))) continue;
      const shown = KEPT_DICE[mask] ?? new Int32Array();
      const sums = new Float64Array(ROLLS.length);
      for (const [roll, name] of shown.entries()) sums[name] = (sums[name] ?? 0) + (worths[roll] ?? 0);
      const rerolls = 6 ** (5 - kept.length);
      for (const [roll, name] of shown.entries()) {
        best[roll] = Math.max(best[roll] ?? 0, (sums[name] ?? 0) / rerolls);
      }
    }
    worths = best;
  }
  return worths;
}

/** The worth before the first of `attempts` rolls. */
export function worthFromScratch(goal: Goal, attempts: number): number {
  return average([...worthsOfOrderedRolls(goal, attempts - 1)]);
}
