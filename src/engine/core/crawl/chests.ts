/** Loot Chests: the Loot die of each hero, and what it gives (rule: a-loot-chests). */
import type { LootPrize } from '../../model/adventure.ts';
import type { Seat } from '../../model/ids.ts';
import type { CrawlLevel } from '../../vocabulary/crawl.ts';
import { healSeat } from '../damage/health.ts';
import { type Game, seatOf } from '../game.ts';
import { drawCards } from '../seat/cards.ts';
import { changeCp } from '../seat/combat-points.ts';
import { addTokens } from '../seat/tokens.ts';
import { prizeOf, rollLootDie } from './loot-die.ts';
import { allHeroes, changeGold, crawlHeroOf } from './party.ts';

/**
 * Every hero rolls the Loot die for a chest, in turn order from `first`, also one who has fallen in the same turn and may
 * still be revived; only a salve of a team-mate gives health to those.
 */
export function openChest(game: Game, chest: CrawlLevel, first: Seat): void {
  for (const seat of allHeroes(game, first)) {
    const value = rollLootDie(game.state.chance);
    const prize = prizeOf(chest, value);
    if (!prize) continue;
    game.events.push({ e: 'loot-die', seat, chest, value, prize });
    give(game, seat, prize);
  }
}

function give(game: Game, seat: Seat, prize: LootPrize): void {
  switch (prize.gives) {
    case 'bonus-damage':
      addTokens(game, seat, `bonus-damage-${prize.figure}`, 1, seat);
      return;
    case 'cp':
      changeCp(game, seat, prize.amount);
      return;
    case 'draw':
      // A hand above the limit is fine until the Discard Phase.
      drawCards(game, seat, prize.amount);
      return;
    case 'heal':
      if (!seatOf(game, seat).defeated) healSeat(game, seat, prize.amount);
      return;
    case 'gold':
      changeGold(game, prize.amount);
      return;
    case 'loot':
      crawlHeroOf(game, seat).unidentified[prize.rarity] += 1;
  }
}
