/** How the cards of scenarios are written: maps of Portal Crawls, and Boss Battles. */
import type { BossBattleDefinition, CrawlDefinition } from '../../../../engine/vocabulary/adventure.ts';
import type { BossChest, CrawlItem, Rarity } from '../../../../engine/vocabulary/crawl.ts';
import { counted } from '../counted.ts';
import { NO, type Read } from '../cursor.ts';
import { headingName } from '../headings.ts';
import { mapOf } from '../mission/map.ts';
import { alsoReads, phrase, said } from '../phrase.ts';
import { alsoRead, each, type Property, says } from '../section.ts';
import { listOf, number, oneOf, ownId, quotedText, type Slot } from '../slot.ts';
import { byParty, dieFaces, orNone } from './slots.ts';

/** What both kinds of cards say. */
interface TypedCard {
  readonly id?: string;
  readonly scenario?: number;
  readonly before?: string;
  readonly won?: string;
  readonly lost?: string;
  readonly unconfirmed?: string;
}

export const SCENARIO_OPTIONS: readonly Property<TypedCard>[] = [
  says<TypedCard, 'scenario'>('scenario', 'scenario {scenario}', number),
  says<TypedCard, 'id'>('id', 'id {id}', ownId),
];

const STORY: readonly Property<TypedCard>[] = [
  says<TypedCard, 'before'>('before', 'before {before}', quotedText),
  says<TypedCard, 'won'>('won', 'won {won}', quotedText),
  says<TypedCard, 'lost'>('lost', 'lost {lost}', quotedText),
  says<TypedCard, 'unconfirmed'>('unconfirmed', 'unsure {unconfirmed}', quotedText),
];

/** What lies on a tile. */
export interface TypedItems {
  readonly tile: string;
  readonly items: readonly CrawlItem[];
}

type Dealt = CrawlDefinition['shop']['won'];

/** A map as it is written. */
export interface TypedCrawl
  extends TypedCard,
    Partial<Pick<CrawlDefinition, 'map' | 'health' | 'gold' | 'salves' | 'salve' | 'kingsHand'>> {
  readonly items?: readonly TypedItems[];
  readonly shopWon?: Dealt;
  readonly shopLost?: Dealt;
}

/** The label of a tile, by its column and row: `B3`. */
const tileLabel: Slot<string> = {
  read(cursor) {
    const { word } = cursor;
    if (word === undefined || !/^[A-H][1-8]$/i.test(word.text)) return cursor.describe('a tile such as "B3"');
    cursor.at += 1;
    return word.text.toUpperCase();
  },
  write: (value) => value,
  shown: 'B3',
};

const item = oneOf<CrawlItem>({
  shard: ['shard', 'portal shard'],
  salve: 'salve',
  'chest-1': ['chest 1', 'chest level 1', 'level 1 chest'],
  'chest-2': ['chest 2', 'chest level 2', 'level 2 chest'],
  'chest-3': ['chest 3', 'chest level 3', 'level 3 chest'],
  'chest-4': ['chest 4', 'chest level 4', 'level 4 chest'],
});

/** What lies on a tile, with commas or "and" between. */
const lying: Slot<readonly CrawlItem[]> = {
  ...listOf(item, ','),
  read(cursor) {
    const found: Read[] = [];
    do {
      const one = item.read(cursor);
      if (one === NO) return NO;
      found.push(one);
    } while (cursor.take(',') || cursor.take('and'));
    return found;
  },
};

const dealt = orNone(
  counted<Dealt>(
    oneOf<Rarity>({ common: 'common', rare: 'rare', epic: 'epic', legendary: 'legendary' }),
    ',',
  ),
  {},
);

const SALVE = { heals: number, perShard: number, revivesTo: number };
const salve: Slot<CrawlDefinition['salve']> = said('what a salve heals', () => [
  phrase<CrawlDefinition['salve']>(
    {},
    '{heals} , {perShard} more per shard , [and] revives to {revivesTo}',
    SALVE,
  ),
  alsoReads(
    phrase<CrawlDefinition['salve']>(
      {},
      '{heals} [,] {perShard} [more] per shard [,] [and] revives/revive to {revivesTo}',
      SALVE,
    ),
  ),
]);

