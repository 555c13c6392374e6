/** A cache of pictures of tables: refreshes and views of several people ask for the same picture. */
import { createHash } from 'node:crypto';
import type { DrawingJob } from './drawing-job.ts';
import type { Raster } from './rasterise.ts';

/** Size of the cache, for all tables together. */
const KEPT = 48;

const kept = new Map<string, Promise<Raster | null>>();

/** The cached or pending picture of exactly this table; the cache drops the least recently used one. */
export function cachedPicture(job: DrawingJob, draw: () => Promise<Raster | null>): Promise<Raster | null> {
  const key = keyOf(job);
  const raster = kept.get(key) ?? draw();
  keep(key, raster);
  // The caller gets a failure. Failures and left-out pictures are not cached.
  raster.then(
    (drawn) => drawn ?? kept.delete(key),
    () => kept.delete(key),
  );
  return raster;
}

/** Caches a picture that came too late for its table: on a slow machine the next request gets it. */
export function cachePicture(job: DrawingJob, raster: Raster): void {
  keep(keyOf(job), Promise.resolve(raster));
}

function keyOf(job: DrawingJob): string {
  return createHash('sha1').update(JSON.stringify(job)).digest('base64');
}

function keep(key: string, raster: Promise<Raster | null>): void {
  kept.delete(key);
  kept.set(key, raster);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
}
