/** Tiles that one hero alone does not meet (rule: a-explore). */
import { describe, expect, it } from 'vitest';
import { CrawlTable } from './table.ts';

const FILLER = Array.from({ length: 60 }, () => 1);

/** The first hero explores a tile of level II, with the Ivory Thicket on top of its deck. */
function explored(heroes: readonly string[]): CrawlTable {
  const table = new CrawlTable(heroes, { crawl: 'crimson-sands-b' });
  table.crawl.environments[2] = ['ivory-thicket', 'thorn-road', 'citadel'];
  table.nextMinion(2, 'minion-phantom-sword');
  table.script(...FILLER);
  table.act(0, { type: 'move', to: 'B3' });
  return table;
}

const seen = (table: CrawlTable) => table.seen('explored').map(({ environment }) => environment);

describe('a tile that needs team-mates', () => {
  it('goes under its deck where one hero plays alone, and the next one is drawn', () => {
    const table = explored(['barbarian']);
    expect(seen(table)).toEqual(['thorn-road']);
    expect(table.crawl.environments[2]).toEqual(['citadel', 'ivory-thicket']);
  });

  it('is met by a party', () => {
    const table = explored(['barbarian', 'monk']);
    expect(seen(table)).toEqual(['ivory-thicket']);
    expect(table.crawl.environments[2]).toEqual(['thorn-road', 'citadel']);
  });
});
