import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceAt, FIRST_OF_SIZE, indexOfDice } from '../../../src/ai/odds/dice-space.ts';
import { solve } from '../../../src/ai/odds/solve.ts';
import type { DieValue } from '../../../src/engine/vocabulary/dice.ts';
import {
  everyRoll,
  rollNumber,
  worthFromScratch,
  worthOfKeepByRecursion,
  worthsOfOrderedRolls,
} from './brute-force.ts';
import { atLeast, damage, GOALS, largeStraight, mixed, ofAKind, smallStraight } from './goals.ts';

const EXACT = 1e-12;
const die = fc.constantFrom<DieValue>(1, 2, 3, 4, 5, 6);
const fiveDice = fc.array(die, { minLength: 5, maxLength: 5 });

describe('the multisets of dice', () => {
  it('are 462, of which 252 have five dice', () => {
    expect(FIRST_OF_SIZE).toEqual([0, 1, 7, 28, 84, 210, 462]);
  });

  it('are found again from their dice in any order', () => {
    for (let index = 0; index < 462; index += 1) {
      expect(indexOfDice([...diceAt(index)].reverse())).toBe(index);
    }
  });

  it('cover every roll of five dice', () => {
    const seen = new Set(everyRoll(5).map((roll) => [...roll].sort().join('')));
    const indexed = Array.from({ length: 252 }, (_, at) => diceAt(210 + at).join(''));
    expect(new Set(indexed)).toEqual(seen);
  });

  it('refuse a sixth die and a seventh side', () => {
    expect(() => indexOfDice([1, 1, 1, 1, 1, 1])).toThrow('At most five dice');
    const seven = JSON.parse('[7]');
    expect(() => indexOfDice(seven)).toThrow('A die shows 1 to 6, not 7.');
    expect(() => diceAt(462)).toThrow(RangeError);
  });
});

describe('brute force over all ordered rolls', () => {
  it.each(GOALS)('agrees on %s from scratch in one to four attempts', (_, goal) => {
    const solution = solve(goal);
    for (const attempts of [1, 2, 3, 4]) {
      expect(Math.abs(solution.fromScratch(attempts) - worthFromScratch(goal, attempts))).toBeLessThan(EXACT);
    }
  });

  it.each(GOALS)('agrees on %s from each of the 252 rolls with 0 to 3 attempts left', (_, goal) => {
    const solution = solve(goal);
    for (const attemptsLeft of [0, 1, 2, 3]) {
      const worths = worthsOfOrderedRolls(goal, attemptsLeft);
      for (let index = 210; index < 462; index += 1) {
        const dice = diceAt(index);
        const wanted = worths[rollNumber(dice)] ?? Number.NaN;
        expect(Math.abs(solution.valueAt(dice, attemptsLeft) - wanted)).toBeLessThan(EXACT);
      }
    }
  });
});

describe('closed forms', () => {
  it('five sixes in n attempts: each die has n chances of its own', () => {
    const solution = solve(atLeast(5, [6]));
    for (let attempts = 0; attempts <= 10; attempts += 1) {
      const wanted = (1 - (5 / 6) ** attempts) ** 5;
      expect(Math.abs(solution.fromScratch(attempts) - wanted)).toBeLessThan(EXACT);
    }
    // (6^3 - 5^3)^5 of 6^15 outcomes, as whole numbers.
    expect(solution.fromScratch(3)).toBe(91 ** 5 / 6 ** 15);
  });

  it('k of a symbol on s sides: a binomial sum over the dice', () => {
    const choose = [1, 5, 10, 10, 5, 1];
    for (const sides of [1, 2, 3]) {
      const symbol = Array.from({ length: sides }, (_, at) => at + 1);
      for (const least of [1, 2, 3, 4, 5]) {
        const solution = solve(atLeast(least, symbol));
        for (const attempts of [1, 2, 3]) {
          const hit = 1 - (1 - sides / 6) ** attempts;
          const wanted = choose.reduce(
            (sum, ways, hits) => sum + (hits >= least ? ways * hit ** hits * (1 - hit) ** (5 - hits) : 0),
            0,
          );
          expect(Math.abs(solution.fromScratch(attempts) - wanted)).toBeLessThan(EXACT);
        }
      }
    }
  });

  it('straights in a single roll: 240 and 1200 of 7776', () => {
    expect(solve(largeStraight).fromScratch(1)).toBe(240 / 7776);
    expect(solve(smallStraight).fromScratch(1)).toBe(1200 / 7776);
  });

  it('a large straight that lacks one end die has a third, a middle die a sixth, for each attempt', () => {
    const solution = solve(largeStraight);
    for (const attemptsLeft of [1, 2, 3]) {
      expect(solution.valueAt([2, 3, 4, 5, 5], attemptsLeft)).toBeCloseTo(1 - (2 / 3) ** attemptsLeft, 12);
    }
    expect(solution.valueAt([1, 2, 4, 5, 5], 1)).toBeCloseTo(1 / 6, 12);
  });

  it('any five of a kind in three attempts is the well-known 347897 / 7558272', () => {
    expect(solve(ofAKind(5)).fromScratch(3)).toBe(347897 / 7558272);
  });

  it('straights in three attempts are what brute force over all ordered rolls gives', () => {
    expect(solve(largeStraight).fromScratch(3)).toBeCloseTo(0.26109501673411434, 12);
    expect(solve(smallStraight).fromScratch(3)).toBeCloseTo(0.6154423129036065, 12);
  });

  it('goals in three attempts are whole numbers of the 6^15 outcomes', () => {
    for (const goal of [largeStraight, smallStraight, mixed, ofAKind(4)]) {
      const outcomes = solve(goal).fromScratch(3) * 6 ** 15;
      expect(Math.abs(outcomes - Math.round(outcomes))).toBeLessThan(1e-3);
    }
  });
});

