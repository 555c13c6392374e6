import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { damageSolutionOf } from '../../../src/ai/players/damage-solution.ts';
import { plainTable } from '../../../src/ai/players/table-facts.ts';
import type { DieValue } from '../../../src/engine/rules.ts';

function solution(hero: string) {
  return damageSolutionOf(plainTable(hero, 'barbarian'), 0);
}

type Dice = readonly DieValue[];

describe('the damage that dice do', () => {
  it.each<[string, string, Dice, number]>([
    ['the highest tier that is met', 'barbarian', [1, 1, 2, 3, 3], 8],
    ['the average of fresh dice', 'barbarian', [1, 2, 3, 6, 6], 10.5],
    ['not what the roller takes in return', 'barbarian', [2, 3, 4, 5, 6], 15],
    ['none where nothing is met', 'barbarian', [1, 2, 4, 4, 6], 0],
    ['tokens gained just before', 'treant', [1, 6, 6, 6, 6], 7],
    ['an attack also where nobody can be chosen', 'treant', [6, 6, 6, 6, 6], 10],
    ['every opponent', 'pyromancer', [6, 6, 6, 6, 6], 14],
    ['the dice that are counted', 'pyromancer', [3, 5, 5, 5, 6], 3],
    ['combat points gained just before', 'shadow-thief', [2, 3, 4, 5, 6], 6],
  ])('counts %s', (_, hero, dice, damage) => {
    expect(solution(hero).valueAt(dice, 0)).toBeCloseTo(damage, 9);
  });

  it('is weighed exactly for the keep: 9 that are certain, 15 with one die in six', () => {
    const barbarian = solution('barbarian');
    expect(barbarian.bestKeep([1, 2, 3, 4, 6], 1)).toEqual([0, 1, 2, 3]);
    expect(barbarian.valueAt([1, 2, 3, 4, 6], 1)).toBeCloseTo((5 * 9 + 15) / 6, 9);
  });
});
