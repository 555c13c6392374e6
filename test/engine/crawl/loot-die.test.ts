/** What the chests of minions and tiles hold (rule: a-loot-chests). */
import { describe, expect, it } from 'vitest';
import { prizesOf } from '../../../src/engine/core/crawl/loot-die.ts';
import type { LootPrize } from '../../../src/engine/model/adventure.ts';

function written(prize: LootPrize): string {
  switch (prize.gives) {
    case 'bonus-damage':
      return `+${prize.figure}`;
    case 'loot':
      return prize.rarity[0]?.toUpperCase() ?? '';
    default:
      return `${prize.gives} ${prize.amount}`;
  }
}

describe('a chest', () => {
  it.each([
    [
      1,
      '+1, +1, +2, +2, cp 1, cp 1, cp 2, draw 1, heal 1, heal 2, gold 1, gold 1, gold 1, gold 1, gold 2, gold 2, gold 3, C, C, R',
    ],
    [
      2,
      '+1, +2, +2, +2, cp 1, cp 2, draw 1, draw 2, heal 2, heal 3, gold 1, gold 1, gold 2, gold 2, gold 2, gold 3, gold 3, C, R, E',
    ],
    [
      3,
      '+2, +3, +3, +3, cp 2, cp 2, draw 2, draw 3, heal 3, heal 4, gold 2, gold 2, gold 3, gold 3, gold 3, gold 3, gold 4, R, E, L',
    ],
    [5, 'C, C, C, C, C, C, C, C, C, C, C, C, C, C, R, R, R, R, E, E'],
    [6, 'C, C, C, C, C, C, C, C, C, R, R, R, R, R, R, E, E, E, E, L'],
    [7, 'C, C, C, R, R, R, R, R, R, R, R, E, E, E, E, E, E, L, L, L'],
    [8, 'R, R, R, R, R, R, R, E, E, E, E, E, E, E, E, L, L, L, L, L'],
  ] as const)('of kind %i gives for 1 to 20: %s', (chest, prizes) => {
    expect(prizesOf(chest).map(written).join(', ')).toBe(prizes);
  });
});
