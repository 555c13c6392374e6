/** Loot that heroes own: in their decks, as equipment, as potions, and from the chests of bosses (rules: a-boss-loot, a-swap-icon, a-deck-limit). */
import { describe, expect, it } from 'vitest';
import { deckCardsOf, isWeaker } from '../../../src/engine/core/crawl/loot.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { concludeCrawl } from '../../../src/engine/crawls/conclusion.ts';
import { deckOf, listLoot } from '../../../src/engine/definitions.ts';
import { type Action, createGame, type GameState, viewOf } from '../../../src/engine/index.ts';
import type { HeroLoot } from '../../../src/engine/model/adventure.ts';
import { campaignAfter, crawlScore } from '../../../src/engine/rules.ts';
import { HEROES, options, shopping } from './shopping.ts';
import { CrawlTable } from './table.ts';

const choose = (option: string): Action => ({ type: 'choose', option });

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
