/** How often a minion and a boss may spend a King's Hand, and on which values it succeeds (rule: a-kings-hand). */
import { describe, expect, it } from 'vitest';
import { crawlById, registerCrawl } from '../../../src/engine/core/crawl/registry.ts';
import { CrawlTable } from './table.ts';

const FILLER = Array.from({ length: 60 }, () => 1);
const MISS = [1, 1, 1, 1, 1];
/** Three throws without four Vortices: the Roc cannot attack. */
const MISSES = [...MISS, ...MISS, ...MISS];

/** The Barbarian before a Roc with King's Hands, about to roll. */
function guarded(hands: number, crawl?: string): CrawlTable {
  const table = new CrawlTable(['barbarian'], crawl === undefined ? {} : { crawl });
  table.nextMinion(1, 'minion-roc');
  table.nextEnvironment(1, 'caves');
  table.act(0, { type: 'move', to: 'B4' });
  table.seat(1).tokens['kings-hand'] = [{ by: 1, fresh: false, count: hands }];
  table.untilRoll(0);
  return table;
}

const hands = (table: CrawlTable, seat: number) =>
  (table.seat(seat).tokens['kings-hand'] ?? []).reduce((sum, { count }) => sum + count, 0);

describe("a King's Hand in a turn", () => {
  it('of a minion is one over both steps: spent against an Ultimate, none follows a roll without an ability', () => {
    const table = guarded(3);
    table.setHealth(1, 40);
    // The Ultimate stands, as a 2 is no success.
    table.script(6, 6, 6, 6, 6, 2, ...MISSES, ...FILLER);
    table.act(0, { type: 'roll' });
    table.act(0, { type: 'activate', ability: 'rage' });
    table.declineUntil(() => table.seen('turn').filter(({ seat }) => seat === 0).length > 1);
    expect(table.seen('activated').map(({ seat }) => seat)).toEqual([0]);
    expect(hands(table, 1)).toBe(2);
  });

  it('may be spent again in the next turn of the hero', () => {
    const table = guarded(3);
    table.setHealth(0, 40);
    const step = [...MISSES, 2];
    table.script(...step, ...MISSES, ...step, ...FILLER);
    table.declineUntil(() => table.seen('turn').filter(({ seat }) => seat === 1).length > 1);
    table.declineUntil(() => table.seen('turn').at(-1)?.seat === 0);
    expect(hands(table, 1)).toBe(1);
  });
});

describe('the values of the scenario card', () => {
  it.each([
    [4, 0],
    [6, 1],
  ])('decide: where only a 6 succeeds, a %i gives %i further Roll Phases', (die, more) => {
    const withdraw = registerCrawl({ ...crawlById('crimson-sands-a'), id: 'made-up', kingsHand: [6] });
    try {
      const table = guarded(1, 'made-up');
      table.script(...MISSES, die, ...FILLER);
      table.declineUntil(() => table.seen('turn').filter(({ seat }) => seat === 0).length > 1);
      expect(table.seen('extra-offense')).toHaveLength(more);
    } finally {
      withdraw();
    }
  });
});
