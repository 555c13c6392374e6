/**
 * Picks the 256 best colours of a picture. Boards have thousands of colours, but nearly all of their pixels have a
 * few hundred: with one byte for each pixel their PNG is little more than half as large.
 */
import { lengthOf, type Runs, runsOf, SHADES, shadeOf } from './runs.ts';

export interface Palette {
  /** Red, green and blue of each colour. */
  readonly colours: Uint8Array;
  /** The number of the colour for each shade. */
  readonly numbers: Uint8Array;
}

const MAX_COLOURS = 256;
/** Rounds of picking: in each, colours nearer than this to a picked one are skipped. */
const NEAR = [24, 9, 0] as const;

/** Reused for every picture, to avoid garbage. */
const counts = new Uint32Array(SHADES);
const numbers = new Uint8Array(SHADES);
const usedShades = new Int32Array(SHADES);
/** 1 for each shade that is too near to a picked one. */
const skipped = new Uint8Array(SHADES);

/** @returns valid until the next call, which reuses `numbers` */
export function paletteOf(rgba: Uint8Array): Palette {
  return paletteOfRuns([runsOf({ rgba, width: rgba.length >> 2, height: 1 })]);
}

/**
 * The palette of pictures as runs.
 * @param most how many colours, 1 to 256
 * @returns valid until the next call, which reuses `numbers`
 */
export function paletteOfRuns(pictures: readonly Runs[], most = MAX_COLOURS): Palette {
  counts.fill(0);
  let different = 0;
  for (const { runs } of pictures) {
    for (let at = 0; at < runs.length; at += 1) {
      const run = runs[at] ?? 0;
      const shade = shadeOf(run);
      const before = counts[shade] ?? 0;
      if (before === 0) {
        usedShades[different] = shade;
        different += 1;
      }
      counts[shade] = before + lengthOf(run);
    }
  }
  const used = byUse(usedShades.subarray(0, different));
  const taken = mostUsed(used, most);
  const byGreen = taken
    .map((shade, number) => ({ shade, number }))
    .sort((a, b) => greenOf(a.shade) - greenOf(b.shade) || a.number - b.number);
  const shades = Int32Array.from(byGreen, ({ shade }) => shade);
  for (const shade of used) numbers[shade] = byGreen[nearest(shade, shades)]?.number ?? 0;
  const colours = new Uint8Array(taken.length * 3);
  for (const [at, shade] of taken.entries()) {
    colours[at * 3] = (shade >> 12) << 2;
    colours[at * 3 + 1] = greenOf(shade) << 2;
    colours[at * 3 + 2] = (shade & 63) << 2;
  }
  return { colours, numbers };
}

/** The most used first, and of equally used ones the lowest. Numbers are sorted faster than by a function. */
function byUse(shades: Int32Array): Int32Array {
  const keys = Float64Array.from(shades, (shade) => shade - (counts[shade] ?? 0) * SHADES).sort();
  return Int32Array.from(keys, (key) => key - Math.floor(key / SHADES) * SHADES);
}

function mostUsed(used: Int32Array, most: number): number[] {
  const taken: number[] = [];
  for (const steps of NEAR.map(stepsWithin)) {
    skipped.fill(0);
    for (const shade of taken) skipAround(shade, steps);
    for (const shade of used) {
      if (taken.length >= most) return taken;
      if (skipped[shade] === 1) continue;
      taken.push(shade);
      skipAround(shade, steps);
    }
  }
  return taken;
}

type Step = readonly [red: number, green: number, blue: number];

/** All steps to colours that are at most `near` apart. */
function stepsWithin(near: number): Step[] {
  const reach = Math.floor(Math.sqrt(near));
  const axis = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach);
  return axis.flatMap((red) =>
    axis.flatMap((green) =>
      axis.filter((blue) => distance(red, green, blue) <= near).map((blue): Step => [red, green, blue]),
    ),
  );
}

function skipAround(shade: number, steps: readonly Step[]): void {
  for (const [byRed, byGreen, byBlue] of steps) {
    const red = (shade >> 12) + byRed;
    const green = greenOf(shade) + byGreen;
    const blue = (shade & 63) + byBlue;
    // A value outside of 0 to 63 has other bits.
    if (((red | green | blue) & ~63) === 0) skipped[(red << 12) | (green << 6) | blue] = 1;
  }
}

function greenOf(shade: number): number {
  return (shade >> 6) & 63;
}

/**
 * The index of the nearest shade. The search starts at the same green and ends where green alone is too far off.
 * @param taken sorted by green, at least one
 */
function nearest(shade: number, taken: Int32Array): number {
  const green = greenOf(shade);
  let from = 0;
  for (let to = taken.length; from < to; ) {
    const middle = (from + to) >> 1;
    if (greenOf(taken[middle] ?? 0) < green) from = middle + 1;
    else to = middle;
  }
  let at = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const step of [1, -1]) {
    for (let i = step > 0 ? from : from - 1; i >= 0 && i < taken.length; i += step) {
      const other = taken[i] ?? 0;
      const away = greenOf(other) - green;
      if (GREEN_WEIGHT * away * away >= least) break;
      const far = apart(shade, other);
      if (far < least) {
        least = far;
        at = i;
      }
    }
  }
  return at;
}

const GREEN_WEIGHT = 4;

/** Weighted difference: the eye is most sensitive to green and least to blue. */
function apart(one: number, other: number): number {
  return distance(
    (one >> 12) - (other >> 12),
    ((one >> 6) & 63) - ((other >> 6) & 63),
    (one & 63) - (other & 63),
  );
}

function distance(red: number, green: number, blue: number): number {
  return 3 * red * red + GREEN_WEIGHT * green * green + 2 * blue * blue;
}
