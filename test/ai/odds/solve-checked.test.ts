import { describe, expect, it } from 'vitest';
import { diceAt } from '../../../src/ai/odds/dice-space.ts';
import { solve } from '../../../src/ai/odds/solve.ts';
import type { Goal } from './brute-force.ts';
import { worthByRecursion } from './brute-force.ts';
import { count, GOALS, has, ofAKind, pips } from './goals.ts';

describe('brute force by recursion over all keeps and rerolls', () => {
  const goals: readonly (readonly [string, Goal])[] = [
    ['a pair', ofAKind(2)],
    ['a six and a low die', (dice) => (has(dice, [6]) && count(dice, [1, 2, 3]) >= 1 ? 1 : 0)],
    ['the sum of the dice', pips],
  ];

  it.each(goals)('agrees on %s with two dice and up to two attempts left', (_, goal) => {
    const solution = solve(goal, 2);
    for (let index = 7; index < 28; index += 1) {
      const dice = diceAt(index);
      for (const attemptsLeft of [0, 1, 2]) {
        expect(solution.valueAt(dice, attemptsLeft)).toBeCloseTo(
          worthByRecursion(goal, dice, attemptsLeft),
          12,
        );
      }
    }
  });

  it.each(goals)('agrees on %s with three dice and two attempts left', (_, goal) => {
    const solution = solve(goal, 3);
    for (const dice of [
      [1, 2, 6],
      [4, 4, 5],
      [6, 6, 6],
    ] as const) {
      expect(solution.valueAt(dice, 2)).toBeCloseTo(worthByRecursion(goal, dice, 2), 12);
    }
  });

  it('agrees on five dice with one attempt left', () => {
    for (const [, goal] of GOALS) {
      const solution = solve(goal);
      for (const dice of [
        [1, 2, 3, 5, 5],
        [6, 6, 1, 4, 3],
        [2, 2, 2, 6, 6],
      ] as const) {
        expect(solution.valueAt(dice, 1)).toBeCloseTo(worthByRecursion(goal, dice, 1), 12);
      }
    }
  });
});

describe('a solution refuses', () => {
  const solution = solve(pips);

  it('attempts that are not whole or not in range', () => {
    for (const attempts of [-1, 11, 1.5, Number.NaN]) {
      expect(() => solution.fromScratch(attempts)).toThrow('whole number from 0 to 10');
      expect(() => solution.valueAt([1, 1, 1, 1, 1], attempts)).toThrow('whole number from 0 to 10');
      expect(() => solution.bestKeep([1, 1, 1, 1, 1], attempts)).toThrow('whole number from 0 to 10');
    }
    expect(() => solution.valueAt([1, 1], 0)).toThrow('whole number from 1 to 10');
    expect(() => solution.valueOfKeep([1, 1], 0)).toThrow('whole number from 1 to 10');
  });

  it('more dice than it rolls', () => {
    expect(() => solve(pips, 2).valueAt([1, 1, 1], 1)).toThrow('2 dice, not 3');
    expect(() => solve(pips, 6)).toThrow('up to five dice, not 6');
  });

  it('payoffs of the wrong number or without a finite worth', () => {
    expect(() => solve(new Float64Array(251))).toThrow('need 252 payoffs, not 251');
    expect(() => solve(() => Number.NaN)).toThrow('The payoff of 1 1 1 1 1 is NaN');
  });
});
