/** The drawing thread: writes the SVG, draws and packs it, and hands the PNG over without a copy. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { drawBoard } from './draw-board.ts';
import type { DrawingJob, DrawingOrder, DrawingReply } from './drawing-job.ts';
import { giveWay } from './low-priority.ts';
import { drawMission } from './mission/draw-mission.ts';
import { rasterise } from './rasterise.ts';

const port = parentPort;
if (port === null) throw new Error('The drawing worker is started as a thread, not as a program.');

/** Pictures between two collections. */
const COLLECT_AFTER = 2;
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

function draw(job: DrawingJob) {
  if (job.kind === 'svg') return rasterise(job.svg, job);
  if (job.kind === 'mission') return rasterise(drawMission(job.model, job.part), { indexed: true });
  return rasterise(drawBoard(job.model), { width: job.width, indexed: true });
}

const orders: DrawingOrder[] = [];

/** One picture a turn of the event loop: between turns the native memory of those before is given back. */
function takeNext(): void {
  const order = orders.shift();
  if (!order) return;
  carryOut(order);
  if (orders.length > 0) setImmediate(takeNext);
}

function carryOut({ id, job }: DrawingOrder): void {
  try {
    const { png, width, height } = draw(job);
    // A buffer may be a part of a shared one: a copy of its own can change threads.
    reply({ id, png: Uint8Array.from(png), width, height });
  } catch (error) {
    reply({ id, error });
  }
  letGoOfPixels();
}

giveWay();
port.on('message', (order: DrawingOrder) => {
  orders.push(order);
  if (orders.length === 1) setImmediate(takeNext);
});
