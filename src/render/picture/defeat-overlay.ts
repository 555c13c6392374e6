import type { Words } from '../../words/index.ts';
import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel } from './label.ts';
import { type Box, roundRect } from './svg.ts';

/** Darkens the panel of a defeated hero and labels it. */
export function defeatOverlay(box: Box, words: Words['picture']): string {
  const cx = box.x + box.width / 2;
  // Slightly below the middle, so the names above stay readable.
  const cy = box.y + box.height * 0.56;
  const size = Math.min(64, box.width * 0.1, box.height * 0.22);
  return [
    roundRect(box, 18, { fill: '#07080c', 'fill-opacity': 0.8 }),
    icon('skull-crossed-bones', cx, cy - size * 0.7, size * 1.7, { fill: INK.bad }),
    centredLabel(words.defeated, cx, cy + size * 0.8, {
      face: 'display',
      size,
      fill: INK.ivory,
      anchor: 'middle',
    }),
  ].join('');
}
