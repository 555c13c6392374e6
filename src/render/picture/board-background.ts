import { INK } from './colour.ts';
import { type Box, element, inset, roundRect } from './svg.ts';

/**
 * The dark background, darker towards its thin gold edge. It has no gradient: one of this size would cost a fifth
 * of the time of the whole picture, for little effect.
 */
export function boardBackground(box: Box): string {
  const shades = [26, 16, 8].map((width) =>
    roundRect(inset(box, width / 2), 16, {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': width,
      'stroke-opacity': 0.3,
    }),
  );
  return [
    element('rect', { ...box, fill: '#1d2133' }),
    ...shades,
    roundRect(inset(box, 4), 14, {
      fill: 'none',
      stroke: INK.goldDeep,
      'stroke-width': 2,
      'stroke-opacity': 0.7,
    }),
  ].join('');
}
