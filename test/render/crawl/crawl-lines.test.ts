import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { createGame, type GameState, viewOf } from '../../../src/engine/index.ts';
import { crawlAltText, crawlLines } from '../../../src/render/crawl/crawl-lines.ts';
import { chestLabel } from '../../../src/render/crawl/shop-words.ts';
import { choiceDescription } from '../../../src/render/table/choice-words.ts';
import { handModel } from '../../../src/render/table/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { handOf } from '../table/tables.ts';

function crawl(): GameState {
  const seats = ['barbarian', 'monk'].map((hero) => ({ hero }));
  const loot = [{ hero: 'monk', cards: ['coin-purse'] }];
  const campaign = { id: 'one', sessions: [], loot };
  return createGame({
    mode: 'crawl',
    seats,
    seed: 'lines',
    first: 0,
    crawl: { id: 'crimson-sands-a', campaign },
  });
}

const PLAYERS = ['barbarian', 'monk'].map((heroId, seat) => ({ name: `P${seat}`, heroId, userId: null }));

describe('the lines of heroes', () => {
  function told(state: GameState): string {
    const view = viewOf(state, 'public');
    if (!view.crawl) throw new Error('no crawl');
    return crawlLines(view, view.crawl, PLAYERS, ENGLISH).join('\n');
  }

  it('name the loot of a hero once the session is decided, not in play', () => {
    const state = crawl();
    expect(told(state)).not.toContain('Coin Purse');
    if (!state.crawl) throw new Error('no crawl');
    state.crawl.after = { result: 'won', shoppers: [1], chests: [], found: null, left: 0 };
    expect(told(state)).toContain('loot: Coin Purse');
  });
});

describe('the words for the map', () => {
  it('tell who stands where, and offer nothing: a tile with a battle is no invitation', () => {
    const state = crawl();
    if (!state.crawl) throw new Error('no crawl');
    const { crawl: shown } = viewOf(state, 'public');
    if (!shown) throw new Error('no crawl');
    const fight = {
      seat: 2,
      board: 'minion-roc',
      level: 1 as const,
      at: 'A4',
      firstStrike: false,
      objective: { kind: 'straights' as const },
      chests: [],
      heroes: [0],
    };
    const alt = crawlAltText({ ...shown, minions: [fight] }, PLAYERS, ENGLISH);
    expect(alt).toContain('Roc stands on A4.');
    expect(alt).not.toContain('join');
  });
});

describe('the lines of a Boss Battle', () => {
  const battle = (difficulty: 'normal' | 'insane' = 'normal') => {
    const seats = ['barbarian', 'monk'].map((hero) => ({ hero }));
    const crawl = { id: 'mad-king', difficulty };
    return createGame({ mode: 'boss-battle', seats, seed: 'lines', first: 0, crawl });
  };
  const linesOf = (state: GameState) => {
    const view = viewOf(state, 'public');
    if (!view.crawl) throw new Error('no crawl');
    return crawlLines(view, view.crawl, PLAYERS, ENGLISH).join('\n');
  };
  const told = (difficulty: 'normal' | 'insane', fallen = false) => {
    const state = battle(difficulty);
    const helper = state.seats[3];
    if (helper && fallen) helper.defeated = true;
    return linesOf(state);
  };

  it('tell the health that all heroes share once, and who has salves', () => {
    const lines = told('normal');
    expect(lines.match(/50 of 50 health/g)).toHaveLength(1);
    expect(lines).toContain('All heroes share 50 of 50 health · P0 has 3 salves and P1 has 2 salves');
  });

  it.each([
    ['lost', 0],
    ['won', 23],
  ] as const)('tell the shared health once when it was %s, and what each hero has', (result, health) => {
    const state = battle();
    const [dial, second] = [state.pools[0], state.crawl?.heroes[1]];
    if (!state.crawl || !dial || !second) throw new Error('no battle');
    state.crawl.after = { result, shoppers: [], chests: [], found: null, left: 0 };
    dial.health = health;
    second.salves = 0;
    const lines = linesOf(state);
    expect(lines.match(/of 50 health/g)).toHaveLength(1);
    expect(lines).toContain(`All heroes share ${health} of 50 health`);
    expect(lines).toContain('P0 (Barbarian): 3 salves');
    expect(lines).not.toContain('Monk');
  });

  it('tell of Vis’eer while it stands beside the boss', () => {
    expect(told('normal')).not.toContain("Vis'eer");
    expect(told('insane')).toContain(
      "**Vis'eer** stands beside it: 20 of 20 health, and can be attacked instead",
    );
    expect(told('insane', true)).not.toContain("Vis'eer");
  });
});

describe('the card of a Boss Loot Chest', () => {
  it.each([
    ['won', 'Leave it for a point'],
    ['lost', 'Leave the card'],
  ] as const)('is left for a point only where one is scored: %s', (result, label) => {
    expect(chestLabel('leave', result, ENGLISH)).toBe(label);
    expect(chestLabel('keep', result, ENGLISH)).toBe('Keep the card');
  });
});

describe('loot in a hand', () => {
  it('is called equipment where it stays in play, on the hand as in the shop', () => {
    const state = crawl();
    const monk = state.seats[1];
    if (!monk) throw new Error('nobody sits there');
    monk.hand = ['coin-purse', 'health-potion'];
    const cards = handModel(handOf(state, 1))?.cards ?? [];
    expect(cards.map(({ name, kindName }) => [name, kindName])).toEqual([
      ['Coin Purse', 'equipment'],
      ['Health Potion', 'instant'],
    ]);
  });

  it('tells its effect where its owner chooses a card', () => {
    const described = (isPrivate: boolean) => {
      const asked = { kind: 'choose', moment: null, prompt: null, source: null, effect: null } as const;
      const question = { seat: 1, ...asked, open: [], hidden: [], isPrivate };
      return choiceDescription(PLAYERS, question, 'health-potion');
    };
    expect(described(true)).toContain('heals 2');
    expect(described(false)).toBe('');
  });
});
