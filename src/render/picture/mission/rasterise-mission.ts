/**
 * Rasterises the map's part of a picture over its ground. The pixels of grounds are kept: a ground has hundreds of
 * shapes and changes only when the state of the map does.
 */
import { paletteOf } from '../palette.ts';
import { pixelsOfSvg, type Raster } from '../rasterise.ts';
import { rasteriseParts } from '../rasterise-parts.ts';
import { type Pixels, pixelsOf, shadeAt } from '../runs.ts';
import { aboveGround, boardsDrawing, drawGround, type Ground, groundOf } from './draw-mission.ts';
import type { MissionModel, MissionPart } from './mission-model.ts';

/** Grounds whose pixels are kept, of less than 1 MB each: about as many as Missions are played at a time. */
const KEPT = 24;

/** One byte for each pixel, the number of its colour: a quarter of the memory, and fewer colours to pack later. */
interface KeptGround {
  readonly numbers: Uint8Array;
  /** Each colour as a pixel. */
  readonly colours: Uint32Array;
  readonly width: number;
  readonly height: number;
}

const kept = new Map<string, KeptGround>();

/**
 * A part of the picture of a Mission as PNG.
 * @throws RangeError when the model cannot be drawn (see `drawMission`)
 */
export function rasteriseMission(model: MissionModel, part: MissionPart): Raster {
  if (part === 'boards') return rasteriseParts(boardsDrawing(model), { compression: BOARDS_COMPRESSION });
  const ground = groundOf(model);
  const { x, y, width, height } = ground.field;
  return rasteriseParts(aboveGround(model), {
    compression: MAP_COMPRESSION,
    underlay: {
      key: ground.key,
      box: { x, y, width, height },
      lay: (pixels, left, top) => lay(pixels, keptGround(ground), { x: x - left, y: y - top }),
    },
  });
}

const BOARDS_COMPRESSION = 3;
/** A painting has more to pack than a board: a tenth fewer bytes for a tenth more time. */
const MAP_COMPRESSION = 4;

const OPAQUE = 0xff000000;

function pixelsOfGround(svg: string): KeptGround {
  const { rgba, width, height } = pixelsOfSvg(svg);
  const palette = paletteOf(rgba);
  const numbers = new Uint8Array(width * height);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = palette.numbers[shadeAt(rgba, at)] ?? 0;
  const colours = new Uint32Array(palette.colours.length / 3);
  for (let at = 0; at < colours.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = palette.colours.subarray(at * 3, at * 3 + 3);
    colours[at] = OPAQUE | (blue << 16) | (green << 8) | red;
  }
  return { numbers, colours, width, height };
}

/** The pixels of the ground, drawn if they are not kept. */
function keptGround(ground: Ground): KeptGround {
  const { key } = ground;
  const pixels = kept.get(key) ?? pixelsOfGround(drawGround(ground));
  kept.delete(key);
  kept.set(key, pixels);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return pixels;
}

/** Fills what is transparent in the picture with the ground at `at`. Both have premultiplied alpha. */
function lay(pixels: Pixels, ground: KeptGround, at: { readonly x: number; readonly y: number }): void {
  const picture = pixelsOf(pixels.rgba);
  for (let y = 0; y < ground.height; y += 1) {
    let to = (at.y + y) * pixels.width + at.x;
    let from = y * ground.width;
    for (const end = from + ground.width; from < end; from += 1, to += 1) {
      const over = picture[to] ?? 0;
      const alpha = over >>> 24;
      if (alpha === 255) continue;
      const under = ground.colours[ground.numbers[from] ?? 0] ?? 0;
      picture[to] = alpha === 0 ? under : blended(over, under, 255 - alpha);
    }
  }
}

/** Two channels are worked out at a time. */
function blended(over: number, under: number, share: number): number {
  const low = over & 0xff00ff;
  const odd = (under & 0xff00ff) * share;
  const even = ((under >>> 8) & 0xff) * share;
  const red = (low & 0xff) + (((odd & 0xffff) + 128) >> 8);
  const blue = ((low >>> 16) & 0xff) + ((Math.floor(odd / 65536) + 128) >> 8);
  const green = ((over >>> 8) & 0xff) + ((even + 128) >> 8);
  return (OPAQUE | (blue << 16) | (green << 8) | red) >>> 0;
}
