import type { Words } from '../../words/index.ts';
import { drawSoonInThread } from '../picture/pictures.ts';
import { drawOpening } from './draw-opening.ts';
import { type OpeningModel, openingAltText } from './opening-model.ts';

/** Between small and quick: a press waits for the picture. */
const COMPRESSION = 6;

/**
 * The picture that announces a game, with its alt text.
 * @returns null when it cannot be drawn soon: the announcement has the hash of the seed, and does not wait for a picture
 * @throws Error when it cannot be drawn
 */
export async function renderOpening(
  gameId: string,
  model: OpeningModel,
  words: Words,
): Promise<{ readonly png: Buffer; readonly alt: string } | null> {
  const job = { kind: 'svg', svg: drawOpening(model), compression: COMPRESSION } as const;
  // A key of its own: under the game's id, the picture of its first table would take the place of this one.
  const drawn = await drawSoonInThread(`opening:${gameId}`, job);
  return drawn && { png: drawn.png, alt: openingAltText(model, words) };
}
