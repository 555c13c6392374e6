import { INK } from './colour.ts';
import { type Box, element, inset, roundRect, svgNumber } from './svg.ts';

export interface PanelStyle {
  readonly fill: string;
  /** Has a gold frame: the panel is active. */
  readonly lit: boolean;
  /** Colour of the frame when it is not lit. */
  readonly edge: string;
}

/** A raised panel: shadow, body, frame and, when lit, a gold frame with small corner diamonds. */
export function panel(box: Box, style: PanelStyle): string {
  const shadow = roundRect({ ...box, y: box.y + 5 }, 18, { fill: '#000000', 'fill-opacity': 0.45 });
  const body = roundRect(box, 18, { fill: style.fill });
  if (!style.lit) {
    return (
      shadow +
      body +
      roundRect(inset(box, 1.5), 17, {
        fill: 'none',
        stroke: style.edge,
        'stroke-width': 3,
        'stroke-opacity': 0.8,
      })
    );
  }
  return [
    shadow,
    body,
    roundRect(inset(box, 2.5), 16, { fill: 'none', stroke: 'url(#gold)', 'stroke-width': 5 }),
    roundRect(inset(box, 9), 11, {
      fill: 'none',
      stroke: INK.gold,
      'stroke-width': 1,
      'stroke-opacity': 0.5,
    }),
    ...corners(box).map(([x, y]) => diamond(x, y, 9)),
  ].join('');
}

/** A sunken tray for dice and the like. */
export function tray(box: Box, edge = '#3a4058'): string {
  return roundRect(box, 16, { fill: '#0e1119', stroke: edge, 'stroke-width': 2 });
}

function corners(box: Box): readonly (readonly [number, number])[] {
  const { x, y, width, height } = inset(box, 5);
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
}

function diamond(cx: number, cy: number, r: number): string {
  const points = [cx, cy - r, cx + r, cy, cx, cy + r, cx - r, cy].map(svgNumber).join(' ');
  return element('polygon', { points, fill: 'url(#gold)', stroke: INK.night, 'stroke-width': 1.5 });
}
