/** GIFs of boards or maps, one at a time in a thread of its own that can be stopped at any moment. */
import { Worker } from 'node:worker_threads';
import type { GifFrame, GifJob, GifReply } from './gif-job.ts';

/** The most frames of a GIF; of more some are left out evenly. */
export const MOST_FRAMES = 40;
const WIDTH = 640;
/** A GIF that takes longer is given up, in ms: Discord waits 15 minutes for an answer. */
const LONGEST_MS = 3 * 60_000;
/** Heap limits of the thread, in MB; the pixels of the frames are outside of the heap. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** The GIF that is being made; null when there is none. */
let making: Worker | null = null;

/** Stops the GIF that is being made, if there is one, and lets the process end. */
export function stopGifs(): void {
  void making?.terminate();
  making = null;
}

/**
 * Returns the GIF of some frames.
 * @param frames at least one; equal frames in a row are shown once
 * @returns `busy` while another GIF is made; null when it was stopped or took too long
 * @throws Error when a frame cannot be drawn
 */
export async function renderGif(frames: readonly GifFrame[]): Promise<Buffer | 'busy' | null> {
  if (making !== null) return 'busy';
  const workerData: GifJob = { frames: fewer(withoutRepeats(frames)), width: WIDTH };
  const worker = new Worker(new URL('./gif-worker-start.js', import.meta.url), {
    // The process' own flags for V8 and test runners do not apply to this thread.
    execArgv: [],
    resourceLimits: MEMORY,
    workerData,
  });
  making = worker;
  const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
  // A GIF keeps no process alive.
  worker.unref();
  timer.unref();
  try {
    return await new Promise<Buffer | null>((resolve, reject) => {
      worker.once('message', (reply: GifReply) =>
        'error' in reply ? reject(reply.error) : resolve(Buffer.from(reply.gif.buffer)),
      );
      worker.once('error', reject);
      worker.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(timer);
    if (making === worker) making = null;
    void worker.terminate();
  }
}

function withoutRepeats(frames: readonly GifFrame[]): readonly GifFrame[] {
  const texts = frames.map((frame) => JSON.stringify(frame));
  return frames.filter((_, at) => texts[at] !== texts[at - 1]);
}

/** The first and the last are always among them. */
function fewer(frames: readonly GifFrame[]): readonly GifFrame[] {
  if (frames.length <= MOST_FRAMES) return frames;
  const step = (frames.length - 1) / (MOST_FRAMES - 1);
  return Array.from({ length: MOST_FRAMES }, (_, at) => frames[Math.round(at * step)]).flatMap(
    (frame) => frame ?? [],
  );
}
