/** The party shares its salves as it likes before a session (rule: a-player-setup). */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { evenShare, waysToShare } from '../../../src/engine/crawls/salve-shares.ts';
import { createGame } from '../../../src/engine/index.ts';

const HEROES = ['barbarian', 'monk', 'pyromancer', 'moon-elf'];

const salvesOf = (mode: 'crawl' | 'boss-battle', heroes: number, salves: number, shares?: number[]) =>
  createGame({
    mode,
    seats: HEROES.slice(0, heroes).map((hero) => ({ hero })),
    seed: 'shares',
    first: 0,
    crawl: {
      id: mode === 'crawl' ? 'crimson-sands-a' : 'fallen-barbarian',
      salves,
      ...(shares ? { shares } : {}),
    },
  }).crawl?.heroes.map((hero) => hero.salves);

describe('the salves of a party', () => {
  it.each(['crawl', 'boss-battle'] as const)('are shared as agreed in a %s', (mode) => {
    expect(salvesOf(mode, 3, 5, [0, 4, 1])).toEqual([0, 4, 1]);
    for (const seat of [0, 1, 2, 3]) {
      const all = [0, 0, 0, 0].map((_, at) => (at === seat ? 2 : 0));
      expect(salvesOf(mode, 4, 2, all)).toEqual(all);
    }
  });

  it.each(['crawl', 'boss-battle'] as const)(
    'go round in turn order in a %s without an agreement',
    (mode) => {
      expect([1, 2, 3, 4].map((heroes) => salvesOf(mode, heroes, 5))).toEqual([
        [5],
        [3, 2],
        [2, 2, 1],
        [2, 1, 1, 1],
      ]);
    },
  );

  it('go round where the agreement was one of another party, or of other salves', () => {
    expect(salvesOf('crawl', 3, 5, [5, 0])).toEqual([2, 2, 1]);
    expect(salvesOf('crawl', 2, 5, [2, 0])).toEqual([3, 2]);
  });
});

describe('the ways to share', () => {
  it('are all of them, the even one first, where a menu has room', () => {
    expect(waysToShare(2, 2, 25)).toEqual([
      [1, 1],
      [2, 0],
      [0, 2],
    ]);
    expect(waysToShare(5, 3, 25)).toHaveLength(21);
  });

  it('are the most even ones and all salves for one hero where there are too many', () => {
    for (const [salves, heroes] of [
      [5, 4],
      [12, 3],
      [20, 4],
    ] as const) {
      const ways = waysToShare(salves, heroes, 25);
      expect(ways).toHaveLength(25);
      expect(new Set(ways.map(String)).size).toBe(25);
      expect(ways[0]).toEqual(evenShare(salves, heroes));
      for (const way of ways) expect(way.reduce((sum, count) => sum + count, 0)).toBe(salves);
      for (let seat = 0; seat < heroes; seat += 1)
        expect(ways.some((way) => way[seat] === salves)).toBe(true);
    }
  });
});
