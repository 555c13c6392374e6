/** Gradients. Those of a hero are defined once for each picture, with ids that contain a key for the hero. */
import type { Palette } from './board-model.ts';
import { INK, mix } from './colour.ts';
import { element } from './svg.ts';

export interface HeroPaints {
  readonly palette: Palette;
  /** The definitions, to be included once in the picture. */
  readonly defs: string;
  readonly panel: string;
  /** The panel's colour without a gradient, for pictures with many panels. */
  readonly flatPanel: string;
  readonly metal: string;
  readonly die: string;
  readonly dieLight: string;
  readonly dieEdge: string;
}

type Stop = readonly [offset: number, colour: string];

/** Vertical only: rows of one colour keep the PNG small. */
export function verticalGradient(id: string, stops: readonly Stop[]): string {
  return element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, stopElements(stops));
}

function stopElements(stops: readonly Stop[]): string {
  return stops.map(([offset, colour]) => element('stop', { offset, 'stop-color': colour })).join('');
}

/** The paints of a hero with `palette`; `key` must be unique in the picture. */
export function heroPaints(key: string, palette: Palette): HeroPaints {
  const { base, accent } = palette;
  const url = (part: string): string => `url(#${key}-${part})`;
  return {
    palette,
    defs: [
      // Flat in the area of small items: their antialiased edges then repeat, and the PNG is a fifth smaller.
      verticalGradient(`${key}-panel`, [
        [0, mix(base, INK.night, 0.42)],
        [0.3, mix(base, INK.night, 0.76)],
        [1, mix(base, INK.night, 0.76)],
      ]),
      verticalGradient(`${key}-metal`, [
        [0, '#ffffff'],
        [0.5, accent],
        [1, mix(accent, base, 0.55)],
      ]),
    ].join(''),
    panel: url('panel'),
    flatPanel: mix(base, INK.night, 0.7),
    metal: url('metal'),
    die: mix(base, INK.night, 0.08),
    dieLight: mix(base, '#ffffff', 0.17),
    dieEdge: mix(base, INK.night, 0.65),
  };
}

/** Definitions that every picture needs. */
export const TABLE_DEFS = [
  verticalGradient('gold', [
    [0, '#ffe9ae'],
    [0.5, INK.gold],
    [1, INK.goldDeep],
  ]),
  verticalGradient('slate', [
    [0, '#272b3b'],
    [1, '#171a26'],
  ]),
].join('');
