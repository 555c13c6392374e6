import { INK } from './colour.ts';
import { type Box, element, inset, roundRect, svgNumber } from './svg.ts';

/**
 * The dark background, darker towards its thin gold edge. It has no gradient: one of this size would cost a fifth
 * of the time of the whole picture, for little effect.
 * @param hole left transparent, with round corners
 */
export function boardBackground(box: Box, hole?: Box): string {
  const shades = [26, 16, 8].map((width) =>
    roundRect(inset(box, width / 2), 16, {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': width,
      'stroke-opacity': 0.3,
    }),
  );
  return [
    hole === undefined ? element('rect', { ...box, fill: '#1d2133' }) : around(box, hole),
    ...shades,
    roundRect(inset(box, 4), 14, {
      fill: 'none',
      stroke: INK.goldDeep,
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    }),
  ].join('');
}

const HOLE_CORNER = 16;

function around(box: Box, hole: Box): string {
  const n = svgNumber;
  const r = HOLE_CORNER;
  const outer = `M${n(box.x)} ${n(box.y)}h${n(box.width)}v${n(box.height)}h${n(-box.width)}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${n(dx)} ${n(dy)}`;
  const inner = [
    `M${n(hole.x + r)} ${n(hole.y)}h${n(hole.width - 2 * r)}${corner(r, r)}`,
    `v${n(hole.height - 2 * r)}${corner(-r, r)}h${n(2 * r - hole.width)}${corner(-r, -r)}`,
    `v${n(2 * r - hole.height)}${corner(r, -r)}z`,
  ].join('');
  return element('path', { d: outer + inner, fill: '#1d2133', 'fill-rule': 'evenodd' });
}
