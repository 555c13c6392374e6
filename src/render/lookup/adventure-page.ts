/** What `/adventure info` tells of one thing that can be met, as markdown. */
import { LOOT_PRICES } from '../../engine/rules.ts';
import { type AdventureThing, prizesWithChances } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import { chestWords, objectiveWords } from '../crawl/crawl-lines.ts';
import { cardKind, cardName } from '../table/content-names.ts';
import { prizeOfChest } from '../table/crawl-log-line.ts';
import { escaped } from '../table/phrasing.ts';
import { bossCardText, bossText, helperText } from './boss-page.ts';
import { battleText, crawlText } from './scenario-page.ts';

/** The text of one thing. */
export function adventureText(thing: AdventureThing, words: Words): string {
  switch (thing.kind) {
    case 'minion':
      return minionText(thing, words);
    case 'boss':
      return bossText(thing, words);
    case 'helper':
      return helperText(thing, words);
    case 'boss-card':
      return bossCardText(thing, words);
    case 'crawl':
      return crawlText(thing, words);
    case 'battle':
      return battleText(thing, words);
    case 'environment':
      return environmentText(thing, words);
    case 'loot':
      return lootText(thing, words);
    case 'chest':
      return [
        `### ${thing.name}`,
        ...prizesWithChances(thing.level).map(
          ({ prize, count }) =>
            `- ${words.crawl.prizeChance(prizeOfChest({ chest: thing.level, prize }, words), count)}`,
        ),
      ].join('\n');
  }
}

function minionText({ minion }: Extract<AdventureThing, { kind: 'minion' }>, words: Words): string {
  const say = words.crawl;
  const { board, level, health, cp, objective, firstStrike, kingsHand, chests } = minion;
  const facts = [
    say.card(escaped(board.name), say.levels[level], health, cp, objectiveWords(objective, words)),
    ...(firstStrike ? [say.actsFirst] : []),
    ...(kingsHand > 0 ? [say.kingsHands(kingsHand)] : []),
    say.leavesChests(chestWords(chests, words)),
  ];
  const abilities = board.abilities.map(({ name, text }) => `- **${escaped(name)}**: ${escaped(text)}`);
  const unsure = (board.unconfirmed ?? []).map((note) => `-# ${escaped(note)}`);
  return [facts.join(' '), ...abilities, ...unsure].join('\n');
}

function lootText({ loot }: Extract<AdventureThing, { kind: 'loot' }>, words: Words): string {
  const { crawl: say, crawlLog } = words;
  const { card, rarity, swaps } = loot;
  const price = say.shop.price(crawlLog.prizes.rarities[rarity], LOOT_PRICES[rarity]);
  return [
    say.shop.offer(escaped(card.name), cardKind(card, words), card.cost, escaped(card.text)),
    `-# ${price}${swaps === undefined ? '' : ` ${say.shop.swaps(escaped(cardName(swaps)))}`}`,
    ...(card.unconfirmed === undefined ? [] : [`-# ${escaped(card.unconfirmed)}`]),
  ].join('\n');
}

function environmentText(
  { environment }: Extract<AdventureThing, { kind: 'environment' }>,
  words: Words,
): string {
  const say = words.crawl;
  const { name, level, text, gold, cp, minion, unconfirmed } = environment;
  const gains = [
    ...(cp > 0 ? [words.crawlLog.prizes.cp(cp)] : []),
    ...(gold > 0 ? [words.crawlLog.prizes.gold(gold)] : []),
    ...(minion === null ? [] : [say.minionOf(say.levels[minion])]),
  ];
  return [
    `### ${escaped(name)}`,
    `-# ${say.kinds[level]}${gains.length > 0 ? ` · ${gains.join(' · ')}` : ''}`,
    ...(text === '' ? [] : [escaped(text)]),
    ...(unconfirmed === undefined
      ? []
      : [`-# ${unconfirmed === 'ours' ? say.oursTile : escaped(unconfirmed)}`]),
  ].join('\n');
}
