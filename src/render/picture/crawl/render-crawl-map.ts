import { cachedPicture } from '../picture-cache.ts';
import { drawSoonInThread } from '../pictures.ts';
import type { Raster } from '../rasterise.ts';
import type { CrawlMapModel } from './crawl-model.ts';

/**
 * The map of a Portal Crawl if it can be drawn soon; cached for an unchanged map.
 * @param onDrawnLate as for `renderBoardSoon`
 * @returns null when the map should be told in words for now
 */
export async function renderCrawlMapSoon(
  gameId: string,
  model: CrawlMapModel,
  onDrawnLate: (() => void) | null = null,
): Promise<Raster | null> {
  const job = { kind: 'crawl' as const, model };
  return cachedPicture(job, () => drawSoonInThread(`${gameId} map`, job, onDrawnLate));
}
