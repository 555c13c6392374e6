import { INK, mix } from './colour.ts';
import type { HeroLook } from './hero-look.ts';
import { icon } from './icon.ts';
import type { HeroPaints } from './paints.ts';
import { circle, element, svgNumber } from './svg.ts';

const RAYS = 14;
const BANDS = 6;

/** A hero's portrait: a medallion in the hero's colours with rays, a faint large icon and the emblem. */
export function emblem(cx: number, cy: number, radius: number, look: HeroLook, paints: HeroPaints): string {
  const { base, accent } = paints.palette;
  const inner = radius * 0.92;
  return [
    circle(cx, cy + 5, radius, { fill: '#000000', 'fill-opacity': 0.45 }),
    circle(cx, cy, radius, { fill: 'url(#gold)' }),
    ...bands(cx, cy, inner, base, accent),
    element('path', { d: rays(cx, cy, inner - 2), fill: accent, 'fill-opacity': 0.1 }),
    icon(look.behind, cx, cy, radius * 1.36, { fill: accent, opacity: 0.24 }),
    icon(look.icon, cx + radius * 0.03, cy + radius * 0.045, radius * 1.06, {
      fill: INK.night,
      opacity: 0.7,
    }),
    icon(look.icon, cx, cy, radius * 1.06, { fill: paints.metal }),
  ].join('');
}

/** Rings from dark to light: a radial gradient in steps, which compresses far better than a smooth one. */
function bands(cx: number, cy: number, radius: number, base: string, accent: string): string[] {
  const rim = mix(base, INK.night, 0.6);
  const heart = mix(base, accent, 0.3);
  return Array.from({ length: BANDS }, (_, i) => {
    const share = i / (BANDS - 1);
    const fill = share < 0.6 ? mix(rim, base, share / 0.6) : mix(base, heart, (share - 0.6) / 0.4);
    return circle(cx, cy, radius * (1 - 0.7 * share), { fill });
  });
}

function rays(cx: number, cy: number, r: number): string {
  let d = '';
  for (let i = 0; i < RAYS; i++) {
    const from = (2 * Math.PI * i) / RAYS;
    const to = from + Math.PI / RAYS;
    const point = (angle: number): string =>
      `${svgNumber(cx + r * Math.cos(angle))} ${svgNumber(cy + r * Math.sin(angle))}`;
    d += `M${svgNumber(cx)} ${svgNumber(cy)}L${point(from)}L${point(to)}Z`;
  }
  return d;
}
