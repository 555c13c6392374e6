/** A cache of pictures of tables: refreshes and views of several people ask for the same picture. */
import { createHash } from 'node:crypto';
import type { DrawingJob } from './drawing-job.ts';
import type { Raster } from './rasterise.ts';

/**
 * Bytes of the kept pictures, for all tables together: some 300 pictures. Most presses change one of the pictures of a
 * Mission's table, so that the others need not be drawn.
 */
const MOST_BYTES = 24 * 1_024 * 1_024;

interface Kept {
  readonly raster: Promise<Raster | null>;
  /** 0 until it is drawn. */
  bytes: number;
}

const kept = new Map<string, Kept>();
let bytes = 0;

/** The cached or pending picture of exactly this table; the cache drops the least recently used one. */
export function cachedPicture(job: DrawingJob, draw: () => Promise<Raster | null>): Promise<Raster | null> {
  const key = keyOf(job);
  const raster = kept.get(key)?.raster ?? draw();
  keep(key, raster);
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
  const known = kept.get(key);
  if (known?.raster === raster) {
    kept.delete(key);
    kept.set(key, known);
    return;
  }
  forget(key);
  const entry: Kept = { raster, bytes: 0 };
  kept.set(key, entry);
  // The caller gets a failure. Failures and left-out pictures are not cached.
  const failed = () => {
    if (kept.get(key) === entry) forget(key);
  };
  raster.then((drawn) => {
    if (drawn === null) failed();
    else if (kept.get(key) === entry) noteBytes(entry, drawn.png.length);
  }, failed);
}

function noteBytes(entry: Kept, length: number): void {
  entry.bytes = length;
  bytes += length;
  for (const oldest of kept.keys()) {
    if (bytes <= MOST_BYTES) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  bytes -= kept.get(key)?.bytes ?? 0;
  kept.delete(key);
}
