/** Portal shards, and the tile that they open (rule: a-portal-shards). */
import type { CrawlTile } from '../../model/adventure.ts';
import type { Game } from '../game.ts';
import { crawlOf } from './party.ts';

/** Portal shards that open the boss portal. */
export const SHARDS_NEEDED = 3;

/** Whether a face-down tile may be explored: the boss portal only with all shards. */
export function mayExplore(game: Game, { level }: CrawlTile): boolean {
  return level !== 'portal' || crawlOf(game).shards >= SHARDS_NEEDED;
}
