/** SVG text to PNG, off the main thread: resvg draws, sharp packs. At most two at a time. */
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

export interface Raster {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** More at once gain nothing and hold the memory of every picture in the making. */
const AT_ONCE = 2;

/** Colours are rounded to steps of this size, which nobody sees and which nearly halves the PNG. */
const SHADE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The picture of `svg` as an opaque PNG.
 * @param options.width pixels, 1 to 4096; the SVG's own width when left out
 * @throws Error when the SVG cannot be read
 */
export async function rasterise(svg: string, options: { readonly width?: number } = {}): Promise<Raster> {
  await turnToDraw();
  try {
    return await draw(svg, options.width);
  } finally {
    // A turn of the event loop between pictures lets the native buffers of the last one go.
    setImmediate(passTurn);
  }
}

async function draw(svg: string, width: number | undefined): Promise<Raster> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width' as const, value: Math.max(1, Math.min(4096, Math.round(width))) } }),
  });
  const size = { width: image.width, height: image.height };
  const png = await sharp(image.pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .linear(1 / SHADE, 0)
    .linear(SHADE, SHADE / 2)
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { png, ...size };
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
