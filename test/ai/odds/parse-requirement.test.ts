import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../src/ai/odds/odds.ts';
import { parseRequirement } from '../../../src/ai/odds/parse-requirement.ts';
import { RequirementTextError } from '../../../src/ai/odds/requirement-text-error.ts';
import type { DiceKey } from '../../../src/engine/vocabulary/dice.ts';

const SWORDS: DiceKey = { 1: 'sword', 2: 'sword', 3: 'sword', 4: 'life', 5: 'life', 6: 'pow' };
const FIRE: DiceKey = { 1: 'flame', 2: 'flame', 3: 'flame', 4: 'blaze', 5: 'fiery-soul', 6: 'meteor' };
const WINGS: DiceKey = { 1: 'blade', 2: 'blade', 3: 'blade', 4: 'wings', 5: 'cross', 6: 'pendant' };
const LETTERS: DiceKey = { 1: 'A', 2: 'A', 3: 'A', 4: 'B', 5: 'B', 6: 'heart-diamond' };

describe('symbols', () => {
  it.each([
    ['3x sword + 2x pow', { sword: 3, pow: 2 }],
    ['3 sword 2 pow', { sword: 3, pow: 2 }],
    ['3X Sword, 2 POWS', { sword: 3, pow: 2 }],
    ['3xsword+2xpow', { sword: 3, pow: 2 }],
    ['3 × sword and 1 × life', { sword: 3, life: 1 }],
    ['3*sword & life', { sword: 3, life: 1 }],
    ['sword', { sword: 1 }],
    ['sword sword pow', { sword: 2, pow: 1 }],
    ['2 sword + 1 sword', { sword: 3 }],
  ])('%s', (text, need) => {
    expect(parseRequirement(text, SWORDS)).toEqual({ kind: 'symbols', need });
  });

  it.each([
    ['2x fiery soul', FIRE, { 'fiery-soul': 2 }],
    ['2 Fiery-Souls + 1 flame', FIRE, { 'fiery-soul': 2, flame: 1 }],
    ['flame blaze fiery_soul meteor', FIRE, { flame: 1, blaze: 1, 'fiery-soul': 1, meteor: 1 }],
    ['2 wings + 2 crosses', WINGS, { wings: 2, cross: 2 }],
    ['3x a + heart/diamond', LETTERS, { A: 3, 'heart-diamond': 1 }],
  ])('%s, as the hero spells it', (text, key, need) => {
    expect(parseRequirement(text, key)).toEqual({ kind: 'symbols', need });
  });

  it('may be called by what they look like', () => {
    const key = { 1: 'sword', 2: 'sword', 3: 'sword', 4: 'life', 5: 'life', 6: 'pow' } as const;
    expect(parseRequirement('3x sword + 2x star', key)).toEqual({
      kind: 'symbols',
      need: { sword: 3, pow: 2 },
    });
    expect(parseRequirement('2 hearts', key)).toEqual({ kind: 'symbols', need: { life: 2 } });
  });

  it('without a hero take any word', () => {
    expect(parseRequirement('2x Fiery Soul + 3 star')).toEqual({
      kind: 'symbols',
      need: { 'fiery-soul': 2, star: 3 },
    });
    expect(parseRequirement('constructor sword')).toMatchObject({ kind: 'symbols' });
    expect(() => parseRequirement('constructor sixes', SWORDS)).toThrow(RequirementTextError);
    expect(parseRequirement('2 constructor')).toEqual({ kind: 'symbols', need: { constructor: 2 } });
  });

  it('that the hero lacks are answered with those it has', () => {
    expect(() => parseRequirement('3x star', FIRE)).toThrow(
      'These dice have no symbol "star". They show: flame, blaze, fiery soul, meteor.',
    );
    expect(() => parseRequirement('3x fiery', FIRE)).toThrow('no symbol "fiery"');
    expect(() => parseRequirement('2 flame + small straight', FIRE)).toThrow('no symbol "small straight"');
  });

  it.each([
    ['4x sword + 2x pow', 'That takes 6 dice'],
    ['3x', 'which symbol you want 3 of'],
    ['3 + 2 pow', 'which symbol you want 3 of'],
    ['+', 'Say what the dice should show'],
  ])('%s is refused', (text, message) => {
    expect(() => parseRequirement(text, SWORDS)).toThrow(message);
  });
});

describe('straights, equal values and given values', () => {
  it.each([
    ['small straight', { kind: 'straight', size: 'small' }],
    ['Large-Straight', { kind: 'straight', size: 'large' }],
    ['4 of a kind', { kind: 'of-a-kind', count: 4 }],
    ['Three-of-a-kind', { kind: 'of-a-kind', count: 3 }],
    ['6 6 6 x x', { kind: 'values', values: [6, 6, 6] }],
    ['666xx', { kind: 'values', values: [6, 6, 6] }],
    ['6, 6, 1', { kind: 'values', values: [6, 6, 1] }],
    ['1-2-?-6', { kind: 'values', values: [1, 2, 6] }],
    ['12345', { kind: 'values', values: [1, 2, 3, 4, 5] }],
  ])('%s', (text, requirement) => {
    expect(parseRequirement(text, SWORDS)).toEqual(requirement);
    expect(parseRequirement(text)).toEqual(requirement);
  });

  it.each([
    ['straight', 'Say which straight'],
    ['6 of a kind', '2, 3, 4 or 5 of a kind'],
    ['one of a kind', '2, 3, 4 or 5 of a kind'],
    ['some of a kind', '2, 3, 4 or 5 of a kind'],
    ['6 6 6 6 6 6', 'only five dice'],
    ['6 6 7', 'A die shows 1 to 6, not 7.'],
    ['x x', 'at least one value'],
    ['   ', 'Say what the dice should show'],
    ['sword '.repeat(30), 'too long'],
  ])('%s is refused', (text, message) => {
    expect(() => parseRequirement(text, SWORDS)).toThrow(message);
  });
});

it('any text is either read or answered with a sentence', () => {
  const words = fc.constantFrom(
    '3',
    'x',
    '2x',
    'sword',
    'pow',
    '+',
    'of a kind',
    'straight',
    '-',
    '6',
    'and',
    ...['no', 'exactly', 'at most', 'sum of', 'all', 'even', 'or', 'different', 'or higher'],
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(words, { maxLength: 8 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      try {
        const goal = parseRequirement(typed, SWORDS);
        // Reading it must be of use: a goal can be worked out.
        expect(oddsOf(goal, SWORDS, { attempts: 1 }).probability).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toBeInstanceOf(RequirementTextError);
      }
    }),
    { numRuns: 500 },
  );
});
