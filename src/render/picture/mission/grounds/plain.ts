/** The ground of a map without a painting: plates on a plain board. */
import { element } from '../../svg.ts';
import { ellipse, type GroundPainter, rect } from './scene.ts';

export const plain: GroundPainter = {
  plates: { fill: '#3b4560', opacity: 1, edge: '#8d99bd' },
  backdrop: ({ field }) => rect(field, '#1d2133'),
  obstacle: (x, y, r) =>
    ellipse(x, y + r * 0.1, r * 0.6, r * 0.5, '#10131d') +
    element('ellipse', {
      cx: x,
      cy: y + r * 0.1,
      rx: r * 0.6,
      ry: r * 0.5,
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 5,
    }),
};
