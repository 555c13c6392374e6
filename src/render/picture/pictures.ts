/** The pictures of this process: one queue, and as many drawing threads as the processors are good for. */
import { availableParallelism } from 'node:os';
import type { DrawingJob } from './drawing-job.ts';
import { DrawingThread } from './drawing-thread.ts';
import { keepPicture } from './kept-pictures.ts';
import { type PictureLoad, PictureQueue } from './picture-queue.ts';
import type { Raster } from './rasterise.ts';

/** Each thread takes some 50 MB; the main thread cannot feed more. */
const MOST_THREADS = 4;

/** One processor is for the main thread, where there is more than one. */
export function threadsFor(processors: number): number {
  return Math.max(1, Math.min(processors - 1, MOST_THREADS));
}

/** Told of the pictures from now on. */
export interface PictureWatch {
  ordered(drawn: Promise<unknown>): void;
  /** A table did without its picture. */
  leftOut(): void;
}

let watch: PictureWatch | null = null;

/** Shows every picture that is ordered from now on to `next`, instead of whoever watched before; null ends it. */
export function watchPictures(next: PictureWatch | null): void {
  watch = next;
}

const queue = new PictureQueue({
  threads: threadsFor(availableParallelism()),
  open: (onEnd) => new DrawingThread(onEnd),
  onOrder: (drawn) => watch?.ordered(drawn),
  onLeftOut: () => watch?.leftOut(),
  onLate: keepPicture,
  now: () => performance.now(),
});

/** Has a picture drawn, however long it takes. @throws Error when it cannot be drawn, or its thread ends before it is */
export function drawInThread(job: DrawingJob): Promise<Raster> {
  return queue.draw(job);
}

/**
 * The picture of a game's table; null when it cannot be had soon, or a newer one is ordered meanwhile.
 * @throws Error when it cannot be drawn, or its thread ends before it is
 */
export function drawSoonInThread(gameId: string, job: DrawingJob): Promise<Raster | null> {
  return queue.drawSoon(gameId, job);
}

/** From now on no picture keeps the process alive: for the end of the program. */
export function releasePictures(): void {
  queue.release();
}

/** How the drawing is doing. */
export function pictureLoad(): PictureLoad {
  return queue.load;
}
