/** Shop, boss chests and loot in decks (rules: a-shop, a-unidentified, a-boss-loot, a-swap-icon, a-deck-limit). */
import { describe, expect, it } from 'vitest';
import { deckCardsOf, isWeaker } from '../../../src/engine/core/crawl/loot.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { concludeCrawl } from '../../../src/engine/crawls/conclusion.ts';
import { deckOf, listLoot } from '../../../src/engine/definitions.ts';
import { type Action, createGame, type GameState, viewOf } from '../../../src/engine/index.ts';
import type { HeroLoot } from '../../../src/engine/model/adventure.ts';
import { campaignAfter, crawlScore } from '../../../src/engine/rules.ts';
import { CrawlTable } from './table.ts';

const HEROES = ['barbarian', 'monk', 'pyromancer', 'moon-elf'];
const choose = (option: string): Action => ({ type: 'choose', option });

/** A crawl whose heroes are about to shop, with this much gold of the team. */
function shopping(
  heroes: number,
  gold: number,
  result: 'won' | 'lost' = 'won',
  prepare: (table: CrawlTable) => void = () => {},
): CrawlTable {
  const table = new CrawlTable(HEROES.slice(0, heroes));
  table.crawl.gold = gold;
  prepare(table);
  const game = openGame(table.state);
  const frame = game.lane.stack.find(({ k }) => k === 'crawl');
  if (frame?.k !== 'crawl') throw new Error('no crawl');
  game.lane.stack = [frame];
  concludeCrawl(game, frame, result);
  game.lane.pending = { seat: 0, kind: 'choose', moment: null, prompt: { ask: 'shop' }, source: null };
  game.lane.turn.active = 0;
  return table;
}

const options = (table: CrawlTable, seat: number) =>
  table.legal(seat).flatMap((action) => (action.type === 'choose' ? [String(action.option)] : []));

