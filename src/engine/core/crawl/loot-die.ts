/** The Loot die: a die of twenty sides, and what each Loot Chest holds for its values (rule: a-loot-chests, a-loot-die). */
import type { LootPrize } from '../../model/adventure.ts';
import type { Chance } from '../../model/state.ts';
import type { BossChest, CrawlLevel, Rarity } from '../../vocabulary/crawl.ts';
import { DiceRanOut, pickIndex } from '../chance.ts';

/** Sides of the Loot die. */
export const LOOT_SIDES = 20;

const figure = (value: 1 | 2 | 3): LootPrize => ({ gives: 'bonus-damage', figure: value });
const cp = (amount: number): LootPrize => ({ gives: 'cp', amount });
const draw = (amount: number): LootPrize => ({ gives: 'draw', amount });
const heal = (amount: number): LootPrize => ({ gives: 'heal', amount });
const gold = (amount: number): LootPrize => ({ gives: 'gold', amount });
const loot = (rarity: Rarity): LootPrize => ({ gives: 'loot', rarity });

/** `times(3, gold(1))` fills three rows of a chest. */
function times(count: number, prize: LootPrize): LootPrize[] {
  return Array.from({ length: count }, () => prize);
}

/** By chest: the prizes for the values 1 to 20. */
const CHESTS: Readonly<Record<CrawlLevel | BossChest, readonly LootPrize[]>> = {
  1: [
    ...times(2, figure(1)),
    ...times(2, figure(2)),
    ...times(2, cp(1)),
    cp(2),
    draw(1),
    heal(1),
    heal(2),
    ...times(4, gold(1)),
    ...times(2, gold(2)),
    gold(3),
    ...times(2, loot('common')),
    loot('rare'),
  ],
  2: [
    figure(1),
    ...times(3, figure(2)),
    cp(1),
    cp(2),
    draw(1),
    draw(2),
    heal(2),
    heal(3),
    ...times(2, gold(1)),
    ...times(3, gold(2)),
    ...times(2, gold(3)),
    loot('common'),
    loot('rare'),
    loot('epic'),
  ],
  3: [
    figure(2),
    ...times(3, figure(3)),
    ...times(2, cp(2)),
    draw(2),
    draw(3),
    heal(3),
    heal(4),
    ...times(2, gold(2)),
    ...times(4, gold(3)),
    gold(4),
    loot('rare'),
    loot('epic'),
    loot('legendary'),
  ],
  4: [...times(9, loot('common')), ...times(6, loot('rare')), ...times(4, loot('epic')), loot('legendary')],
  5: [...times(14, loot('common')), ...times(4, loot('rare')), ...times(2, loot('epic'))],
  6: [...times(9, loot('common')), ...times(6, loot('rare')), ...times(4, loot('epic')), loot('legendary')],
  7: [
    ...times(3, loot('common')),
    ...times(8, loot('rare')),
    ...times(6, loot('epic')),
    ...times(3, loot('legendary')),
  ],
  8: [...times(7, loot('rare')), ...times(8, loot('epic')), ...times(5, loot('legendary'))],
};

/** What a chest gives for a value of the Loot die, 1 to 20. */
export function prizeOf(chest: CrawlLevel | BossChest, value: number): LootPrize | null {
  return CHESTS[chest][value - 1] ?? null;
}

/** All prizes of a chest, for the values 1 to 20. */
export function prizesOf(chest: CrawlLevel | BossChest): readonly LootPrize[] {
  return CHESTS[chest];
}

/**
 * Rolls the Loot die. Scripted dice are used first, if the game has a script.
 * @returns 1 to 20
 * @throws DiceRanOut if the scripted dice are used up
 */
export function rollLootDie(chance: Chance): number {
  if (!chance.script) return 1 + pickIndex(chance, LOOT_SIDES);
  const value = chance.script.shift();
  if (value === undefined || value < 1 || value > LOOT_SIDES)
    throw new DiceRanOut('a Loot die needs a scripted value from 1 to 20');
  return value;
}
