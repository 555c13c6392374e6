/** Loot Chests after a Boss Battle, won or lost: heroes look at a card each and keep it or not (rule: a-boss-loot). */
import { gainLoot, returnLoot, takeUsefulLoot } from '../core/crawl/loot.ts';
import { prizeOf, rollLootDie } from '../core/crawl/loot-die.ts';
import { lootById } from '../core/crawl/loot-registry.ts';
import { crawlOf } from '../core/crawl/party.ts';
import { bossBattleById, helperOfBosses } from '../core/crawl/registry.ts';
import { BrokenState, type Game, seatOf } from '../core/game.ts';
import type { Action } from '../model/action.ts';
import type { CrawlAfter } from '../model/adventure.ts';
import type { Seat } from '../model/ids.ts';
import type { BossChest } from '../vocabulary/crawl.ts';

/**
 * The chests of the scenario card for a result, and those of the minion beside the boss if it has been defeated: every
 * hero opens each of them.
 */
export function bossChests(game: Game, result: 'won' | 'lost', seats: readonly Seat[]): CrawlAfter['chests'] {
  const { id, lootDecks } = crawlOf(game);
  if (!lootDecks) return [];
  const printed = bossBattleById(id).loot[result];
  return [...printed, ...chestsOfHelper(game, printed)].flatMap((chest) =>
    seats.map((seat) => ({ seat, chest })),
  );
}

/** They have the level of the others on the card. */
function chestsOfHelper(game: Game, printed: readonly BossChest[]): BossChest[] {
  const helper = crawlOf(game).boss?.helper;
  const [level] = printed;
  if (helper === undefined || level === undefined || !seatOf(game, helper).defeated) return [];
  return Array.from({ length: helperOfBosses()?.chests ?? 0 }, () => level);
}

/**
 * Opens the next chest, and takes the card that it gives.
 * @returns the seat that looks at the card; null when no chest is left
 */
export function openBossChest(game: Game, after: CrawlAfter): Seat | null {
  for (let next = after.chests[0]; next !== undefined; next = after.chests[0]) {
    const { seat, chest } = next;
    const value = rollLootDie(game.state.chance);
    const prize = prizeOf(chest, value);
    if (prize) game.events.push({ e: 'loot-die', seat, chest, value, prize });
    after.found = prize?.gives === 'loot' ? takeUsefulLoot(game, seat, prize.rarity) : null;
    if (after.found !== null) return seat;
    after.chests.shift();
  }
  return null;
}

export const BOSS_LOOT_CHOICES: readonly Action[] = [
  { type: 'choose', option: 'keep' },
  { type: 'choose', option: 'leave' },
];

/** Keeps the card that the hero looks at, or leaves it for a point of the score. */
export function settleBossChest(game: Game, after: CrawlAfter, keeps: boolean): void {
  const { found } = after;
  const seat = after.chests.shift()?.seat;
  if (found === null || seat === undefined) throw new BrokenState('no chest has been opened');
  after.found = null;
  if (keeps) gainLoot(game, seat, found);
  else {
    after.left += 1;
    returnLoot(game, found);
  }
  const { rarity } = lootById(found);
  game.events.push({ e: 'loot', seat, how: keeps ? 'kept' : 'left', card: found, rarity, gold: 0 });
}
