import { drawSoonInThread } from '../picture/pictures.ts';
import { drawHand } from './draw-hand.ts';
import type { HandModel } from './hand-model.ts';

/** Opened often, and good for a moment. */
const QUICK = 4;

/**
 * A hand as a picture, when it can be had soon: whoever asks for their hand wants to play, and its words come at once.
 * @param name of the order: a newer one of the same name takes its place
 * @returns null when the hand is to be told in words for now
 * @throws Error when it cannot be drawn
 */
export async function renderHandSoon(name: string, model: HandModel): Promise<Buffer | null> {
  const job = { kind: 'svg' as const, svg: drawHand(model), compression: QUICK };
  return (await drawSoonInThread(name, job))?.png ?? null;
}
