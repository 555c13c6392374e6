/** Crawls whose heroes are about to shop. */
import { openGame } from '../../../src/engine/core/game.ts';
import { concludeCrawl } from '../../../src/engine/crawls/conclusion.ts';
import { CrawlTable } from './table.ts';

export const HEROES = ['barbarian', 'monk', 'pyromancer', 'moon-elf'];

/** A crawl whose heroes are about to shop, with this much gold of the team. */
export function shopping(
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

/** The options of the question that a seat is asked. */
export const options = (table: CrawlTable, seat: number) =>
  table.legal(seat).flatMap((action) => (action.type === 'choose' ? [String(action.option)] : []));
