/** Colours and marks of enemies: the same letter in the same colour on the map, the clock and the panels. */
import type { PanelColour } from '../../../engine/vocabulary/mission.ts';
import { INK } from '../colour.ts';
import { centredLabel } from '../label.ts';
import { circle, roundRect } from '../svg.ts';
import type { PanelModel } from './mission-model.ts';

export const PANEL_COLOURS: Readonly<Record<PanelColour, string>> = {
  green: '#2f8f4e',
  blue: '#2f6fd0',
  magenta: '#b03a94',
  red: '#c2332f',
  grey: '#6d7488',
};

/**
 * A disc with the letters of a panel; a threat's is a square.
 * @param number the number of a figure of the panel; null for the panel itself, and for an only figure
 */
export function panelDisc(
  { initial, colour, kind }: PanelModel,
  cx: number,
  cy: number,
  r: number,
  number: number | null = null,
): string {
  const mark = number === null ? initial : `${initial}${number}`;
  const style = { fill: PANEL_COLOURS[colour], stroke: '#ffffff', 'stroke-width': Math.max(2, r * 0.1) };
  const body =
    kind === 'threat'
      ? roundRect({ x: cx - r * 0.92, y: cy - r * 0.92, width: r * 1.84, height: r * 1.84 }, r * 0.2, style)
      : circle(cx, cy, r, style);
  const letters = centredLabel(mark, cx, cy, {
    face: 'bold',
    size: r * ([1.2, 0.95, 0.74][mark.length - 1] ?? 0.62),
    fill: '#ffffff',
    anchor: 'middle',
  });
  return body + letters;
}

/** A number in a coloured badge, readable on a phone. */
export function countBadge(value: number, cx: number, cy: number, r: number, fill: string): string {
  return (
    circle(cx, cy, r, { fill, stroke: INK.night, 'stroke-width': 3 }) +
    centredLabel(String(value), cx, cy, {
      face: 'bold',
      size: r * (value > 9 ? 1.15 : 1.4),
      fill: '#ffffff',
      anchor: 'middle',
    })
  );
}
