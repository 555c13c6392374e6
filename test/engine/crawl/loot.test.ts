/** The shop (rules: a-shop, a-unidentified). */
import { describe, expect, it } from 'vitest';
import { openGame } from '../../../src/engine/core/game.ts';
import { listLoot } from '../../../src/engine/definitions.ts';
import type { Action } from '../../../src/engine/index.ts';
import { campaignAfter, crawlScore } from '../../../src/engine/rules.ts';
import { HEROES, options, shopping } from './shopping.ts';
import { CrawlTable } from './table.ts';

const choose = (option: string): Action => ({ type: 'choose', option });

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

describe('a party that gives up while it shops', () => {
  it.each([1, 2, 3])('of %i heroes keeps the result that was decided', (heroes) => {
    for (const result of ['won', 'lost'] as const) {
      const table = shopping(heroes, 12, result);
      for (let seat = 0; seat < heroes; seat += 1) {
        expect(table.state.outcome).toBeNull();
        table.act(seat, { type: 'concede' });
      }
      expect(table.state.outcome).toMatchObject({ kind: 'won' });
      expect(crawlScore(table.state)?.won).toBe(result === 'won');
    }
  });
});

describe('the end of a session', () => {
  it.each([1, 2, 3, 4])('asks none of %i heroes any more, and says which side has won', (heroes) => {
    for (const result of ['won', 'lost'] as const) {
      for (const how of ['leave', 'concede'] as const) {
        const table = shopping(heroes, 30, result);
        for (let seat = 0; seat < heroes; seat += 1) {
          expect(table.seen('ended')).toEqual([]);
          table.act(seat, how === 'leave' ? choose('leave') : { type: 'concede' });
        }
        expect(table.seen('ended')).toEqual([expect.objectContaining({ winner: result === 'won' ? 0 : 1 })]);
        expect(table.state.lanes.map(({ pending }) => pending)).toEqual(table.state.lanes.map(() => null));
      }
    }
  });

  it.each([1, 2, 3, 4])('is a defeat of %i heroes who leave while nothing is decided', (heroes) => {
    const table = new CrawlTable(HEROES.slice(0, heroes));
    for (let seat = 0; seat < heroes; seat += 1) table.act(seat, { type: 'concede' });
    expect(table.seen('ended')).toEqual([expect.objectContaining({ winner: 1 })]);
    expect(table.asked()).toEqual([]);
  });
});
