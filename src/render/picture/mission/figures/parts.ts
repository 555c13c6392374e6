/**
 * Parts of figures: bodies, heads, and what they hold. Coordinates go from -100 to 100; the feet stand at 88, the eyes
 * look out at -44.
 */
import { svgNumber } from '../../svg.ts';

/** Colours of parts: `body`, `dark` and `light` are shades of the enemy's own colour. */
export type Tone =
  | 'body'
  | 'dark'
  | 'light'
  | 'skin'
  | 'metal'
  | 'wood'
  | 'gold'
  | 'fire'
  | 'glow'
  | 'ink'
  | 'bone'
  | 'red'
  | 'leaf'
  | 'sprig'
  | 'shade';

/** A closed path in one tone. */
export interface Part {
  readonly tone: Tone;
  readonly d: string;
}

const n = svgNumber;

export function part(tone: Tone, d: string): Part {
  return { tone, d };
}

/** A polygon through points given as x, y, x, y ... */
export function poly(tone: Tone, ...at: readonly number[]): Part {
  let d = '';
  for (let i = 0; i + 1 < at.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${n(at[i] ?? 0)} ${n(at[i + 1] ?? 0)}`;
  return { tone, d: `${d}Z` };
}

export function oval(tone: Tone, cx: number, cy: number, rx: number, ry = rx): Part {
  return {
    tone,
    d: `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`,
  };
}

/** A bar of a thickness from one point to another. */
export function bar(tone: Tone, x1: number, y1: number, x2: number, y2: number, thick: number): Part {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const dx = (-(y2 - y1) / length) * (thick / 2);
  const dy = ((x2 - x1) / length) * (thick / 2);
  return poly(tone, x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy);
}

/* Bodies. */

export const soldier: readonly Part[] = [
  poly('dark', -26, 40, -6, 40, -8, 88, -30, 88),
  poly('dark', 6, 40, 26, 40, 30, 88, 8, 88),
  part('body', 'M-38 48L-32 -12Q0 -34 32 -12L38 48Q0 60 -38 48Z'),
  part('light', 'M-16 -20Q0 -26 16 -20L12 50Q0 54 -12 50Z'),
  oval('dark', -36, -4, 16, 14),
  oval('dark', 36, -4, 16, 14),
];

export const cloaked: readonly Part[] = [
  part('dark', 'M-52 88Q-48 20 -30 -20Q0 -40 30 -20Q48 20 52 88Z'),
  part('body', 'M-36 88Q-34 20 -22 -18Q0 -30 22 -18Q34 20 36 88Z'),
  part('light', 'M-8 88L-12 -16Q0 -22 12 -16L8 88Z'),
];

export const gown: readonly Part[] = [
  part('dark', 'M-66 88Q-30 50 -24 4Q-28 -20 0 -26Q28 -20 24 4Q30 50 66 88Z'),
  part('body', 'M-42 88Q-18 46 -18 4Q-18 -16 0 -20Q18 -16 18 4Q18 46 42 88Z'),
  part('light', 'M-14 88Q-4 44 -6 0L6 0Q4 44 14 88Z'),
];

export const broad: readonly Part[] = [
  poly('dark', -38, 46, -8, 46, -10, 88, -44, 88),
  poly('dark', 8, 46, 38, 46, 44, 88, 10, 88),
  part('body', 'M-54 50Q-62 -8 -34 -20Q0 -34 34 -20Q62 -8 54 50Q0 70 -54 50Z'),
  part('light', 'M-26 -18Q0 -26 26 -18L22 54Q0 62 -22 54Z'),
  oval('dark', -52, 4, 18, 22),
  oval('dark', 52, 4, 18, 22),
];

/* Heads. */

const face = oval('skin', 0, -46, 22, 24);

export const helmet: readonly Part[] = [
  face,
  part('metal', 'M-26 -40Q-28 -76 0 -78Q28 -76 26 -40L14 -48L4 -48L4 -30L-4 -30L-4 -48L-14 -48Z'),
  poly('light', -4, -78, 0, -98, 6, -78),
];

export const hornedHelmet: readonly Part[] = [
  face,
  part('metal', 'M-26 -42Q-26 -76 0 -76Q26 -76 26 -42Z'),
  part('bone', 'M-24 -58Q-52 -60 -50 -94Q-40 -76 -18 -70Z'),
  part('bone', 'M24 -58Q52 -60 50 -94Q40 -76 18 -70Z'),
  part('wood', 'M-20 -36Q0 -6 20 -36Q12 -30 0 -30Q-12 -30 -20 -36Z'),
];

export const hood: readonly Part[] = [
  part('dark', 'M-34 -22Q-42 -70 0 -92Q42 -70 34 -22Q0 -10 -34 -22Z'),
  oval('ink', 0, -46, 20, 24),
  oval('glow', -8, -48, 4.5),
  oval('glow', 8, -48, 4.5),
];

export const cap: readonly Part[] = [
  face,
  part('dark', 'M-28 -52Q-24 -82 6 -80Q34 -76 28 -52Z'),
  poly('dark', 10, -58, 46, -52, 26, -48),
  part('light', 'M-20 -74Q-44 -92 -58 -76Q-40 -78 -26 -62Z'),
];

export const crowned: readonly Part[] = [
  face,
  part('bone', 'M-22 -40Q-20 0 0 4Q20 0 22 -40Q10 -24 0 -26Q-10 -24 -22 -40Z'),
  poly('gold', -30, -56, -36, -94, -16, -72, 0, -100, 16, -72, 36, -94, 30, -56),
  oval('red', 0, -66, 6),
];

export const thornCrown: readonly Part[] = [
  part('dark', 'M-30 -20Q-40 -80 0 -80Q40 -80 30 -20Q18 -34 0 -34Q-18 -34 -30 -20Z'),
  oval('skin', 0, -46, 19, 22),
  poly(
    'wood',
    -32,
    -58,
    -48,
    -86,
    -24,
    -74,
    -20,
    -100,
    -6,
    -74,
    4,
    -104,
    14,
    -74,
    32,
    -98,
    28,
    -70,
    50,
    -82,
    32,
    -56,
    0,
    -66,
  ),
  oval('red', -4, -68, 7),
];

export const flaming: readonly Part[] = [
  part(
    'fire',
    'M-30 -32C-52 -60 -26 -70 -34 -100C-12 -92 -10 -82 -4 -76C-2 -92 8 -98 10 -108C30 -88 22 -76 26 -66C38 -74 36 -84 40 -90C56 -62 44 -40 30 -30Z',
  ),
  part(
    'glow',
    'M-20 -36C-32 -56 -16 -62 -18 -82C0 -74 2 -64 6 -60C12 -70 14 -74 16 -82C32 -62 28 -46 20 -36Z',
  ),
  oval('skin', 0, -44, 17, 20),
];

export const broadHat: readonly Part[] = [
  face,
  part('wood', 'M-24 -34Q0 4 24 -34Q10 -26 0 -26Q-10 -26 -24 -34Z'),
  oval('dark', 0, -60, 48, 11),
  poly('dark', -26, -60, -22, -96, 22, -96, 26, -60),
  poly('gold', -25, -64, -24, -72, 24, -72, 25, -64),
];

export const visor: readonly Part[] = [
  part('metal', 'M-28 -22Q-34 -78 0 -82Q34 -78 28 -22Q0 -12 -28 -22Z'),
  poly('ink', -20, -50, 20, -50, 18, -40, -18, -40),
  part('red', 'M-6 -80Q-2 -110 40 -102Q26 -92 10 -78Z'),
];

/* What they hold. */

export const halberd: readonly Part[] = [
  bar('wood', 58, 88, 58, -70, 8),
  poly('metal', 54, -58, 88, -74, 92, -34, 62, -40),
  poly('metal', 52, -66, 58, -104, 64, -66),
  poly('metal', 54, -56, 34, -48, 54, -40),
];

export const crossbowHeld: readonly Part[] = [
  bar('wood', -10, 24, 66, -2, 12),
  part('metal', 'M50 -42Q86 -14 72 32L62 30Q72 -10 44 -34Z'),
  bar('bone', 34, 16, 48, -38, 3),
];

export const bow: readonly Part[] = [
  part('wood', 'M40 -78Q92 -10 44 72L38 68Q78 -8 34 -74Z'),
  bar('bone', 38, -74, 41, 70, 3),
  bar('bone', -10, -6, 72, -4, 5),
  poly('metal', 70, -12, 90, -3, 70, 6),
];

export const axe: readonly Part[] = [
  bar('wood', 46, 70, 66, -70, 9),
  part('metal', 'M58 -66Q92 -86 98 -40Q78 -48 54 -34Z'),
];

export const bomb: readonly Part[] = [
  oval('ink', 44, 18, 26),
  oval('metal', 36, 8, 7),
  bar('bone', 52, -6, 66, -28, 5),
  part('fire', 'M60 -26Q58 -46 70 -52Q80 -38 76 -24Q68 -18 60 -26Z'),
];

export const shovel: readonly Part[] = [
  bar('wood', 66, 84, 56, -48, 8),
  part('metal', 'M36 -48L78 -52Q82 -86 56 -100Q34 -82 36 -48Z'),
  part('fire', 'M42 -74Q46 -100 56 -104Q72 -92 70 -74Z'),
];

export const banner: readonly Part[] = [
  bar('wood', 54, 88, 54, -100, 8),
  part('light', 'M-22 -100L50 -100L50 -42L14 -54L-22 -40L-10 -70Z'),
  oval('gold', 54, -102, 8),
];

export const lantern: readonly Part[] = [
  bar('metal', 40, -6, 56, -2, 6),
  poly('metal', 42, -2, 74, -2, 70, 8, 46, 8),
  poly('glow', 46, 8, 70, 8, 72, 40, 44, 40),
  poly('metal', 42, 40, 74, 40, 70, 48, 46, 48),
];

export const sceptre: readonly Part[] = [
  bar('gold', 56, 70, 64, -50, 9),
  oval('gold', 65, -62, 15),
  oval('red', 65, -62, 8),
];

export const tollPole: readonly Part[] = [
  bar('bone', -92, 34, 92, -8, 15),
  bar('red', -62, 27.2, -36, 21.3, 15.5),
  bar('red', -8, 15, 18, 9, 15.5),
  bar('red', 46, 2.5, 72, -3.5, 15.5),
];

export const book: readonly Part[] = [
  poly('wood', -46, 4, -2, 12, -2, 56, -46, 46),
  poly('wood', 46, 4, 2, 12, 2, 56, 46, 46),
  poly('bone', -41, 0, -2, 9, -2, 48, -41, 39),
  poly('bone', 41, 0, 2, 9, 2, 48, 41, 39),
];

export const brand: readonly Part[] = [
  bar('ink', 48, 78, 70, -56, 9),
  poly('fire', 52, -56, 92, -50, 88, -84, 58, -90),
  poly('glow', 62, -62, 82, -59, 80, -76, 66, -79),
];

export const shieldHeld: readonly Part[] = [
  part('metal', 'M-72 -2L-24 -2L-24 26Q-26 52 -48 62Q-70 52 -72 26Z'),
  part('body', 'M-66 4L-30 4L-30 25Q-32 46 -48 54Q-64 46 -66 25Z'),
];

export const whip: readonly Part[] = [
  part('wood', 'M30 0Q70 -10 66 -46Q64 -70 88 -78Q72 -58 76 -40Q78 4 34 14Z'),
  part('wood', 'M-30 0Q-70 -10 -66 -46Q-64 -70 -88 -78Q-72 -58 -76 -40Q-78 4 -34 14Z'),
];
