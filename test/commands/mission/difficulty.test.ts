/** The choices of a Mission's difficulty, in the command and in the lobby. */
import { describe, expect, it } from 'vitest';
import {
  DIFFICULTY_VALUES,
  difficultyFrom,
  difficultyValue,
  difficultyWords,
} from '../../../src/commands/mission/difficulty.ts';
import { ENGLISH } from '../../../src/words/index.ts';

describe('the difficulties of a Mission', () => {
  it('lower it by any choice of health, momentum and double points, and raise it by one to five', () => {
    const lowered = DIFFICULTY_VALUES.map(difficultyFrom).filter(({ raised }) => raised === 0);
    expect(new Set(lowered.map(({ eased }) => eased.toSorted().join()))).toEqual(
      new Set([
        'health,momentum,points',
        'health,momentum',
        'health,points',
        'momentum,points',
        'health',
        'momentum',
        'points',
        '',
      ]),
    );
    expect(lowered).toHaveLength(8);
    const raised = DIFFICULTY_VALUES.map((value) => difficultyFrom(value).raised).filter(
      (level) => level > 0,
    );
    expect(raised).toEqual([1, 2, 3, 4, 5]);
  });

  it.each(DIFFICULTY_VALUES)('read %s back, and name it as it is', (value) => {
    const difficulty = difficultyFrom(value);
    const told = difficultyWords(difficulty, ENGLISH);
    expect(difficultyValue(difficulty)).toBe(value);
    expect(told.includes('10 more health')).toBe(difficulty.eased.includes('health'));
    expect(told.includes('5 momentum')).toBe(difficulty.eased.includes('momentum'));
    expect(told.includes('double perk points')).toBe(difficulty.eased.includes('points'));
    expect(told.includes(`harder by ${difficulty.raised}`)).toBe(difficulty.raised > 0);
  });

  it('take an unknown value as printed', () => {
    expect(difficultyFrom('of a later build')).toEqual({ raised: 0, eased: [] });
    expect(difficultyFrom(null)).toEqual({ raised: 0, eased: [] });
  });
});
