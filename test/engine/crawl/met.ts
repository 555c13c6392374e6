/** A crawl in which a hero is about to meet a minion. */
import { CrawlTable } from './table.ts';

/** Dice of whatever comes after the rolls that a test is about. */
export const FILLER = Array.from({ length: 40 }, () => 1);

/** Seat 0 has gone to D4 and met this minion there; the dice so far are those of the tile. */
export function met(heroes: readonly string[], minion: string, options = {}): CrawlTable {
  const table = new CrawlTable(heroes, options);
  table.nextEnvironment(1, 'caves');
  table.nextMinion(1, minion);
  table.script(...FILLER);
  return table;
}
