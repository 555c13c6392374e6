/**
 * Packs pixels to PNG in the calling thread. A library would pack in the process' shared thread pool, above the
 * drawing thread's low priority, and use more native memory.
 */
import { crc32, deflateSync } from 'node:zlib';
import { endOfRun, paletteOf, pixelsOf, shadeAt } from './palette.ts';

export interface Pixels {
  /** Red, green, blue and alpha of each pixel, row by row. */
  readonly rgba: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS_A_CHANNEL = 8;
const TRUE_COLOUR = 2;
const INDEXED = 3;
/** Keeps six of the eight bits of a channel: the loss is invisible, and the PNG is a fifth smaller. */
const SIX_BITS = 0xfc;

/** Reused for true-colour pictures of the same size: a new buffer each time would be megabytes of garbage. */
let rows: Buffer = Buffer.alloc(0);

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
  const { rgba, width, height } = pixels;
  const { colours, numbers } = paletteOf(rgba);
  const indexed = Buffer.alloc((width + 1) * height);
  const same = pixelsOf(rgba);
  for (let y = 0; y < height; y += 1) {
    // Each row begins with the number of its filter, 0: none.
    const shift = y + 1;
    const rowEnd = (y + 1) * width;
    for (let at = y * width, end = 0; at < rowEnd; at = end) {
      end = endOfRun(same, at, rowEnd);
      const colour = numbers[shadeAt(rgba, at)] ?? 0;
      for (let pixel = at; pixel < end; pixel += 1) indexed[pixel + shift] = colour;
    }
  }
  return assemble(pixels, INDEXED, chunk('PLTE', Buffer.from(colours)), indexed, compression);
}

function assemble(
  { width, height }: Pixels,
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
