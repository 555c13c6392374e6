import type { BoardModel } from './board-model.ts';
import { boardDrawing } from './draw-board.ts';
import type { Raster } from './rasterise.ts';
import { rasteriseParts } from './rasterise-parts.ts';

/** Boards with more seats have half the colours and are packed longer: a seventh fewer bytes. */
const FEW_SEATS = 4;
const FEW = { compression: 3 } as const;
const MANY = { compression: 4, colours: 128 } as const;

/**
 * The picture of a table as PNG, `width` pixels wide.
 * @throws RangeError when the model cannot be drawn (see `drawBoard`)
 */
export function rasteriseBoard(model: BoardModel, width: number): Raster {
  return rasteriseParts(boardDrawing(model), { width, ...(model.seats.length > FEW_SEATS ? MANY : FEW) });
}
