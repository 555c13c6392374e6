/** The pictures of this process: one queue, and a number of drawing threads that depends on the processors. */
import { availableParallelism } from 'node:os';
import type { DrawingJob } from './drawing-job.ts';
import { DrawingThread } from './drawing-thread.ts';
import { cachePicture } from './picture-cache.ts';
import { type PictureLoad, PictureQueue } from './picture-queue.ts';
import type { Raster } from './rasterise.ts';

/** Each thread takes some 50 MB, and up to 12 MB of kept parts; the main thread cannot feed more. */
const MAX_THREADS = 4;

/**
 * The number of drawing threads of a process. One processor is reserved for the main threads if there is more than one.
 * @param processes how many processes of the bot share the machine, 1 or more
 */
export function threadsFor(processors: number, processes = 1): number {
  return Math.max(1, Math.min(Math.floor((processors - 1) / processes), MAX_THREADS));
}

/** An observer of the queue. */
export interface PictureWatch {
  ordered(drawn: Promise<unknown>): void;
  /** Called when a table's picture is left out. */
  leftOut(): void;
}

let watch: PictureWatch | null = null;

/** Replaces the observer of the queue; null removes it. */
export function watchPictures(next: PictureWatch | null): void {
  watch = next;
}

let threads = threadsFor(availableParallelism());

/**
 * Sets the number of drawing threads.
 * @param count 1 or more
 */
export function setDrawingThreads(count: number): void {
  threads = count;
}

const queue = new PictureQueue({
  threads: () => threads,
  open: (onEnd) => new DrawingThread(onEnd),
  onOrder: (drawn) => watch?.ordered(drawn),
  onLeftOut: () => watch?.leftOut(),
  onLate: cachePicture,
  now: () => performance.now(),
});

/** Draws a picture without a deadline. @throws Error when it cannot be drawn, or its thread ends first */
export function drawInThread(job: DrawingJob): Promise<Raster> {
  return queue.draw(job);
}

/**
 * The picture of a game's table; null when it takes too long, or a newer one is requested meanwhile.
 * @param onDrawnLate given when a person is asked at the table: it is drawn before others, and also when it is too late;
 *   then this is called, and the picture is in the cache
 * @throws Error when it cannot be drawn, or its thread ends first
 */
export function drawSoonInThread(
  gameId: string,
  job: DrawingJob,
  onDrawnLate: (() => void) | null = null,
): Promise<Raster | null> {
  return queue.drawSoon(gameId, job, onDrawnLate);
}

/**
 * For the picture of a private panel, which a person has asked for: it goes before pictures that bots change at once and
 * is never left out, and one that comes late is in the cache when the panel is opened again.
 */
export const FOUND_WHEN_OPENED_AGAIN = (): void => undefined;

/** Lets the process end while pictures are pending. */
export function releasePictures(): void {
  queue.release();
}

/** The load of the drawing threads. */
export function pictureLoad(): PictureLoad {
  return queue.load;
}