describe('any payoff', () => {
  const payoff = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 252, maxLength: 252 });
  const attemptsLeft = fc.integer({ min: 1, max: 10 });

  it('gains from each further attempt, and stays between its least and its most', () => {
    fc.assert(
      fc.property(payoff, fiveDice, (worths, dice) => {
        const solution = solve(Float64Array.from(worths));
        const values = Array.from({ length: 11 }, (_, left) => solution.valueAt(dice, left));
        for (const [left, value] of values.entries()) {
          expect(value).toBeGreaterThanOrEqual((values[left - 1] ?? 0) - EXACT);
          expect(value).toBeLessThanOrEqual(Math.max(...worths) + EXACT);
        }
        for (let attempts = 1; attempts < 10; attempts += 1) {
          expect(solution.fromScratch(attempts + 1)).toBeGreaterThanOrEqual(
            solution.fromScratch(attempts) - EXACT,
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is worth what its best keep is worth, and no keep is worth more', () => {
    fc.assert(
      fc.property(
        payoff,
        fiveDice,
        attemptsLeft,
        fc.subarray([0, 1, 2, 3, 4]),
        (worths, dice, left, other) => {
          const solution = solve(Float64Array.from(worths));
          const kept = (positions: readonly number[]) => positions.flatMap((at) => dice[at] ?? []);
          const value = solution.valueAt(dice, left);
          const best = solution.valueOfKeep(kept(solution.bestKeep(dice, left)), left);
          expect(Math.abs(best - value)).toBeLessThan(EXACT * 12);
          expect(solution.valueOfKeep(kept(other), left)).toBeLessThanOrEqual(value + EXACT * 12);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('has a best keep that brute force finds worth the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GOALS), fiveDice, ([, goal], dice) => {
        const solution = solve(goal);
        const worth = worthOfKeepByRecursion(goal, dice, solution.bestKeep(dice, 1), 1);
        expect(Math.abs(worth - solution.valueAt(dice, 1))).toBeLessThan(EXACT);
      }),
      { numRuns: 40 },
    );
  });

  it('does not depend on the order of the dice', () => {
    const solution = solve(damage);
    expect(solution.valueAt([6, 1, 4, 2, 2], 2)).toBe(solution.valueAt([2, 6, 2, 1, 4], 2));
  });
});

describe('the best keep', () => {
  it('keeps the dice of the goal and rolls the others', () => {
    expect(solve(atLeast(5, [6])).bestKeep([6, 1, 6, 2, 3], 2)).toEqual([0, 2]);
    expect(solve(smallStraight).bestKeep([1, 3, 4, 6, 6], 1)).toHaveLength(3);
    expect(solve(largeStraight).bestKeep([5, 5, 2, 3, 4], 1)).toEqual([0, 2, 3, 4]);
  });

  it('keeps all dice when the goal is reached, out of reach, or no attempt is left', () => {
    expect(solve(smallStraight).bestKeep([1, 2, 3, 4, 6], 2)).toEqual([0, 1, 2, 3, 4]);
    expect(solve(() => 0).bestKeep([1, 1, 1, 1, 1], 2)).toEqual([0, 1, 2, 3, 4]);
    expect(solve(largeStraight).bestKeep([1, 1, 1, 1, 1], 0)).toEqual([0, 1, 2, 3, 4]);
  });

  it('rolls dice that were never shown', () => {
    const solution = solve(atLeast(2, [6]));
    expect(solution.valueAt([6, 1], 1)).toBeCloseTo(1 - (5 / 6) ** 4, 12);
    expect(solution.bestKeep([1, 6], 1)).toEqual([1]);
  });
});
