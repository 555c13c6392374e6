/** SVG to pixels and PNG in the calling thread. Used in threads for drawing only. */
import { Resvg } from '@resvg/resvg-js';
import { packIndexedPng, packPng } from './pack-png.ts';
import type { Pixels } from './runs.ts';

export interface Raster {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface RasterOptions {
  readonly width?: number;
  readonly compression?: number;
  /** With 256 colours only. */
  readonly indexed?: boolean;
  /** Keeps the transparency, in all colours. */
  readonly transparent?: boolean;
}

/**
 * The picture of `svg` as a PNG, which is opaque unless `transparent` is set.
 * @param options.width pixels, 1 to 4096; the SVG's own width when left out
 * @param options.compression 1 (fast) to 9 (small); by default 4, or 3 with few colours: a third of the time of 6 for
 *   a twentieth more bytes
 * @throws Error when the SVG cannot be read
 */
export function rasterise(
  svg: string,
  { width, indexed = false, compression = indexed ? 3 : 4, transparent = false }: RasterOptions = {},
): Raster {
  if (transparent) {
    const image = imageOf(svg, width);
    return { png: image.asPng(), width: image.width, height: image.height };
  }
  const pixels = pixelsOfSvg(svg, width);
  const pack = indexed ? packIndexedPng : packPng;
  return { png: pack(pixels, compression), width: pixels.width, height: pixels.height };
}

/**
 * The pixels of `svg`, with premultiplied alpha.
 * @param width pixels, 1 to 4096; the SVG's own width when left out
 * @throws Error when the SVG cannot be read
 */
export function pixelsOfSvg(svg: string, width?: number): Pixels {
  const image = imageOf(svg, width);
  return { rgba: image.pixels, width: image.width, height: image.height };
}

function imageOf(svg: string, width: number | undefined) {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined
      ? {}
      : { fitTo: { mode: 'width' as const, value: Math.max(1, Math.min(4096, Math.round(width))) } }),
  }).render();
}