describe('the shop', () => {
  it.each([1, 2, 3, 4])(
    'gives all of %i heroes the whole gold, and offers three common cards and a rare one',
    (heroes) => {
      const table = shopping(heroes, 27);
      const dealt = new Set<string>();
      for (let seat = 0; seat < heroes; seat += 1) {
        const { gold, offers = [] } = table.hero(seat);
        // Rule scenario 317: 27 gold are 30 for each hero.
        expect(gold).toBe(30);
        const rarities = offers.map((card) => listLoot().find((loot) => loot.card.id === card)?.rarity);
        expect(rarities).toEqual(['common', 'common', 'common', 'rare']);
        for (const card of offers) dealt.add(card);
      }
      expect(dealt.size).toBe(4 * heroes);
    },
  );

  it('asks the heroes one after the other, and ends the session when the last one leaves', () => {
    const table = shopping(3, 30, 'lost');
    for (const seat of [0, 1, 2]) {
      expect(table.asked()).toEqual([`${seat} choose`]);
      expect(options(table, seat)).toContain('leave');
      table.act(seat, choose('leave'));
    }
    expect(table.state.outcome).toEqual({ kind: 'won', team: 1, how: 'defeat' });
  });

  it.each([0, 1, 2, 3])('asks nobody who can only leave: here all but seat %i', (seat) => {
    const table = shopping(4, 0);
    table.hero(seat).unidentified.common = 1;
    openGame(table.state).lane.pending = null;
    table.run();
    expect(table.asked()).toEqual([`${seat} choose`]);
    table.act(seat, choose('sell-unidentified-common'));
    // With 5 gold there is nothing to buy.
    expect(table.state.outcome).toEqual({ kind: 'won', team: 0, how: 'objective' });
    expect(table.crawl.heroes.flatMap(({ offers = [] }) => offers)).toEqual([]);
  });

  it('sells a card for its price; what is bought is the hero’s, and what is not goes back', () => {
    const table = shopping(2, 25);
    const [first = '', second = '', , rare = ''] = table.hero(0).offers ?? [];
    table.act(0, choose(`buy-${rare}`));
    expect(table.hero(0)).toMatchObject({ gold: 10, loot: [rare] });
    table.act(0, choose(`buy-${first}`));
    expect(table.hero(0)).toMatchObject({ gold: 0, loot: [rare, first] });
    expect(options(table, 0)).not.toContain(`buy-${second}`);
    expect(table.seen('loot').map(({ how, gold }) => [how, gold])).toEqual([
      ['bought', 10],
      ['bought', 0],
    ]);
    table.act(0, choose('leave'));
    expect(table.crawl.lootDecks?.common).toContain(second);
    expect(table.hero(1).gold).toBe(25);
  });

  it('identifies a card of its rarity for 10 gold; one that is not identified is not carried over', () => {
    // Rule scenario 318.
    const table = shopping(1, 15);
    table.hero(0).unidentified = { common: 0, rare: 0, epic: 2, legendary: 0 };
    const next = table.crawl.lootDecks?.epic[0] ?? '';
    table.act(0, choose('identify-epic'));
    expect(table.hero(0)).toMatchObject({ gold: 5, loot: [next], unidentified: { epic: 1 } });
    expect(options(table, 0)).not.toContain('identify-epic');
    table.act(0, choose('leave'));
    const campaign = campaignAfter('one', table.state, { id: 'crimson-sands-a' });
    expect(campaign?.loot).toEqual([{ hero: 'barbarian', cards: [next] }]);
  });

  it('buys back any card for 5 gold, also one unseen', () => {
    const table = shopping(1, 10);
    table.hero(0).loot = ['codex-iv'];
    table.hero(0).unidentified = { common: 1, rare: 0, epic: 0, legendary: 0 };
    table.act(0, choose('sell-codex-iv'));
    table.act(0, choose('sell-unidentified-common'));
    expect(table.hero(0)).toMatchObject({ gold: 20, loot: [], unidentified: { common: 0 } });
    expect(table.crawl.lootDecks?.legendary).toContain('codex-iv');
  });

  it('lets the higher version of a card replace the lower one, and offers no lower one', () => {
    const table = shopping(1, 50);
    table.hero(0).loot = ['health-potion-ii'];
    table.hero(0).offers = ['health-potion', 'health-potion-iii'];
    expect(options(table, 0)).not.toContain('buy-health-potion');
    table.act(0, choose('buy-health-potion-iii'));
    expect(table.hero(0).loot).toEqual(['health-potion-iii']);
    expect(table.crawl.lootDecks?.rare).toContain('health-potion-ii');
  });

  it('identifies no card that is weaker than one of the same name: it goes under its deck', () => {
    const table = shopping(1, 10);
    table.hero(0).loot = ['codex-iv'];
    table.hero(0).unidentified = { common: 0, rare: 1, epic: 0, legendary: 0 };
    const deck = table.crawl.lootDecks;
    if (!deck) throw new Error('no loot');
    deck.rare = [
      'codex-ii',
      'campfire',
      ...deck.rare.filter((card) => card !== 'codex-ii' && card !== 'campfire'),
    ];
    table.act(0, choose('identify-rare'));
    expect(table.hero(0).loot).toEqual(['codex-iv', 'campfire']);
    expect(table.crawl.lootDecks?.rare.at(-1)).toBe('codex-ii');
  });

  it('takes the next rarity when a deck is empty', () => {
    const table = shopping(1, 10);
    table.hero(0).unidentified = { common: 0, rare: 1, epic: 0, legendary: 0 };
    const deck = table.crawl.lootDecks;
    if (!deck) throw new Error('no loot');
    deck.rare = [];
    const [epic = ''] = deck.epic;
    table.act(0, choose('identify-rare'));
    expect(table.hero(0).loot).toEqual([epic]);
  });

  it('keeps the cards that heroes have found out of the offers, also where a deck is nearly empty', () => {
    const table = shopping(2, 10, 'won', (before) => {
      const deck = before.crawl.lootDecks;
      if (!deck) throw new Error('no loot');
      deck.common = ['codex', 'health-potion', 'buckler'];
      before.hero(1).unidentified.common = 2;
    });
    const rarities = (table.hero(0).offers ?? []).map(
      (card) => listLoot().find((loot) => loot.card.id === card)?.rarity,
    );
    expect(rarities).toEqual(['common', 'rare', 'rare', 'rare']);
    expect(table.hero(0).offers?.[0]).toBe('buckler');
    table.act(0, choose('leave'));
    table.act(1, choose('identify-common'));
    expect(table.hero(1).loot).toEqual(['codex']);
  });

  it('identifies nothing for gold where only weaker cards are left; the card can still be sold', () => {
    const table = shopping(1, 10);
    table.hero(0).loot = ['codex-iv'];
    table.hero(0).unidentified = { common: 0, rare: 0, epic: 1, legendary: 0 };
    const deck = table.crawl.lootDecks;
    if (!deck) throw new Error('no loot');
    deck.epic = ['codex-iii'];
    deck.legendary = [];
    expect(options(table, 0)).not.toContain('identify-epic');
    expect(options(table, 0)).toContain('sell-unidentified-epic');
    deck.epic = ['codex-iii', 'stamina-tonic'];
    table.act(0, choose('identify-epic'));
    expect(table.hero(0).loot).toEqual(['codex-iv', 'stamina-tonic']);
  });

  it('counts the gold that the heroes keep, together', () => {
    const table = shopping(2, 12);
    const [cheap = ''] = table.hero(1).offers ?? [];
    table.act(0, choose('leave'));
    table.act(1, choose(`buy-${cheap}`));
    table.act(1, choose('leave'));
    // 15 for the first, 5 for the second: 20 gold are 4 points.
    expect(crawlScore(table.state)).toMatchObject({ gold: 4 });
  });
});

