import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel } from './label.ts';
import { type Box, roundRect } from './svg.ts';

/** Darkens the panel of a defeated hero and says so. */
export function defeatVeil(box: Box): string {
  const cx = box.x + box.width / 2;
  const cy = box.y + box.height / 2;
  const size = Math.min(64, box.width * 0.1, box.height * 0.26);
  return [
    roundRect(box, 18, { fill: '#07080c', 'fill-opacity': 0.62 }),
    icon('skull-crossed-bones', cx, cy - size, size * 1.9, { fill: INK.bad }),
    centredLabel('Defeated', cx, cy + size * 0.75, { face: 'display', size, fill: INK.ivory, anchor: 'middle' }),
  ].join('');
}
