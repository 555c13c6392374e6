/** A deck of more than 50 cards gives up loot of its hero's choice before the next scenario (rule: a-deck-limit). */
import { describe, expect, it } from 'vitest';
import { leastNeeded } from '../../../src/ai/players/crawls/shopping.ts';
import { deckWithLoot } from '../../../src/engine/core/crawl/loot.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { concludeCrawl } from '../../../src/engine/crawls/conclusion.ts';
import { deckOf, listLoot } from '../../../src/engine/definitions.ts';
import { type Action, createGame, viewOf } from '../../../src/engine/index.ts';
import { campaignAfter } from '../../../src/engine/rules.ts';
import type { Difficulty } from '../../../src/engine/vocabulary/crawl.ts';
import { CrawlTable } from './table.ts';

const HEROES = ['barbarian', 'monk', 'pyromancer', 'moon-elf'];
const giveUp = (card: string): Action => ({ type: 'choose', option: `give-up-${card}` });

/** The highest card of each family: what swaps a card of the hero, and what makes the deck larger. */
const highest = [...new Map(listLoot().map((loot) => [loot.family, loot])).values()];
const swaps = highest.flatMap(({ swaps: own, card }) => (own === undefined ? [] : [card.id]));
const more = highest.flatMap(({ swaps: own, card }) => (own === undefined ? [card.id] : []));
/** Loot with which the deck of a hero has this many cards. */
const lootFor = (hero: string, cards: number) => [
  ...swaps.slice(0, 3),
  ...more.slice(0, cards - deckOf(hero).length),
];

interface Sizes {
  readonly sizes: readonly number[];
  readonly scenario?: string;
  readonly difficulty?: Difficulty;
  readonly result?: 'won' | 'lost';
}

/** A session that is decided, whose heroes have decks of these sizes; nobody has gold. */
function decided({ sizes, scenario = 'crimson-sands-a', difficulty = 'normal', result = 'won' }: Sizes) {
  const isCrawl = scenario.startsWith('crimson');
  const state = createGame({
    mode: isCrawl ? 'crawl' : 'boss-battle',
    seats: HEROES.slice(0, sizes.length).map((hero) => ({ hero })),
    seed: 'limit',
    first: 0,
    crawl: { id: scenario, difficulty },
  });
  const table = new CrawlTable([], { state });
  table.crawl.gold = 0;
  for (const [seat, size] of sizes.entries())
    if (size > 0) table.hero(seat).loot = lootFor(HEROES[seat] ?? '', size);
  const game = openGame(table.state);
  const frame = game.lane.stack.find(({ k }) => k === 'crawl');
  if (frame?.k !== 'crawl') throw new Error('no crawl');
  game.lane.stack = [frame];
  game.lane.pending = null;
  concludeCrawl(game, frame, result);
  table.run();
  return table;
}

/** Everybody leaves the shop, or leaves the cards of the chests. */
function pastLoot(table: CrawlTable): CrawlTable {
  while (!table.state.outcome) {
    const seat = Number(table.asked()[0]?.split(' ')[0]);
    const leave = table.legal(seat).find((one) => one.type === 'choose' && one.option === 'leave');
    if (!leave) break;
    table.act(seat, leave);
  }
  return table;
}

const deckOfSeat = (table: CrawlTable, seat: number) =>
  deckWithLoot(HEROES[seat] ?? '', table.hero(seat).loot ?? []).length;

describe('a deck of more than 50 cards', () => {
  it.each([0, 1, 2, 3])('asks its hero, here seat %i, until it has 50; nobody else is asked', (seat) => {
    const sizes = [0, 1, 2, 3].map((one) => (one === seat ? 52 : 0));
    const table = pastLoot(decided({ sizes }));
    expect(table.asked()).toEqual([`${seat} choose`]);
    expect(deckOfSeat(table, seat)).toBe(52);
    const [first = '', second = ''] = more;
    table.act(seat, giveUp(second));
    expect([table.asked(), deckOfSeat(table, seat)]).toEqual([[`${seat} choose`], 51]);
    table.act(seat, giveUp(first));
    expect(table.state.outcome).toEqual({ kind: 'won', team: 0, how: 'objective' });
    expect(deckOfSeat(table, seat)).toBe(50);
    expect(table.seen('loot').filter(({ how }) => how === 'given-up')).toMatchObject([
      { seat, card: second },
      { seat, card: first },
    ]);
    const kept = campaignAfter('one', table.state, { id: 'crimson-sands-a' })?.loot;
    expect(kept).toEqual([{ hero: HEROES[seat], cards: table.hero(seat).loot }]);
    // What is given up lies under its deck.
    const decks = Object.values(table.crawl.lootDecks ?? {}).flat();
    expect([decks.includes(first), decks.includes(second)]).toEqual([true, true]);
  });

  it('asks several heroes one after the other, also after a lost session', () => {
    const table = pastLoot(decided({ sizes: [51, 50, 51], result: 'lost' }));
    expect(table.asked()).toEqual(['0 choose']);
    table.act(0, giveUp(more[0] ?? ''));
    expect(table.asked()).toEqual(['2 choose']);
    table.act(2, giveUp(more[3] ?? ''));
    expect(table.state.outcome).toEqual({ kind: 'won', team: 1, how: 'defeat' });
    expect([0, 1, 2].map((seat) => deckOfSeat(table, seat))).toEqual([50, 50, 50]);
  });

  it('offers no card that swaps one of the hero: without it that one would come back', () => {
    const table = pastLoot(decided({ sizes: [51] }));
    const offered = table.legal(0).map((action) => (action.type === 'choose' ? action.option : ''));
    const own = more.slice(0, 51 - deckOf('barbarian').length);
    expect(offered).toEqual(own.map((card) => `give-up-${card}`));
  });

  it('is asked for after the chests of a Boss Battle', () => {
    const table = pastLoot(decided({ sizes: [51, 0], scenario: 'fallen-barbarian' }));
    expect(table.asked()).toEqual(['0 choose']);
    table.act(0, giveUp(more[0] ?? ''));
    expect(table.state.outcome?.kind).toBe('won');
  });

  it.each([
    { sizes: [50, 50] },
    { sizes: [52], scenario: 'mad-king' },
    { sizes: [52], difficulty: 'hardcore', result: 'lost' },
  ] as const)('is no question where it fits, or where no scenario follows: %o', (setup) => {
    const table = pastLoot(decided(setup));
    expect(table.state.outcome?.kind).toBe('won');
    expect(table.seen('loot').some(({ how }) => how === 'given-up')).toBe(false);
  });

  it('is asked for once more when the Mad King has won, or a party of Hardcore', () => {
    for (const setup of [
      { sizes: [51], scenario: 'mad-king', result: 'lost' },
      { sizes: [51], difficulty: 'hardcore' },
    ] as const)
      expect(pastLoot(decided(setup)).asked()).toEqual(['0 choose']);
  });

  it('a bot gives up what is worth least', () => {
    const table = pastLoot(decided({ sizes: [54] }));
    const action = leastNeeded(table.legal(0));
    const card = action?.type === 'choose' ? String(action.option).replace('give-up-', '') : '';
    const { rarity, card: definition } = listLoot().find(({ card: one }) => one.id === card) ?? {};
    expect([rarity, definition?.stays]).toEqual(['common', undefined]);
  });

  it('is told in the view, hero by hero', () => {
    const table = pastLoot(decided({ sizes: [52, 0] }));
    expect(viewOf(table.state, 'public').crawl?.heroes.map(({ toGiveUp }) => toGiveUp)).toEqual([2, 0]);
  });
});
