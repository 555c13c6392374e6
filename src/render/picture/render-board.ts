import { createHash } from 'node:crypto';
import type { BoardModel } from './board-model.ts';
import { drawInThread } from './drawing-thread.ts';
import type { Raster } from './rasterise.ts';
import { SAMPLE_BOARD } from './sample-board.ts';

export { drawingIsBusy } from './drawing-thread.ts';

/** Pictures kept: a game's table is asked for again by refreshes and by the views of several people. */
const KEPT = 48;

/** After about so many drawings the drawing code runs at its full speed. */
const WARM_UP_DRAWINGS = 12;

const kept = new Map<string, Promise<Raster>>();

/**
 * The picture of the table; drawn once for the same table. What it shows in words, the table's message says.
 * @throws RangeError when the model cannot be drawn (see {@link drawBoard})
 */
export async function renderBoard(model: BoardModel): Promise<Raster> {
  return picture(model, model.seats.length <= 4 ? 1000 : 900);
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
function picture(model: BoardModel, width: number): Promise<Raster> {
  const key = `${width}:${createHash('sha1').update(JSON.stringify(model)).digest('base64')}`;
  const raster = kept.get(key) ?? drawInThread({ kind: 'board', model, width });
  kept.delete(key);
  kept.set(key, raster);
  // A failure is told to whoever asked; it must not be kept for the next one.
  raster.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return raster;
}
