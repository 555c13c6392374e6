/** The drawing thread: writes the SVG, rasterises and packs it, and transfers the PNG without a copy. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { drawCrawlMap } from './crawl/draw-crawl-map.ts';
import type { DrawingJob, DrawingOrder, DrawingReply } from './drawing-job.ts';
import { lowerPriority } from './low-priority.ts';
import { rasteriseMission } from './mission/rasterise-mission.ts';
import { rasterise } from './rasterise.ts';
import { rasteriseBoard } from './rasterise-board.ts';

const port = parentPort;
if (port === null) throw new Error('The drawing worker is started as a thread, not as a program.');

/** How many bytes of pixels are drawn between two garbage collections: four boards of a duel, or some 120 emojis. */
const COLLECT_AFTER = 8_000_000;
let sinceCollected = 0;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

/**
 * The pixels of a picture are in native memory that V8 does not count: by default this thread would hold hundreds of
 * megabytes of drawn pictures before a collection. A forced one takes as long as a small picture.
 */
function collectPixels(width: number, height: number): void {
  sinceCollected += 4 * width * height;
  if (sinceCollected < COLLECT_AFTER || typeof collect !== 'function') return;
  sinceCollected = 0;
  collect();
}

function reply(answer: DrawingReply): void {
  port?.postMessage(answer, 'png' in answer ? [answer.png.buffer] : []);
}

function draw(job: DrawingJob) {
  if (job.kind === 'svg') return rasterise(job.svg, job);
  if (job.kind === 'crawl') return rasterise(drawCrawlMap(job.model), { indexed: true });
  if (job.kind === 'mission') return rasteriseMission(job.model, job.part);
  return rasteriseBoard(job.model, job.width);
}

const orders: DrawingOrder[] = [];

/** One picture for each turn of the event loop: native memory of earlier pictures is freed between turns. */
function takeNext(): void {
  const order = orders.shift();
  if (!order) return;
  carryOut(order);
  if (orders.length > 0) setImmediate(takeNext);
}

function carryOut({ id, job }: DrawingOrder): void {
  try {
    const { png, width, height } = draw(job);
    // A Buffer may be a part of a shared pool, which cannot be transferred, so it is copied.
    reply({ id, png: Uint8Array.from(png), width, height });
    collectPixels(width, height);
  } catch (error) {
    reply({ id, error });
  }
}

lowerPriority();
port.on('message', (order: DrawingOrder) => {
  orders.push(order);
  if (orders.length === 1) setImmediate(takeNext);
});
