/**
 * Picks the 256 best colours of a picture. Boards have thousands of colours, but nearly all of their pixels have a
 * few hundred: with one byte for each pixel their PNG is little more than half as large.
 */

export interface Palette {
  /** Red, green and blue of each colour. */
  readonly colours: Uint8Array;
  /** The number of the colour for each {@link shadeAt}. */
  readonly numbers: Uint8Array;
}

const MAX_COLOURS = 256;
const SHADES = 1 << 18;
/** Rounds of picking: in each, colours nearer than this to a picked one are skipped. */
const NEAR = [24, 9, 0] as const;

/** Reused for every picture, to avoid garbage. */
const counts = new Uint32Array(SHADES);
const numbers = new Uint8Array(SHADES);

/** The colour of a pixel with six of the eight bits of each channel, as one number. */
export function shadeAt(rgba: Uint8Array, pixel: number): number {
  const at = 4 * pixel;
  return (((rgba[at] ?? 0) >> 2) << 12) | (((rgba[at + 1] ?? 0) >> 2) << 6) | ((rgba[at + 2] ?? 0) >> 2);
}

/** Each pixel as one number, for comparing pixels. */
export function pixelsOf(rgba: Uint8Array): Uint32Array {
  const whole = rgba.byteOffset % 4 === 0 ? rgba : Uint8Array.from(rgba);
  return new Uint32Array(whole.buffer, whole.byteOffset, whole.length >> 2);
}

/** The end of the run of equal pixels from `at` on: most of a board is plain, so a run is looked up once. */
export function endOfRun(pixels: Uint32Array, at: number, last: number): number {
  const pixel = pixels[at];
  let end = at + 1;
  while (end < last && pixels[end] === pixel) end += 1;
  return end;
}

/** @returns valid until the next call, which reuses `numbers` */
export function paletteOf(rgba: Uint8Array): Palette {
  counts.fill(0);
  const pixels = pixelsOf(rgba);
  for (let at = 0, end = 0; at < pixels.length; at = end) {
    end = endOfRun(pixels, at, pixels.length);
    const shade = shadeAt(rgba, at);
    counts[shade] = (counts[shade] ?? 0) + end - at;
  }
  const used: number[] = [];
  for (let shade = 0; shade < SHADES; shade += 1) if (counts[shade] !== 0) used.push(shade);
  used.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const taken = mostUsed(used);
  const byGreen = taken
    .map((shade, number) => ({ shade, number }))
    .sort((a, b) => greenOf(a.shade) - greenOf(b.shade));
  const shades = Int32Array.from(byGreen, ({ shade }) => shade);
  for (const shade of used) numbers[shade] = byGreen[nearest(shade, shades)]?.number ?? 0;
  const colours = new Uint8Array(taken.length * 3);
  for (const [at, shade] of taken.entries()) {
    colours.set([(shade >> 12) << 2, ((shade >> 6) & 63) << 2, (shade & 63) << 2], at * 3);
  }
  return { colours, numbers };
}

function mostUsed(used: readonly number[]): number[] {
  const taken: number[] = [];
  for (const near of NEAR) {
    for (const shade of used) {
      if (taken.length >= MAX_COLOURS) return taken;
      if (!isNear(shade, taken, near)) taken.push(shade);
    }
  }
  return taken;
}

function isNear(shade: number, taken: readonly number[], near: number): boolean {
  for (const other of taken) if (apart(shade, other) <= near) return true;
  return false;
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
  const look = (i: number): boolean => {
    const other = taken[i] ?? 0;
    const away = greenOf(other) - green;
    if (GREEN_WEIGHT * away * away >= least) return false;
    const distance = apart(shade, other);
    if (distance < least) {
      least = distance;
      at = i;
    }
    return true;
  };
  for (let i = from; i < taken.length && look(i); i += 1);
  for (let i = from - 1; i >= 0 && look(i); i -= 1);
  return at;
}

const GREEN_WEIGHT = 4;

/** Weighted difference: the eye is most sensitive to green and least to blue. */
function apart(one: number, other: number): number {
  const red = (one >> 12) - (other >> 12);
  const green = ((one >> 6) & 63) - ((other >> 6) & 63);
  const blue = (one & 63) - (other & 63);
  return 3 * red * red + GREEN_WEIGHT * green * green + 2 * blue * blue;
}
