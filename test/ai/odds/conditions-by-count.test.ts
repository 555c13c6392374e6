import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { parseRequirement } from '../../../src/ai/odds/parse-requirement.ts';
import { meetsGoal } from '../../../src/ai/odds/typed-goal.ts';
import { heroById } from '../../../src/engine/definitions.ts';
import type { DieValue } from '../../../src/engine/rules.ts';

const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];
const ROLLS: readonly (readonly DieValue[])[] = VALUES.flatMap((a) =>
  VALUES.flatMap((b) => VALUES.flatMap((c) => VALUES.flatMap((d) => VALUES.map((e) => [a, b, c, d, e])))),
);
const KEY = heroById('barbarian').dice;

type Dice = readonly DieValue[];
const count = (dice: Dice, ...values: number[]) => dice.filter((die) => values.includes(die)).length;
const sum = (dice: Dice) => dice.reduce<number>((total, die) => total + die, 0);
const largest = (dice: Dice) => Math.max(...VALUES.map((value) => count(dice, value)));
const different = (dice: Dice) => new Set(dice).size;
const inARow = (dice: Dice, length: number) =>
  VALUES.some((first) =>
    Array.from({ length }, (_, at) => first + at).every((value) => count(dice, value) > 0),
  );
const swords = VALUES.filter((value) => KEY[value] === 'sword');

describe('goals that count dice are met by exactly the dice that they say', () => {
  it.each<readonly [(dice: Dice) => boolean, readonly string[]]>([
    [
      (dice) => count(dice, 6) === 0,
      [
        'no sixes',
        'no 6',
        'without any 6s',
        'zero sixes',
        'not a single six',
        'what are the odds of no sixes?',
      ],
    ],
    [
      (dice) => count(dice, 1, 2) === 0,
      [
        'no 1s or 2s',
        'no ones and twos',
        'all 3 or higher',
        'all threes or better',
        'no dice below 3',
        'every die 3+',
      ],
    ],
    [
      (dice) => count(dice, 6) === 1,
      ['exactly one 6', 'exactly 1 six', 'just one six', 'only one 6', 'one six exactly'],
    ],
    [
      (dice) => count(dice, 3) <= 2,
      ['at most two 3s', 'no more than 2 threes', 'up to two threes', '2 or fewer 3s', 'fewer than three 3s'],
    ],
    [(dice) => count(dice, 5) > 2, ['more than two 5s', 'at least three 5s', '3 fives']],
    [
      (dice) => count(dice, 5, 6) >= 3,
      ['three 5s or 6s', '3 dice of 5 or higher', 'at least 3 dice showing 5 or 6', '3 5+'],
    ],
    [
      (dice) => count(dice, 2, 4, 6) === 5,
      ['all even', 'only even numbers', 'no odd numbers', 'nothing but evens', 'no odds'],
    ],
    [(dice) => count(dice, 1, 3, 5) >= 4, ['4 odd numbers', 'at least four odd dice']],
    [
      (dice) => sum(dice) === 20,
      ['sum of 20', 'total 20', 'a total of exactly 20', 'sum is 20', '20 in total'],
    ],
    [
      (dice) => sum(dice) >= 18,
      [
        'sum at least 18',
        'sum of 18 or more',
        'total of 18+',
        'sum >= 18',
        'sum over 17',
        'at least 18 pips',
      ],
    ],
    [(dice) => sum(dice) <= 12, ['sum at most 12', 'total of 12 or less', 'sum under 13', 'at most 12 pips']],
    [(dice) => sum(dice) >= 15 && sum(dice) <= 20, ['sum between 15 and 20', 'total from 15 to 20']],
    [
      (dice) => different(dice) === 5,
      ['all different', 'five different numbers', 'no pair', 'no doubles', 'no two alike'],
    ],
    [(dice) => different(dice) >= 4, ['4 different values', 'four distinct']],
    [(dice) => largest(dice) === 3, ['exactly 3 of a kind', 'exactly three of a kind']],
    [(dice) => largest(dice) === 2 && different(dice) === 4, ['exactly one pair', 'just a pair']],
    [
      (dice) => !inARow(dice, 4),
      ['not a straight', 'no straight', 'no small straight', 'without a straight'],
    ],
    [(dice) => !inARow(dice, 5), ['not a large straight']],
    [(dice) => largest(dice) < 3, ['no 3 of a kind', 'no triples']],
    [
      (dice) => largest(dice) >= 2 && count(dice, 6) === 0,
      ['a pair and no sixes', 'a pair without sixes', 'a pair but no 6'],
    ],
    [(dice) => inARow(dice, 4) || largest(dice) >= 4, ['small straight or 4 of a kind']],
    [(dice) => count(dice, ...swords) === 0, ['no swords']],
    [(dice) => count(dice, ...swords) === 2, ['exactly two swords', '2 swords exactly']],
    [(dice) => count(dice, ...swords) <= 1, ['at most one sword', '1 or fewer swords']],
  ])('%#', (isMet, texts) => {
    for (const text of texts) {
      const goal = parseRequirement(text, KEY);
      const wrong = ROLLS.find((dice) => meetsGoal(dice, KEY, goal) !== isMet(dice));
      expect(wrong, `${text} is read as ${JSON.stringify(goal)}`).toBeUndefined();
    }
  });
});

describe('goals of the rules', () => {
  it.each([
    ['3 sixes or better', { kind: 'values', values: [6, 6, 6] }],
    ['2x sword + 1x pow', { kind: 'symbols', need: { sword: 2, pow: 1 } }],
    ['4 swords or more', { kind: 'symbols', need: { sword: 4 } }],
    ['small straight', { kind: 'straight', size: 'small' }],
  ])('stay what they are: %s', (text, goal) => {
    expect(parseRequirement(text, KEY)).toEqual(goal);
  });

  it.each(['sum of', 'no', 'exactly', 'no unicorns', 'sum of many'])('"%s" is refused', (text) => {
    expect(() => parseRequirement(text, KEY)).toThrow();
  });
});
