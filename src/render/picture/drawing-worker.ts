/** The drawing thread: writes the SVG, draws and packs it, and hands the PNG over without a copy. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { drawBoard } from './draw-board.ts';
import type { DrawingJob, DrawingOrder, DrawingReply } from './drawing-job.ts';
import { rasterise } from './rasterise.ts';

const port = parentPort;
if (port === null) throw new Error('The drawing worker is started as a thread, not as a program.');

/** Pictures between two collections. */
const COLLECT_AFTER = 4;
let sinceCollected = 0;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/**
 * The pixels of a picture lie in native memory that V8 does not count: left to itself this thread would keep
 * hundreds of megabytes of drawn pictures before it collected. Its heap is small, so that this takes little.
 */
function letGoOfPixels(): void {
  sinceCollected += 1;
  if (sinceCollected < COLLECT_AFTER || typeof collect !== 'function') return;
  sinceCollected = 0;
  collect();
}

function reply(answer: DrawingReply): void {
  port?.postMessage(answer, 'png' in answer ? [answer.png.buffer] : []);
}

async function draw(job: DrawingJob) {
  const svg = job.kind === 'board' ? drawBoard(job.model) : job.svg;
  return rasterise(svg, job);
}

async function take({ id, job }: DrawingOrder): Promise<void> {
  try {
    const { png, width, height } = await draw(job);
    // The packer's buffer belongs to native code: only a copy of it can change threads.
    reply({ id, png: Uint8Array.from(png), width, height });
  } catch (error) {
    reply({ id, error });
  }
  letGoOfPixels();
}

port.on('message', (order: DrawingOrder) => void take(order));
