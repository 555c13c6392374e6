import { INK } from './colour.ts';
import { centredLabel } from './label.ts';
import { circle, element, svgNumber } from './svg.ts';

export interface DialModel {
  readonly cx: number;
  readonly cy: number;
  /** Outer radius. */
  readonly radius: number;
  readonly value: number;
  /** The value at which the ring is full; at least 1 is assumed. */
  readonly full: number;
  /** A notch on the ring, such as the health at the start. */
  readonly notch?: number;
  readonly caption: string;
  readonly colour: string;
  /** Lengths of dashes and gaps of the ring as shares of its width; a whole ring when left out. */
  readonly dash?: readonly [dash: number, gap: number];
}

/** A ring that fills clockwise from the top, with the value large in its middle. */
export function dial(model: DialModel): string {
  const { cx, cy, radius, value, colour } = model;
  const stroke = radius * 0.17;
  const ring = radius - stroke / 2 - 3;
  const share = Math.min(1, Math.max(0, value / Math.max(1, model.full)));
  const size = radius * (String(value).length > 2 ? 0.72 : 0.86);
  return [
    circle(cx, cy + 4, radius, { fill: '#000000', 'fill-opacity': 0.4 }),
    circle(cx, cy, radius, { fill: '#10131d', stroke: '#4a4f66', 'stroke-width': 2 }),
    circle(cx, cy, ring, { fill: 'none', stroke: '#2a2f42', 'stroke-width': stroke }),
    arc(cx, cy, ring, share, {
      stroke: colour,
      'stroke-width': stroke,
      ...(model.dash === undefined ? {} : { dash: model.dash.map((length) => length * stroke) }),
    }),
    model.notch === undefined ? '' : notch(cx, cy, ring, stroke, model.notch / Math.max(1, model.full)),
    centredLabel(String(value), cx, cy - radius * 0.12, {
      face: 'bold',
      size,
      fill: '#ffffff',
      anchor: 'middle',
      maxWidth: ring * 1.7,
      minSize: 20,
    }),
    centredLabel(model.caption, cx, cy + radius * 0.5, {
      face: 'bold',
      size: Math.max(20, radius * 0.31),
      fill: colour,
      anchor: 'middle',
      spacing: 1,
    }),
  ].join('');
}

/**
 * An arc of `share` (0 to 1) of a ring, clockwise from the top. At 0 nothing is drawn, because a round cap would leave
 * a dot. At 1 a circle is drawn, because renderers skip an arc that ends where it starts.
 */
export function arc(
  cx: number,
  cy: number,
  r: number,
  share: number,
  { dash, ...colour }: { stroke: string; 'stroke-width': number; dash?: readonly number[] },
): string {
  if (share <= 0) return '';
  // Round caps would close the gaps between dashes.
  const style = {
    ...colour,
    ...(dash === undefined ? {} : { 'stroke-dasharray': dash.map(svgNumber).join(' ') }),
  };
  const cap = dash === undefined ? 'round' : 'butt';
  if (share >= 0.9995) return circle(cx, cy, r, { fill: 'none', ...style });
  const [x, y] = onRing(cx, cy, r, share);
  const path = ['M', cx, cy - r, 'A', r, r, 0, share > 0.5 ? 1 : 0, 1, x, y];
  const d = path.map((part) => (typeof part === 'number' ? svgNumber(part) : part)).join(' ');
  return element('path', { d, fill: 'none', 'stroke-linecap': cap, ...style });
}

function notch(cx: number, cy: number, r: number, stroke: number, share: number): string {
  if (share <= 0 || share >= 1) return '';
  const [x1, y1] = onRing(cx, cy, r - stroke / 2, share);
  const [x2, y2] = onRing(cx, cy, r + stroke / 2, share);
  return element('line', { x1, y1, x2, y2, stroke: INK.ivory, 'stroke-width': 3 });
}

function onRing(cx: number, cy: number, r: number, share: number): readonly [number, number] {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}
