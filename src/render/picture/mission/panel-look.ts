/** Colours and marks of enemies: the same letter in the same colour on the map, the clock and the panels. */
import type { PanelColour } from '../../../engine/vocabulary/mission.ts';
import { centredLabel } from '../label.ts';
import { circle, roundRect } from '../svg.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { PanelModel } from './mission-model.ts';

export const PANEL_COLOURS: Readonly<Record<PanelColour, string>> = {
  green: '#26793f',
  blue: '#2f6fd0',
  magenta: '#b03a94',
  red: '#c2332f',
  grey: '#6d7488',
};

/**
 * A disc with the letters of a panel; a threat's is a square.
 */
export function panelDisc({ initial, colour, kind }: PanelModel, cx: number, cy: number, r: number): string {
  const style = { fill: PANEL_COLOURS[colour], stroke: '#ffffff', 'stroke-width': Math.max(2, r * 0.1) };
  const body =
    kind === 'threat'
      ? roundRect({ x: cx - r * 0.92, y: cy - r * 0.92, width: r * 1.84, height: r * 1.84 }, r * 0.2, style)
      : circle(cx, cy, r, style);
  const letters = centredLabel(initial, cx, cy, {
    face: 'bold',
    size: Math.max(SMALLEST_LABEL, r * (initial.length > 1 ? 0.95 : 1.2)),
    fill: '#ffffff',
    anchor: 'middle',
  });
  return body + letters;
}
