/** A thread that draws: in the main thread each picture would hold everybody up for a while. */
import { Worker } from 'node:worker_threads';
import type { DrawingJob, DrawingOrder, DrawingReply } from './drawing-job.ts';
import type { Raster } from './rasterise.ts';

/**
 * Memory of the thread's own objects, in MB. A drawing needs few; with a small nursery the pixels of past
 * pictures are let go soon, which is most of what the thread holds.
 */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

interface Waiting {
  resolve(raster: Raster): void;
  reject(error: unknown): void;
}

export class DrawingThread {
  readonly #worker = new Worker(new URL('./drawing-worker-start.js', import.meta.url), {
    // Not those of the process: flags of V8 and of test runners are no use here.
    execArgv: [],
    resourceLimits: MEMORY,
  });
  readonly #waiting = new Map<number, Waiting>();
  #orders = 0;
  #isReleased = false;

  /** `onEnd` is told when the thread has ended, for whatever reason, and takes no more orders. */
  constructor(onEnd: () => void) {
    this.#worker.unref();
    this.#worker.on('message', (reply: DrawingReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => {
      onEnd();
      this.#fail(new Error(`the drawing thread ended with code ${code}`));
    });
  }

  /** @throws Error when it cannot be drawn, or the thread ends before it is */
  draw(job: DrawingJob): Promise<Raster> {
    const id = this.#orders++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // The process lives on while somebody waits for a picture, and no longer.
      if (!this.#isReleased) this.#worker.ref();
      this.#worker.postMessage({ id, job } satisfies DrawingOrder);
    });
  }

  /** From now on the process may end before what is ordered is drawn. */
  release(): void {
    this.#isReleased = true;
    this.#worker.unref();
  }

  #settle(reply: DrawingReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve({ png: Buffer.from(reply.png.buffer), width: reply.width, height: reply.height });
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
