import { describe, expect, it } from 'vitest';
import { describeKeep, formatProbability, requirementWords } from '../../../src/ai/odds/wording.ts';
import type { DiceKey } from '../../../src/engine/vocabulary/dice.ts';
import { ENGLISH } from '../../../src/words/index.ts';

describe('a probability in words', () => {
  it.each([
    [0, '0 %'],
    [1, '100 %'],
    [0.1234, '12.3 %'],
    [0.5, '50.0 %'],
    [0.01, '1.0 %'],
    [0.00996, '1.0 %'],
    [(1 / 6) ** 5, '0.013 %'],
    [1e-9, '<0.0001 %'],
    [0.999, '99.9 %'],
    [0.9999, '>99.9 %'],
  ])('%d is %s', (probability, text) => {
    expect(formatProbability(probability)).toBe(text);
  });

  it('must be one', () => {
    for (const value of [-0.1, 1.1, Number.NaN]) expect(() => formatProbability(value)).toThrow(RangeError);
  });
});

describe('a keep in words', () => {
  const key: DiceKey = { 1: 'flame', 2: 'flame', 3: 'flame', 4: 'blaze', 5: 'fiery-soul', 6: 'meteor' };

  it.each([
    [[0, 1], 'keep 6 5, reroll 3 dice'],
    [[0, 1, 2, 3], 'keep 6 5 1 blank, reroll 1 die'],
    [[0, 1, 2, 3, 4], 'keep all dice'],
    [[], 'reroll all dice'],
  ])('%j', (keep, text) => {
    expect(describeKeep([6, 5, 1, null, 2], keep)).toBe(text);
  });

  it('names the symbols of a hero', () => {
    expect(describeKeep([6, 5, 1, null, 2], [0, 1, 3], key)).toBe(
      'keep 6 (meteor), 5 (fiery soul), blank, reroll 2 dice',
    );
  });

  it('speaks of one die as one', () => {
    expect(describeKeep([3], [0])).toBe('keep the die');
    expect(describeKeep([3], [])).toBe('reroll the die');
  });
});

it.each([
  [{ branch: 4 }, '4 branches'],
  [{ branch: 1, leaf: 2 }, '1 branch + 2 leaves'],
  [{ 'bonded-soul': 3 }, '3 bonded souls'],
  [{ life: 1 }, '1 life'],
  [{ life: 4, pow: 2 }, '4 lives + 2 pow'],
  [{ cutlass: 3, booty: 2 }, '3 cutlasses + 2 booty'],
  [{ batons: 4, wings: 2 }, '4 batons + 2 wings'],
  [{ fairy: 2, ray: 2 }, '2 fairies + 2 rays'],
])('several symbols are named in the plural: %j', (need, text) => {
  expect(requirementWords({ kind: 'symbols', need }, ENGLISH)).toBe(text);
});
