import { describe, expect, it } from 'vitest';
import { crawlScore, salvesOfNextSession, shopGold } from '../../../src/engine/crawls/score.ts';
import { CrawlTable } from './table.ts';

function ended(won: boolean, gold: number, salves: readonly number[], explored: boolean) {
  const table = new CrawlTable(['barbarian', 'monk']);
  const { crawl } = table;
  crawl.gold = gold;
  for (const [seat, count] of salves.entries()) table.hero(seat).salves = count;
  if (explored) for (const tile of crawl.tiles) tile.environment ??= 'caves';
  table.state.outcome = { kind: 'won', team: won ? 0 : 1, how: 'objective' };
  return table.state;
}

describe('the score of a session', () => {
  it('rule scenario 319: 12 gold, all tiles and 2 salves of a won crawl', () => {
    const score = crawlScore(ended(true, 12, [2, 0], true));
    expect(score).toEqual({ won: true, scenario: 20, salves: 2, gold: 2, tiles: 5, loot: 0, total: 29 });
  });

  it('counts no tiles while one is face down', () => {
    expect(crawlScore(ended(true, 4, [0, 1], false))).toMatchObject({
      salves: 1,
      gold: 0,
      tiles: 0,
      total: 21,
    });
  });

  it('rule scenario 320: a lost session costs 10 points, and the next begins with 3 salves more', () => {
    const lost = ended(false, 12, [2, 0], true);
    expect(crawlScore(lost)?.total).toBe(-10);
    expect(salvesOfNextSession(lost, 3)).toBe(6);
  });

  it('carries the salves that are left after a win', () => {
    expect(salvesOfNextSession(ended(true, 0, [1, 2], false), 2)).toBe(3);
  });

  it('rule scenario 317: each hero spends the gold of the team, rounded up to 5', () => {
    expect([27, 30, 31, 0, 1].map(shopGold)).toEqual([30, 30, 35, 0, 5]);
  });
});
