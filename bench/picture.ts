import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { renderBoard, warmUpPictures } from '../src/render/picture/render-board.ts';
import { type Figure, percentile } from './figure.ts';
import { sampleBoards } from './sample-games.ts';

const BOARDS = 150;
/** Time between pictures: tables of several games change now and then, not all at once. */
const BETWEEN_MS = 20;

/** The picture of the board, and how long the event loop is held while pictures are drawn. */
export async function benchPicture(): Promise<Figure[]> {
  const boards = sampleBoards(BOARDS + 1);
  const first = performance.now();
  const [firstBoard, ...others] = boards;
  if (firstBoard) await renderBoard(firstBoard);
  const cold = performance.now() - first;
  await warmUpPictures();
  const took: number[] = [];
  const sizes: number[] = [];
  const drawing = await heldWhile(async () => {
    for (const board of others) {
      await pause(BETWEEN_MS);
      const start = performance.now();
      const { png } = await renderBoard(board);
      took.push(performance.now() - start);
      sizes.push(png.length / 1024);
    }
  });
  const span = took.reduce((sum, ms) => sum + ms, BOARDS * BETWEEN_MS);
  const idle = await heldWhile(() => pause(span));
  const less = { better: 'less' as const };
  return [
    { what: 'board picture, first one with its thread', value: cold, unit: 'ms', target: null, ...less },
    { what: 'board picture, p50', value: percentile(took, 50), unit: 'ms', target: null, ...less },
    { what: 'board picture, p95', value: percentile(took, 95), unit: 'ms', target: 60, ...less },
    { what: 'board picture, largest', value: Math.max(...sizes), unit: 'KB', target: 160, ...less },
    { what: 'event loop held while drawing, p99', value: drawing.p99, unit: 'ms', target: 10, ...less },
    {
      what: 'event loop held while drawing, longest',
      value: drawing.longest,
      unit: 'ms',
      target: 10,
      ...less,
    },
    {
      what: 'event loop held as long without drawing, longest',
      value: idle.longest,
      unit: 'ms',
      target: null,
      ...less,
    },
  ];
}

/** For how long the event loop did not come round, in ms, while something ran. */
async function heldWhile(run: () => Promise<unknown>): Promise<{ p99: number; longest: number }> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await run();
  delays.disable();
  return { p99: delays.percentile(99) / 1e6, longest: delays.max / 1e6 };
}