export const CRAWL_LINES: readonly Property<TypedCrawl>[] = [
  mapOf<TypedCrawl>(({ map }) => map, '| S 1 2 P'),
  each<TypedCrawl, 'items', TypedItems>('items', ({ items }) => items, [
    phrase<TypedItems>({}, 'on {tile} [:] {items}', { tile: tileLabel, items: lying }),
  ]),
  says<TypedCrawl, 'health'>('health', 'health {health}', byParty),
  says<TypedCrawl, 'gold'>('gold', 'gold {gold}', byParty),
  says<TypedCrawl, 'salves'>('salves', 'salves {salves}', number),
  alsoRead(says<TypedCrawl, 'salves'>('salves', '{salves} salves/salve', number)),
  says<TypedCrawl, 'salve'>('salve', 'a salve heals {salve}', salve),
  alsoRead(says<TypedCrawl, 'salve'>('salve', 'salve/salves [:] heals/heal {salve}', salve)),
  says<TypedCrawl, 'shopWon'>('shopWon', 'shop when won [:] {shopWon}', dealt),
  says<TypedCrawl, 'shopLost'>('shopLost', 'shop when lost [:] {shopLost}', dealt),
  says<TypedCrawl, 'kingsHand'>(
    'kingsHand',
    "king's hand on {kingsHand}",
    orNone<readonly number[]>(dieFaces, []),
  ),
  ...STORY,
];

type Battle = BossBattleDefinition;
type Chests = readonly BossChest[];

/** A Boss Battle as it is written: the boss by its name. */
export interface TypedBattle
  extends TypedCard,
    Partial<
      Pick<
        Battle,
        | 'boss'
        | 'heroHealth'
        | 'bossHealth'
        | 'upgradeCp'
        | 'startingCp'
        | 'kingsHands'
        | 'salves'
        | 'salveHeals'
      >
    > {
  readonly chestsWon?: Chests;
  readonly chestsLost?: Chests;
}

const bossChest: Slot<BossChest> = {
  read: (cursor) => number.read(cursor),
  write: (value) => String(value),
  shown: '5 to 8',
};

const chests = orNone<Chests>(listOf(bossChest, ','), []);

export const BATTLE_LINES: readonly Property<TypedBattle>[] = [
  // Before the name of the boss, which begins alike.
  alsoRead(says<TypedBattle, 'bossHealth'>('bossHealth', "boss/boss's health {bossHealth}", byParty)),
  says<TypedBattle, 'boss'>('boss', 'boss {boss}', headingName),
  says<TypedBattle, 'heroHealth'>('heroHealth', 'health of the heroes {heroHealth}', number),
  alsoRead(says<TypedBattle, 'heroHealth'>('heroHealth', "heroes'/heroes/hero health {heroHealth}", number)),
  says<TypedBattle, 'bossHealth'>('bossHealth', 'health of the boss {bossHealth}', byParty),
  says<TypedBattle, 'upgradeCp'>('upgradeCp', 'upgrade CP {upgradeCp}', byParty),
  says<TypedBattle, 'startingCp'>('startingCp', 'starting CP {startingCp}', number),
  says<TypedBattle, 'kingsHands'>('kingsHands', "king's hands/hand {kingsHands}", byParty),
  says<TypedBattle, 'salves'>('salves', 'salves {salves}', number),
  alsoRead(says<TypedBattle, 'salves'>('salves', '{salves} salves/salve', number)),
  says<TypedBattle, 'salveHeals'>('salveHeals', 'a salve heals {salveHeals}', number),
  alsoRead(says<TypedBattle, 'salveHeals'>('salveHeals', 'salve/salves [:] heals/heal {salveHeals}', number)),
  says<TypedBattle, 'chestsWon'>('chestsWon', 'chests/chest when won [:] {chestsWon}', chests),
  says<TypedBattle, 'chestsLost'>('chestsLost', 'chests/chest when lost [:] {chestsLost}', chests),
  ...STORY,
];
