/**
 * Packs pixels to PNG in the calling thread. A library would pack in the process' shared thread pool, above the
 * drawing thread's low priority, and use more native memory.
 */
import { crc32, deflateSync } from 'node:zlib';
import { paletteOfRuns } from './palette.ts';
import { lengthOf, type Pixels, type Runs, runsOf, shadeOf } from './runs.ts';

type Size = Pick<Pixels, 'width' | 'height'>;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS_A_CHANNEL = 8;
const TRUE_COLOUR = 2;
const INDEXED = 3;
/** Keeps six of the eight bits of a channel: the loss is invisible, and the PNG is a fifth smaller. */
const SIX_BITS = 0xfc;

/** Reused for true-colour pictures of the same size: a new buffer each time would be megabytes of garbage. */
let rows: Buffer = Buffer.alloc(0);
let numbered: Buffer = Buffer.alloc(0);

/** Longer runs are filled faster than written pixel by pixel. */
const LONG = 24;

/**
 * An opaque PNG of the pixels; alpha is dropped.
 * @param compression 1 (fast) to 9 (small)
 */
export function packPng(pixels: Pixels, compression: number): Buffer {
  const rows = rowsOf(pixels.rgba, pixels.width, pixels.height);
  return assemble(pixels, TRUE_COLOUR, [], rows, compression);
}

/**
 * As {@link packPng}, with a palette of the 256 best colours.
 * @param compression 1 (fast) to 9 (small)
 */
export function packIndexedPng(pixels: Pixels, compression: number): Buffer {
  return packRuns(pixels, [{ x: 0, y: 0, picture: runsOf(pixels) }], compression);
}

/** A picture within another one. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly picture: Runs;
}

/**
 * As {@link packIndexedPng}, of pictures that cover the whole size; later ones lie over earlier ones.
 * @param compression 1 (fast) to 9 (small)
 * @param most how many colours; 256 when left out
 */
export function packRuns(
  size: Size,
  pictures: readonly Placed[],
  compression: number,
  most?: number,
): Buffer {
  const { colours, numbers } = paletteOfRuns(
    pictures.map(({ picture }) => picture),
    most,
  );
  // Each row begins with the number of its filter, 0: none.
  const stride = size.width + 1;
  const length = stride * size.height;
  if (numbered.length < length) numbered = Buffer.alloc(length);
  for (let at = 0; at < length; at += stride) numbered[at] = 0;
  for (const { x, y, picture } of pictures) {
    let rowStart = y * stride + x + 1;
    let at = rowStart;
    let rowEnd = at + picture.width;
    const { runs } = picture;
    for (let i = 0; i < runs.length; i += 1) {
      const run = runs[i] ?? 0;
      const number = numbers[shadeOf(run)] ?? 0;
      const end = at + lengthOf(run);
      if (end - at > LONG) numbered.fill(number, at, end);
      else for (; at < end; at += 1) numbered[at] = number;
      at = end;
      if (at < rowEnd) continue;
      rowStart += stride;
      at = rowStart;
      rowEnd = at + picture.width;
    }
  }
  const data = numbered.subarray(0, length);
  return assemble(size, INDEXED, chunk('PLTE', Buffer.from(colours)), data, compression);
}

function assemble(
  { width, height }: Size,
  colourType: number,
  palette: readonly Buffer[],
  data: Buffer,
  compression: number,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(BITS_A_CHANNEL, 8);
  header.writeUInt8(colourType, 9);
  return Buffer.concat([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...palette,
    ...chunk('IDAT', deflateSync(data, { level: compression, memLevel: 9 })),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row begins with its filter number, 0: no filter. Filters make the plain areas of boards larger. */
function rowsOf(rgba: Uint8Array, width: number, height: number): Buffer {
  const length = (width * 3 + 1) * height;
  if (rows.length !== length) rows = Buffer.alloc(length);
  let to = 0;
  let from = 0;
  for (let y = 0; y < height; y += 1) {
    to += 1;
    for (let x = 0; x < width; x += 1, from += 4, to += 3) {
      rows[to] = (rgba[from] ?? 0) & SIX_BITS;
      rows[to + 1] = (rgba[from + 1] ?? 0) & SIX_BITS;
      rows[to + 2] = (rgba[from + 2] ?? 0) & SIX_BITS;
    }
  }
  return rows;
}

function chunk(name: string, data: Buffer): readonly Buffer[] {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  return [uint32(data.length), named, uint32(crc32(named))];
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
