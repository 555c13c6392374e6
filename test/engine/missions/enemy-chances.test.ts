import { describe, expect, it } from 'vitest';
import { chancesOf } from '../../../src/engine/core/mission/enemy-chances.ts';
import type { EnemyAttack, EnemyRequirement } from '../../../src/engine/vocabulary/mission.ts';

function attack(objective: EnemyRequirement): EnemyAttack {
  return { id: 'a', name: 'A', objective, reach: 'melee', effects: [], text: '' };
}

describe('chances of enemy attacks', () => {
  it('counts the faces of each symbol: three strikes, two vortices, one hedron', () => {
    expect(chancesOf([attack({ strike: 1 })], 1)[0]).toBeCloseTo(1 / 2);
    expect(chancesOf([attack({ vortex: 1 })], 1)[0]).toBeCloseTo(1 / 3);
    expect(chancesOf([attack({ hedron: 1 })], 1)[0]).toBeCloseTo(1 / 6);
    expect(chancesOf([attack({ strike: 1 })], 3)[0]).toBeCloseTo(7 / 8);
    expect(chancesOf([attack({ strike: 1, hedron: 1 })], 2)[0]).toBeCloseTo(1 / 6);
  });

  it('lets only the first attack act that is met', () => {
    const [first = 0, second = 0] = chancesOf([attack({ strike: 2 }), attack({ strike: 1 })], 2);
    expect(first).toBeCloseTo(1 / 4);
    expect(second).toBeCloseTo(1 / 2);
  });
});
