import { createHash } from 'node:crypto';
import type { BoardModel } from './board-model.ts';
import { drawInThread, drawSoonInThread } from './pictures.ts';
import type { Raster } from './rasterise.ts';
import { SAMPLE_BOARD } from './sample-board.ts';

/** Pictures kept: a game's table is asked for again by refreshes and by the views of several people. */
const KEPT = 48;

/** After about so many drawings the drawing code runs at its full speed. */
const WARM_UP_DRAWINGS = 12;

const kept = new Map<string, Promise<Raster | null>>();

/**
 * The picture of the table; drawn once for the same table. What it shows in words, the table's message says.
 * @throws RangeError when the model cannot be drawn (see {@link drawBoard})
 */
export async function renderBoard(model: BoardModel): Promise<Raster> {
  const job = jobOf(model);
  // What was ordered for a game's table may still be left out: then it is drawn for whoever asks here.
  return (await picture(job, () => drawInThread(job))) ?? drawInThread(job);
}

/**
 * The picture of a game's table, when it can be had soon.
 * @returns null when the table is to be told in words for now
 * @throws RangeError when the model cannot be drawn (see {@link drawBoard})
 */
export async function renderBoardSoon(gameId: string, model: BoardModel): Promise<Raster | null> {
  const job = jobOf(model);
  return picture(job, () => drawSoonInThread(gameId, job));
}

function jobOf(model: BoardModel) {
  return { kind: 'board' as const, model, width: model.seats.length <= 4 ? 1000 : 900 };
}

/**
 * Starts the drawing thread and draws a few times, so that the first table after a start is not late.
 * @throws Error when an asset is missing or broken
 */
export async function warmUpPictures(): Promise<void> {
  for (let i = 0; i < WARM_UP_DRAWINGS; i++) await renderBoard({ ...SAMPLE_BOARD, turn: `Turn ${i}` });
  await renderBoard(SAMPLE_BOARD);
}

/** The picture that was made, or is being made, of this very table; the one unused for longest goes first. */
function picture(
  { model, width }: ReturnType<typeof jobOf>,
  draw: () => Promise<Raster | null>,
): Promise<Raster | null> {
  const key = `${width}:${createHash('sha1').update(JSON.stringify(model)).digest('base64')}`;
  const raster = kept.get(key) ?? draw();
  kept.delete(key);
  kept.set(key, raster);
  // A failure is told to whoever asked; neither it nor a picture that was left out is kept for the next one.
  raster.then(
    (drawn) => drawn ?? kept.delete(key),
    () => kept.delete(key),
  );
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return raster;
}
