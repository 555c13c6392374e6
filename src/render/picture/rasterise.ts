/** SVG text to PNG, off the main thread: resvg draws, sharp packs. One at a time. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

export interface Raster {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface RasterOptions {
  readonly width?: number;
  readonly compression?: number;
}

/** More at once gain nothing and hold the memory of every picture in the making. */
const AT_ONCE = 1;

/** Keeps six of the eight bits of a channel: nobody sees it, and the PNG is a fifth smaller. */
const SIX_BITS = 0xfc;

// No two pictures are alike: what sharp remembers of them is never used, and the other cores have other work.
sharp.cache(false);
sharp.concurrency(1);

let mask: Buffer = Buffer.alloc(0);
let running = 0;
const waiting: (() => void)[] = [];

/**
 * The picture of `svg` as an opaque PNG.
 * @param options.width pixels, 1 to 4096; the SVG's own width when left out
 * @param options.compression 1 (fast) to 9 (small); 6 when left out
 * @throws Error when the SVG cannot be read
 */
export async function rasterise(svg: string, options: RasterOptions = {}): Promise<Raster> {
  await turnToDraw();
  try {
    // Handing the text over takes milliseconds of the main thread: not in the stretch that wrote it.
    await nextTurn();
    return await draw(svg, options);
  } finally {
    // A turn of the event loop between pictures lets the native buffers of the last one go.
    setImmediate(passTurn);
  }
}

async function draw(svg: string, { width, compression = 6 }: RasterOptions): Promise<Raster> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined
      ? {}
      : { fitTo: { mode: 'width' as const, value: Math.max(1, Math.min(4096, Math.round(width))) } }),
  });
  const size = { width: image.width, height: image.height };
  const raw = { ...size, channels: 4 } as const;
  const { pixels } = image;
  const png = await sharp(pixels, { raw })
    .boolean(sixBits(pixels.length), 'and', { raw })
    .removeAlpha()
    .png({ compressionLevel: compression })
    .toBuffer();
  return { png, ...size };
}

/** The mask of a whole picture; that of the last size is kept, for boards are all of one size. */
function sixBits(length: number): Buffer {
  if (mask.length !== length) mask = Buffer.alloc(length, SIX_BITS);
  return mask;
}

function turnToDraw(): Promise<void> {
  if (running < AT_ONCE) {
    running++;
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}

function passTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running--;
}
