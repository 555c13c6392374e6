/** Luck with the dice as SVG: hits on a scale around what was to be expected, with the spread of chance shaded. */
import { INK, mix } from '../picture/colour.ts';
import { centredLabel } from '../picture/label.ts';
import { tray } from '../picture/panel.ts';
import { type Box, element, roundRect, svgNumber } from '../picture/svg.ts';
import type { LuckFigure, LuckScale } from './record-picture.ts';

const HEAD = 104;
const SCALE = 148;
const LINE = 56;
const PAD = 22;
/** The scale ends this many spreads from its middle. */
const ENDS = 3;
/** Hits farther from the middle stand here, so that their diamond stays on the scale. */
const FARTHEST = 2.85;
const WIDE = '#232a42';
const NARROW = '#34507a';

/** Height of the panel in the picture's units. */
export function luckHeight({ lines }: LuckFigure): number {
  return HEAD + SCALE + lines.length * LINE + PAD / 2;
}

/** Draws the panel. */
export function luckPanel(luck: LuckFigure, box: Box): string {
  const inner = box.width - 2 * PAD;
  return [
    tray(box),
    centredLabel(luck.heading, box.x + PAD, box.y + 32, {
      face: 'display',
      size: 32,
      maxWidth: inner * 0.5,
      minSize: 26,
      fill: INK.gold,
    }),
    centredLabel(luck.rolls, box.x + PAD, box.y + 72, {
      face: 'semibold',
      size: 28,
      minSize: 24,
      maxWidth: inner,
      fill: INK.parchment,
    }),
    sumScale(luck, { x: box.x + PAD, y: box.y + HEAD, width: inner, height: SCALE }),
    ...luck.lines.map((line, at) =>
      lineScale(line, {
        x: box.x + PAD,
        y: box.y + HEAD + SCALE + at * LINE,
        width: inner,
        height: LINE,
      }),
    ),
  ].join('');
}

/** The scale of all re-rolls, with its figures and what they mean. */
function sumScale({ sum, verdict }: LuckFigure, box: Box): string {
  const bar: Box = { x: box.x, y: box.y + 36, width: box.width, height: 26 };
  const at = placeOf(sum, bar);
  const figures = { face: 'semibold', size: 26, fill: INK.parchment, anchor: 'middle' } as const;
  const under = bar.y + bar.height + 24;
  // The figure of the hits stays within the panel.
  const reach = 60;
  const hitsAt = Math.min(box.x + box.width - reach, Math.max(box.x + reach, at));
  return [
    scale(sum, bar),
    centredLabel(sum.hits, hitsAt, box.y + 12, {
      face: 'bold',
      size: 30,
      fill: INK.ivory,
      anchor: 'middle',
    }),
    centredLabel(sum.low, middleOf(bar) - bar.width / (2 * ENDS), under, figures),
    centredLabel(sum.expected, middleOf(bar), under, figures),
    centredLabel(sum.high, middleOf(bar) + bar.width / (2 * ENDS), under, figures),
    centredLabel(verdict, middleOf(bar), under + 42, {
      face: 'semibold',
      size: 28,
      minSize: 24,
      maxWidth: box.width,
      fill: INK.ivory,
      anchor: 'middle',
    }),
  ].join('');
}

/** One ability: its name, hits of re-rolls, and a small scale. */
function lineScale(line: LuckScale, box: Box): string {
  const cy = box.y + box.height / 2;
  const bar: Box = {
    x: box.x + box.width * 0.62,
    y: cy - 9,
    width: box.width * 0.38,
    height: 18,
  };
  const text = { face: 'semibold', size: 28, fill: INK.ivory } as const;
  return [
    centredLabel(line.name, box.x, cy, { ...text, minSize: 24, maxWidth: box.width * 0.4 }),
    centredLabel(line.hits, bar.x - 20, cy, { ...text, anchor: 'end', fill: INK.parchment }),
    scale(line, bar),
  ].join('');
}

/** Three spreads to either side: two shaded, one brighter, the expectation as a line, the hits as a diamond. */
function scale(luck: LuckScale, bar: Box): string {
  const middle = middleOf(bar);
  const spread = bar.width / (2 * ENDS);
  const band = (spreads: number, fill: string) =>
    element('rect', {
      x: middle - spreads * spread,
      y: bar.y,
      width: 2 * spreads * spread,
      height: bar.height,
      fill,
    });
  const line = {
    x1: middle,
    y1: bar.y - 6,
    x2: middle,
    y2: bar.y + bar.height + 6,
    stroke: INK.ivory,
    'stroke-width': 3,
  };
  return [
    roundRect(bar, bar.height / 2, { fill: '#171b29' }),
    band(2, WIDE),
    band(1, NARROW),
    element('line', line),
    diamond(placeOf(luck, bar), bar.y + bar.height / 2, bar.height * 0.82, luck.offset),
  ].join('');
}

function middleOf({ x, width }: Box): number {
  return x + width / 2;
}

function placeOf({ offset }: LuckScale, bar: Box): number {
  const within = Math.min(FARTHEST, Math.max(-FARTHEST, offset));
  return middleOf(bar) + (within * bar.width) / (2 * ENDS);
}

/** Gold where chance alone does it in 19 of 20 records; green or red beyond. */
function diamond(cx: number, cy: number, r: number, offset: number): string {
  const points = [cx, cy - r, cx + r, cy, cx, cy + r, cx - r, cy].map(svgNumber).join(' ');
  const fill = Math.abs(offset) <= 2 ? INK.gold : offset > 0 ? INK.good : INK.bad;
  return element('polygon', { points, fill, stroke: mix(fill, INK.night, 0.75), 'stroke-width': 3 });
}
