import type { BoardModel } from './board-model.ts';
import { cachedPicture } from './picture-cache.ts';
import { drawInThread, drawSoonInThread } from './pictures.ts';
import type { Raster } from './rasterise.ts';
import { SAMPLE_BOARD } from './sample-board.ts';

export { FOUND_WHEN_OPENED_AGAIN } from './pictures.ts';

/** After about this many drawings V8 has optimised the drawing code. */
const WARM_UP_DRAWINGS = 12;

/** The width of the layout for a desktop, which shows it larger when it is opened. */
const WIDE_PIXELS = 1500;

/**
 * The picture of the table; cached for an unchanged table. The table's message has its alt text.
 * @throws RangeError when the model cannot be drawn (see {@link drawBoard})
 */
export async function renderBoard(model: BoardModel): Promise<Raster> {
  const job = jobOf(model);
  // A pending picture of a game's table may still be left out; then it is drawn for this caller.
  return (await cachedPicture(job, () => drawInThread(job))) ?? drawInThread(job);
}

/**
 * The picture of a game's table if it can be drawn soon.
 * @param onDrawnLate given when a person is asked at the table: under load it is drawn before others, and also when it is
 *   too late; then this is called, and the picture is in the cache
 * @returns null when the table should be shown as text for now
 * @throws RangeError when the model cannot be drawn (see {@link drawBoard})
 */
export async function renderBoardSoon(
  gameId: string,
  model: BoardModel,
  onDrawnLate: (() => void) | null = null,
): Promise<Raster | null> {
  const job = jobOf(model);
  return cachedPicture(job, () => drawSoonInThread(gameId, job, onDrawnLate));
}

function jobOf(model: BoardModel) {
  const width = model.layout === 'wide' ? WIDE_PIXELS : model.seats.length <= 4 ? 1000 : 900;
  return { kind: 'board' as const, model, width };
}

/**
 * Starts the drawing thread and draws a few times, so the first table after a start is not late.
 * @throws Error when an asset is missing or broken
 */
export async function warmUpPictures(): Promise<void> {
  for (let i = 0; i < WARM_UP_DRAWINGS; i++) await renderBoard({ ...SAMPLE_BOARD, turn: `Turn ${i}` });
  await renderBoard(SAMPLE_BOARD);
}