/** The state of a session of a campaign whose heroes have loot. */
function withLoot(loot: readonly HeroLoot[], mode: 'crawl' | 'boss-battle' = 'crawl', heroes = 2): GameState {
  return createGame({
    mode,
    seats: HEROES.slice(0, heroes).map((hero) => ({ hero })),
    seed: 'loot',
    first: 0,
    crawl: {
      id: mode === 'crawl' ? 'crimson-sands-a' : 'fallen-barbarian',
      campaign: { id: 'c', sessions: [], loot },
    },
  });
}

describe('loot in a deck', () => {
  it.each(['crawl', 'boss-battle'] as const)(
    'is shuffled in, and takes the place of the card that it swaps: %s',
    (mode) => {
      const loot = [{ hero: 'monk', cards: ['so-wild-iii', 'coin-purse'] }];
      const state = withLoot(loot, mode);
      const cards = (seat: number) => {
        const owner = state.seats[seat];
        return owner ? [...owner.hand, ...owner.deck].toSorted() : [];
      };
      expect(cards(0)).toEqual([...deckOf('barbarian')].toSorted());
      const swapped = deckOf('monk').filter((card) => card !== 'so-wild');
      expect(cards(1)).toEqual([...swapped, 'so-wild-iii', 'coin-purse'].toSorted());
      expect(state.seats[1]?.hand).toHaveLength(4);
      expect(
        deckCardsOf(openGame(state), 1)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(cards(1));
      const decks = state.crawl?.lootDecks;
      expect(decks?.rare).not.toContain('coin-purse');
      expect(decks?.rare).toHaveLength(listLoot('rare').length - 2);
    },
  );

  it('is kept for heroes who are not there', () => {
    const table = shopping(1, 0);
    table.hero(0).loot = ['codex-iv'];
    table.act(0, choose('leave'));
    const earlier = { id: 'one', sessions: [], loot: [{ hero: 'thor', cards: ['codex'] }] };
    const campaign = campaignAfter('two', table.state, { id: 'crimson-sands-a', campaign: earlier });
    expect(campaign?.loot).toEqual([{ hero: 'barbarian', cards: ['codex-iv'] }, ...earlier.loot]);
  });

  it('is not told before it is known: loot decks are in no view', () => {
    const state = withLoot([]);
    for (const viewer of ['public', 0, 1] as const) {
      expect(JSON.stringify(viewOf(state, viewer))).not.toContain('lootDecks');
    }
  });
});

describe('equipment', () => {
  it('stays in play, and acts in each Upkeep Phase of its hero', () => {
    const table = new CrawlTable(['barbarian']);
    table.nextEnvironment(1, 'caves');
    table.nextMinion(1, 'minion-lost-swordsman');
    table.act(0, { type: 'move', to: 'B4' });
    table.setHealth(0, 60);
    table.setHealth(1, 60);
    table.seat(0).hand = ['coin-purse'];
    table.seat(0).cp = 5;
    table.declineUntil(() => table.legal(0).some(({ type }) => type === 'play'));
    const { cp } = table.seat(0);
    table.act(0, { type: 'play', card: 'coin-purse' });
    table.declineUntil(() => table.seat(0).inPlay.includes('coin-purse'));
    expect(table.seat(0).cp).toBe(cp - 2);
    expect(table.seat(0).discard).not.toContain('coin-purse');
    expect(table.seat(0).tokens['coin-purse']).toBeDefined();
    table.events.length = 0;
    table.declineUntil(() => table.seen('phase').some(({ phase, seat }) => phase === 'income' && seat === 0));
    const own = table.events.filter((event) => 'seat' in event && event.seat === 0);
    const before = own.slice(
      0,
      own.findIndex((event) => event.e === 'phase' && event.phase === 'income'),
    );
    expect(before.filter(({ e }) => e === 'cp')).toMatchObject([{ change: 1 }]);
  });
});

describe('Health Potions', () => {
  it.each(['health-potion', 'health-potion-ii', 'health-potion-iii', 'health-potion-iv'])(
    '%s heals a hero, no minion',
    (potion) => {
      const table = new CrawlTable(['barbarian', 'monk']);
      table.nextMinion(1, 'minion-lost-swordsman');
      table.nextEnvironment(1, 'caves');
      table.act(0, { type: 'move', to: 'B4' });
      table.declineUntil(() => table.asked().includes('0 main'));
      table.seat(0).hand = [potion];
      table.seat(0).cp = 5;
      table.act(0, { type: 'play', card: potion });
      table.declineUntil(() => table.asked().includes('0 target'));
      const chosen = table.legal(0).flatMap((action) => (action.type === 'target' ? [action.player] : []));
      expect(chosen).toEqual([0, 1]);
    },
  );
});

describe('boss chests', () => {
  it.each([
    ['won', 3],
    ['lost', 1],
  ] as const)('are opened by every hero when the battle is %s: %i each', (result, chests) => {
    const table = new CrawlTable([], { state: withLoot([], 'boss-battle') });
    const game = openGame(table.state);
    const frame = game.lane.stack.find(({ k }) => k === 'crawl');
    if (frame?.k !== 'crawl') throw new Error('no battle');
    game.lane.stack = [frame];
    concludeCrawl(game, frame, result);
    game.lane.pending = null;
    // A common card for each, told by the first value of a chest of level 5.
    table.script(...Array.from({ length: 2 * chests }, () => 1));
    table.run();
    const kept: string[] = [];
    for (let opened = 0; opened < 2 * chests; opened += 1) {
      const seat = opened % 2;
      expect(table.asked()).toEqual([`${seat} choose`]);
      expect(options(table, seat)).toEqual(['keep', 'leave']);
      const found = table.crawl.after?.found ?? '';
      expect(isWeaker(openGame(table.state), seat, found)).toBe(false);
      table.act(seat, choose(seat === 0 ? 'keep' : 'leave'));
      if (seat === 0) kept.push(found);
    }
    expect(table.scriptLeft()).toBe(0);
    expect(table.hero(0).loot?.length).toBeGreaterThan(0);
    for (const card of table.hero(0).loot ?? []) expect(kept).toContain(card);
    expect(table.hero(1).loot ?? []).toEqual([]);
    expect(table.state.outcome).toMatchObject({ kind: 'won', team: result === 'won' ? 0 : 1 });
    // A point for each card that was left, after a win (rule: a-scoring).
    expect(crawlScore(table.state)?.loot).toBe(result === 'won' ? chests : 0);
  });
});
