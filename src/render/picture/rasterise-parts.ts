/**
 * Rasterises a drawing in parts and keeps their pixels: a press changes one or two panels of a table, and rasterising is
 * most of the work. In threads for drawing only.
 */
import { createHash } from 'node:crypto';
import type { Drawing, Part } from './drawing.ts';
import { type Placed, packRuns } from './pack-png.ts';
import { pixelsOfSvg, type Raster } from './rasterise.ts';
import { type Pixels, type Runs, runsOf } from './runs.ts';
import { type Box, element } from './svg.ts';

/** Room for shadows and for the outer half of frames around a part, in the drawing's units. */
const ROOM = { above: 3, below: 6, beside: 3 } as const;

/** The memory of kept pixels, in bytes: some 40 boards or 12 Missions. */
const MOST_KEPT = 12 << 20;

const kept = new Map<string, Runs>();
let keptBytes = 0;

/** What is laid under a part whose background has a hole. */
export interface Underlay {
  /** Decides what it shows. */
  readonly key: string;
  readonly box: Box;
  /** Fills what is transparent in the pixels of a part that begins at (`x`, `y`) in the picture's pixels. */
  lay(pixels: Pixels, x: number, y: number): void;
}

interface PartOptions {
  /** Pixels; the drawing's own width when left out. */
  readonly width?: number;
  /** 1 (fast) to 9 (small) */
  readonly compression: number;
  /** At most this many colours; 256 when left out. */
  readonly colours?: number;
  readonly underlay?: Underlay;
}

/** A part of the picture, in pixels. */
interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing as a PNG with few colours: the same drawing gives the same bytes, whatever is kept. */
export function rasteriseParts(
  drawing: Drawing,
  { width = drawing.width, compression, colours, underlay }: PartOptions,
): Raster {
  const size = { width, height: Math.round((drawing.height * width) / drawing.width) };
  const scale = { x: size.width / drawing.width, y: size.height / drawing.height };
  const draw = (region: Region, svg: string, under?: Underlay): Placed => {
    const text = svgOfRegion(drawing, region, scale, svg);
    const key = createHash('sha256')
      .update(text)
      .update(under?.key ?? '')
      .digest('base64');
    return { ...region, picture: keptOr(key, () => runsOfRegion(text, region, under)) };
  };
  const pictures = [draw({ x: 0, y: 0, ...size }, '')];
  for (const { box, svg } of apart(drawing.parts)) {
    const under = underlay && overlap(underlay.box, box) ? underlay : undefined;
    pictures.push(draw(regionOf(box, scale, size), svg, under));
  }
  return { png: packRuns(size, pictures, compression, colours), ...size };
}

function runsOfRegion(svg: string, { x, y }: Region, underlay: Underlay | undefined): Runs {
  const pixels = pixelsOfSvg(svg);
  underlay?.lay(pixels, x, y);
  return runsOf(pixels);
}

function svgOfRegion(
  { defs, background }: Drawing,
  { x, y, width, height }: Region,
  scale: { readonly x: number; readonly y: number },
  svg: string,
): string {
  const viewBox = [x / scale.x, y / scale.y, width / scale.x, height / scale.y].join(' ');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox, preserveAspectRatio: 'none' },
    element('defs', {}, svg === '' ? '' : defs) + background + svg,
  );
}

/** The pixels that a part may change: whole ones, within the picture. */
function regionOf(
  { x, y, width, height }: Box,
  scale: { readonly x: number; readonly y: number },
  most: { readonly width: number; readonly height: number },
): Region {
  const left = Math.max(0, Math.floor((x - ROOM.beside) * scale.x));
  const top = Math.max(0, Math.floor((y - ROOM.above) * scale.y));
  const right = Math.min(most.width, Math.ceil((x + width + ROOM.beside) * scale.x));
  const bottom = Math.min(most.height, Math.ceil((y + height + ROOM.below) * scale.y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Parts that lie over each other are one. */
function apart(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const { box, svg } of parts) {
    if (svg === '') continue;
    const under = found.findIndex((part) => overlap(part.box, box));
    const below = found[under];
    if (below) found[under] = { box: around(below.box, box), svg: below.svg + svg };
    else found.push({ box, svg });
  }
  return found;
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  };
}

/** The runs that are kept by `key`, or those of `draw`, which are kept from now on. */
function keptOr(key: string, draw: () => Runs): Runs {
  const before = kept.get(key);
  const runs = before ?? draw();
  // The latest used is the last in the map.
  if (before) kept.delete(key);
  else keptBytes += runs.runs.byteLength;
  kept.set(key, runs);
  for (const [oldest, { runs }] of kept) {
    if (keptBytes <= MOST_KEPT) break;
    kept.delete(oldest);
    keptBytes -= runs.byteLength;
  }
  return runs;
}
