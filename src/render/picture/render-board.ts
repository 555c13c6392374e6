import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { boardAltText } from './alt-text.ts';
import type { BoardModel } from './board-model.ts';
import { drawBoard } from './draw-board.ts';
import { type Raster, rasterise } from './rasterise.ts';
import { SAMPLE_BOARD } from './sample-board.ts';

export interface BoardPicture {
  readonly png: Buffer;
  /** At most 1024 characters. */
  readonly alt: string;
}

/** Pictures kept: a game's table is asked for again by refreshes and by the views of several people. */
const KEPT = 48;

/** After about so many drawings the drawing code runs at its full speed. */
const WARM_UP_DRAWINGS = 12;

const kept = new Map<string, Promise<Raster>>();

/**
 * The picture of the table with its alt text; drawn once for the same table.
 * @throws RangeError when the model cannot be drawn (see {@link drawBoard})
 */
export async function renderBoard(model: BoardModel): Promise<BoardPicture> {
  const svg = drawBoard(model);
  const { png } = await picture(svg, model.seats.length <= 4 ? 1000 : 900);
  return { png, alt: boardAltText(model) };
}

/**
 * Reads the fonts and icons and draws a few times, so that the first table after a start is not late and
 * holds nobody up: call it before the bot takes its first command.
 * @throws Error when an asset is missing or broken
 */
export async function warmUpPictures(): Promise<void> {
  for (let i = 0; i < WARM_UP_DRAWINGS; i++) {
    drawBoard({ ...SAMPLE_BOARD, turn: `Turn ${i}` });
    await nextTurn();
  }
  await renderBoard(SAMPLE_BOARD);
}

/** The picture that was made, or is being made, of this very SVG; the one unused for longest goes first. */
function picture(svg: string, width: number): Promise<Raster> {
  const key = `${width}:${createHash('sha1').update(svg).digest('base64')}`;
  const raster = kept.get(key) ?? rasterise(svg, { width });
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
