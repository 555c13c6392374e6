import { cachedPicture } from '../picture/picture-cache.ts';
import { drawSoonInThread, FOUND_WHEN_OPENED_AGAIN } from '../picture/pictures.ts';
import { drawHand } from './draw-hand.ts';
import type { HandModel } from './hand-model.ts';

/** Hands are opened often and outdated soon, so the fastest compression is used. */
const QUICK = 4;

/**
 * A hand as a picture if it can be drawn soon; otherwise the hand is shown as text without delay.
 * @param name of the request: a newer request with the same name replaces it
 * @returns null when the hand should be shown as text for now
 * @throws Error when it cannot be drawn
 */
export async function renderHandSoon(name: string, model: HandModel): Promise<Buffer | null> {
  const job = { kind: 'svg' as const, svg: drawHand(model), compression: QUICK };
  const drawn = await cachedPicture(job, () => drawSoonInThread(name, job, FOUND_WHEN_OPENED_AGAIN));
  return drawn?.png ?? null;
}
