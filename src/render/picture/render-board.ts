import { createHash } from 'node:crypto';
import { boardAltText } from './alt-text.ts';
import type { BoardModel } from './board-model.ts';
import { drawBoard } from './draw-board.ts';
import { type Raster, rasterise } from './rasterise.ts';

export interface BoardPicture {
  readonly png: Buffer;
  /** At most 1024 characters. */
  readonly alt: string;
}

/** Pictures kept: a game's table is asked for again by refreshes and by the views of several people. */
const KEPT = 48;

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
