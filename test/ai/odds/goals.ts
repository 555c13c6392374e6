/** Goals that tests solve, as payoffs of a roll. */
import type { Goal } from './brute-force.ts';

export const has = (dice: readonly number[], values: readonly number[]) =>
  values.every((value) => dice.includes(value));
export const count = (dice: readonly number[], values: readonly number[]) =>
  dice.filter((value) => values.includes(value)).length;
export const atLeast = (least: number, values: readonly number[]): Goal => {
  return (dice) => (count(dice, values) >= least ? 1 : 0);
};
export const largeStraight: Goal = (dice) =>
  has(dice, [2, 3, 4, 5]) && (has(dice, [1]) || has(dice, [6])) ? 1 : 0;
export const smallStraight: Goal = (dice) =>
  has(dice, [1, 2, 3, 4]) || has(dice, [2, 3, 4, 5]) || has(dice, [3, 4, 5, 6]) ? 1 : 0;
export const ofAKind = (least: number): Goal => {
  return (dice) => ([1, 2, 3, 4, 5, 6].some((value) => count(dice, [value]) >= least) ? 1 : 0);
};
export const mixed: Goal = (dice) => (count(dice, [1, 2, 3]) >= 2 && count(dice, [6]) >= 2 ? 1 : 0);
export const pips: Goal = (dice) => dice.reduce((sum, value) => sum + value, 0);
export const damage: Goal = (dice) => {
  const swords = count(dice, [1, 2, 3]);
  const smack = swords >= 3 ? 4 + 2 * (swords - 3) : 0;
  return Math.max(smack, 9 * largeStraight(dice), 7 * smallStraight(dice), 12 * atLeast(4, [6])(dice));
};

/** By name. */
export const GOALS: readonly (readonly [string, Goal])[] = [
  ['five sixes', atLeast(5, [6])],
  ['three of a symbol on 1-3', atLeast(3, [1, 2, 3])],
  ['two of one symbol and two of another', mixed],
  ['small straight', smallStraight],
  ['large straight', largeStraight],
  ['four of a kind', ofAKind(4)],
  ['the sum of the dice', pips],
  ['the damage of a board', damage],
];
