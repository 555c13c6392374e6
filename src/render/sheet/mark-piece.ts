import { INK } from '../picture/colour.ts';
import { circle, roundRect } from '../picture/svg.ts';
import { plainWords } from './effect-words.ts';
import type { FaceTiles } from './face-tiles.ts';
import type { Piece } from './piece.ts';
import { textBlock } from './text-block.ts';
import type { TierMark } from './tiers.ts';

export const MARK_COLOURS: Readonly<Record<TierMark['kind'], string>> = { met: INK.good, near: INK.warn };

const TEXT = 25;
const PAD = 10;
const SIGN = 13;

/** A mark below its tier: filled if the requirement is met, outlined if one die is missing. */
export function markPiece({ kind, text }: TierMark, width: number, tiles: FaceTiles): Piece {
  const colour = MARK_COLOURS[kind];
  const indent = PAD + 2 * SIGN + 10;
  const words = textBlock(plainWords(text), width - indent - PAD, { size: TEXT, tiles });
  const height = words.height + 10;
  return {
    width,
    height,
    draw: (x, y) =>
      roundRect({ x, y, width, height }, 9, {
        fill: colour,
        'fill-opacity': kind === 'met' ? 0.26 : 0.1,
        stroke: colour,
        'stroke-width': 2,
      }) +
      circle(x + PAD + SIGN, y + height / 2, SIGN, {
        fill: kind === 'met' ? colour : INK.night,
        stroke: colour,
        'stroke-width': 3,
      }) +
      words.draw(x + indent, y + 5),
  };
}
