import { drawInThread } from '../picture/pictures.ts';
import { drawHand } from './draw-hand.ts';
import type { HandModel } from './hand-model.ts';

/** Opened often, and good for a moment. */
const QUICK = 4;

/** A hand as a picture. @throws Error when it cannot be drawn */
export async function renderHand(model: HandModel): Promise<Buffer> {
  const { png } = await drawInThread({ kind: 'svg', svg: drawHand(model), compression: QUICK });
  return png;
}
