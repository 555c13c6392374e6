/** Pictures of tables that were drawn of late: they are asked for again by refreshes and by the views of several people. */
import { createHash } from 'node:crypto';
import type { DrawingJob } from './drawing-job.ts';
import type { Raster } from './rasterise.ts';

/** Pictures kept, of all tables together. */
const KEPT = 48;

const kept = new Map<string, Promise<Raster | null>>();

/** The picture that was made, or is being made, of this very table; the one unused for longest goes first. */
export function keptPicture(job: DrawingJob, draw: () => Promise<Raster | null>): Promise<Raster | null> {
  const key = keyOf(job);
  const raster = kept.get(key) ?? draw();
  keep(key, raster);
  // A failure is told to whoever asked; neither it nor a picture that was left out is kept for the next one.
  raster.then(
    (drawn) => drawn ?? kept.delete(key),
    () => kept.delete(key),
  );
  return raster;
}

/** Keeps a picture that came too late for its table: on a slow machine the table gets it when it is asked for again. */
export function keepPicture(job: DrawingJob, raster: Raster): void {
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
