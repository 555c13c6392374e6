import { setTimeout as pause } from 'node:timers/promises';
import { renderBoard, warmUpPictures } from '../src/render/picture/render-board.ts';
import { type Figure, percentile } from './figure.ts';
import { heldWhile } from './held-while.ts';
import { sampleBoards } from './sample-games.ts';

const BOARDS = 150;
/** Time between pictures, since the tables of several games do not change all at once. */
const BETWEEN_MS = 20;

/** Six heroes, each against all. */
const SIX = { mode: 'koth', seats: 6, every: 19 } as const;

/** The picture of the board, and how long the event loop is blocked during drawing. */
export async function benchPicture(): Promise<Figure[]> {
  const boards = sampleBoards(BOARDS + 1);
  const first = performance.now();
  const [firstBoard, ...others] = boards;
  if (firstBoard) await renderBoard(firstBoard);
  const cold = performance.now() - first;
  await warmUpPictures();
  let two: Drawn = { took: [], sizes: [] };
  const drawing = await heldWhile(async () => {
    two = await drawEach(others);
  });
  const { took, sizes } = two;
  const six = await drawEach(sampleBoards(BOARDS, SIX));
  const span = took.reduce((sum, ms) => sum + ms, BOARDS * BETWEEN_MS);
  const idle = await heldWhile(() => pause(span));
  const less = { better: 'less' as const };
  return [
    { what: 'board picture, first one with its thread', value: cold, unit: 'ms', target: null, ...less },
    { what: 'board picture, p50', value: percentile(took, 50), unit: 'ms', target: null, ...less },
    { what: 'board picture, p95', value: percentile(took, 95), unit: 'ms', target: 30, ...less },
    { what: 'board picture, largest', value: Math.max(...sizes), unit: 'KB', target: 70, ...less },
    { what: 'board of six seats, p50', value: percentile(six.took, 50), unit: 'ms', target: null, ...less },
    { what: 'board of six seats, p95', value: percentile(six.took, 95), unit: 'ms', target: 45, ...less },
    {
      what: 'board of six seats, size, p95',
      value: percentile(six.sizes, 95),
      unit: 'KB',
      target: 70,
      ...less,
    },
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

interface Drawn {
  /** In ms. */
  readonly took: readonly number[];
  /** In KB. */
  readonly sizes: readonly number[];
}

async function drawEach(boards: ReturnType<typeof sampleBoards>): Promise<Drawn> {
  const took: number[] = [];
  const sizes: number[] = [];
  for (const board of boards) {
    await pause(BETWEEN_MS);
    const start = performance.now();
    const { png } = await renderBoard(board);
    took.push(performance.now() - start);
    sizes.push(png.length / 1024);
  }
  return { took, sizes };
}
