/** Log lines about the map, the minions and the loot of a Portal Crawl. */
import { environmentById, heroById } from '../../engine/definitions.ts';
import type { GameEvent, LootPrize, Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { cardName } from './content-names.ts';
import { escaped } from './phrasing.ts';

export type CrawlEvent = Extract<
  GameEvent,
  {
    e:
      | 'explored'
      | 'item'
      | 'gold'
      | 'loot-die'
      | 'loot-die-rolled'
      | 'engaged'
      | 'minion-left'
      | 'salve'
      | 'shop'
      | 'loot';
  }
>;

/**
 * The line of such an event.
 * @param by the name of a seat as markdown
 */
export function describeCrawl(event: CrawlEvent, words: Words, by: (seat: Seat) => string): string {
  const { crawlLog: log } = words;
  switch (event.e) {
    case 'explored': {
      const { name, text } = environmentById(event.environment);
      return log.explored(by(event.seat), event.space, escaped(name), escaped(text));
    }
    case 'item':
      return event.item === 'shard'
        ? log.shard(by(event.seat), event.now)
        : log.salveFound(by(event.seat), event.now);
    case 'gold':
      return event.change < 0 ? log.lostGold(-event.change, event.now) : log.gold(event.change, event.now);
    case 'loot-die':
      return log.lootDie(by(event.seat), event.chest, event.value, prizeOfChest(event, words));
    case 'loot-die-rolled':
      return log.lootDieRolled(by(event.seat), event.value);
    case 'engaged':
      return log.engaged(by(event.seat), escaped(heroById(event.board).name));
    case 'minion-left':
      return log.minionLeft(escaped(heroById(event.board).name));
    case 'shop':
      return log.shop(event.gold);
    case 'loot':
      return lootLine(event, words, by);
    case 'salve':
      return event.revived
        ? log.revived(by(event.seat), by(event.on), event.health)
        : log.salve(by(event.seat), event.health);
  }
}

function lootLine(
  { seat, how, card, rarity, gold }: Extract<CrawlEvent, { e: 'loot' }>,
  { crawlLog: log }: Words,
  by: (seat: Seat) => string,
): string {
  if (card === null || how === 'sold-unidentified')
    return log.soldUnseen(by(seat), log.prizes.rarities[rarity], gold);
  const name = escaped(cardName(card));
  if (how === 'given-up') return log.givenUp(by(seat), name);
  return how === 'kept' || how === 'left' ? log[how](by(seat), name) : log[how](by(seat), name, gold);
}

/** What a chest gives, in words; a card of a boss chest is looked at at once. */
export function prizeOfChest(
  { chest, prize }: Pick<Extract<CrawlEvent, { e: 'loot-die' }>, 'chest' | 'prize'>,
  words: Words,
): string {
  const { prizes } = words.crawlLog;
  const isOfBoss = chest > 4 && prize.gives === 'loot';
  return isOfBoss ? prizes.openLoot(prizes.rarities[prize.rarity]) : prizeWords(prize, words);
}

/** What a value of the Loot die gives. */
export function prizeWords(prize: LootPrize, { crawlLog: { prizes } }: Words): string {
  switch (prize.gives) {
    case 'bonus-damage':
      return prizes.bonusDamage(prize.figure);
    case 'loot':
      return prizes.loot(prizes.rarities[prize.rarity]);
    default:
      return prizes[prize.gives](prize.amount);
  }
}
