/** Renders the strikes of a past turn. */
import type { Words } from '../../words/index.ts';
import type { StrikeModel } from './board-model.ts';
import { drawStrikes } from './draw-strikes.ts';
import { drawInThread, pictureLoad } from './pictures.ts';

/** The picture is drawn and sent once per turn, so the slow best compression is used. */
const SMALLEST = 9;

/**
 * Returns the picture as PNG; null while other pictures wait, because people wait for those.
 * @param strikes at least one
 * @throws Error when it cannot be drawn
 */
export async function renderStrikes(strikes: readonly StrikeModel[], words: Words): Promise<Buffer | null> {
  const { leftOut, waiting } = pictureLoad();
  if (leftOut || waiting > 0) return null;
  const { png } = await drawInThread({
    kind: 'svg',
    svg: drawStrikes(strikes, words),
    compression: SMALLEST,
  });
  return png;
}
