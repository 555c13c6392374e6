/** Draws in a thread, because drawing in the main thread would block the event loop. */
import { Worker } from 'node:worker_threads';
import type { DrawingJob, DrawingOrder, DrawingReply } from './drawing-job.ts';
import type { Raster } from './rasterise.ts';

/**
 * Heap limits of the thread, in MB. A drawing needs few objects. With a small nursery the pixels of earlier pictures,
 * most of the thread's memory, are released soon.
 */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

interface Waiting {
  resolve(raster: Raster): void;
  reject(error: unknown): void;
}

export class DrawingThread {
  readonly #worker = new Worker(new URL('./drawing-worker-start.js', import.meta.url), {
    // The process' own flags for V8 and test runners do not apply to this thread.
    execArgv: [],
    resourceLimits: MEMORY,
  });
  readonly #waiting = new Map<number, Waiting>();
  #orders = 0;
  #isReleased = false;

  /** `onEnd` is called when the thread has ended for any reason and takes no more jobs. */
  constructor(onEnd: () => void) {
    this.#worker.unref();
    this.#worker.on('message', (reply: DrawingReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => {
      onEnd();
      this.#fail(new Error(`the drawing thread ended with code ${code}`));
    });
  }

  /** @throws Error when it cannot be drawn, or the thread ends first */
  draw(job: DrawingJob): Promise<Raster> {
    const id = this.#orders++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      // The thread keeps the process alive only while a picture is pending.
      if (!this.#isReleased) this.#worker.ref();
      this.#worker.postMessage({ id, job } satisfies DrawingOrder);
    });
  }

  /** From now on pending pictures do not keep the process alive. */
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
