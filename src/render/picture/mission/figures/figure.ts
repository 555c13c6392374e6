/** Draws a figure in its enemy's colour, with a white outline that stands out on every ground. */
import type { FigureLook } from '../../../../engine/vocabulary/scenery.ts';
import { mix } from '../../colour.ts';
import { element, svgNumber } from '../../svg.ts';
import { partsOf } from './looks.ts';
import type { Tone } from './parts.ts';

const FIXED = {
  skin: '#e7b98f',
  metal: '#b9c2d2',
  wood: '#7a4f2a',
  gold: '#f0c040',
  fire: '#f26a1e',
  glow: '#ffe27a',
  ink: '#14121c',
  bone: '#f0e6cf',
  red: '#d23a3a',
  leaf: '#3f7d42',
  sprig: '#7fb65a',
  shade: '#1d4a2b',
} as const satisfies Partial<Record<Tone, string>>;

/**
 * The figure with its middle at (`x`, `y`).
 * @param size half its height
 * @param edge the colour of its outline
 */
export function figure(
  look: FigureLook,
  colour: string,
  x: number,
  y: number,
  size: number,
  edge = '#ffffff',
): string {
  const tones: Readonly<Record<Tone, string>> = {
    ...FIXED,
    body: colour,
    dark: mix(colour, '#0b0a14', 0.45),
    light: mix(colour, '#ffffff', 0.4),
  };
  const parts = partsOf(look);
  const outline = element('path', {
    d: parts.map(({ d }) => d).join(''),
    fill: edge,
    stroke: edge,
    'stroke-width': 16,
    'stroke-linejoin': 'round',
  });
  const drawn = parts.map(({ tone, d }) => element('path', { d, fill: tones[tone] })).join('');
  const place = `translate(${svgNumber(x)} ${svgNumber(y)}) scale(${(size / 100).toFixed(4)})`;
  return element('g', { transform: place }, outline + drawn);
}
