/** Pictures as a GIF. Discord plays GIFs in messages; moving PNGs stand still there. */
import { createRequire } from 'node:module';
import { paletteOf } from '../picture/palette.ts';
import { endOfRun, type Pixels, pixelsOf, shadeAt } from '../picture/runs.ts';

/** Its CommonJS names are not seen by an import, and what stands for them differs between loaders. */
const { GIFEncoder }: typeof import('gifenc') = createRequire(import.meta.url)('gifenc');

/** How long a frame is shown, and the last one before the GIF begins again, in ms. */
const FRAME_MS = 1_100;
const LAST_MS = 3_500;

/** The number of the colour that lets the frame before shine through; the palette keeps it free. */
const THROUGH = 255;

/**
 * Returns a GIF of the frames, in a loop. Each frame but the first holds only what has changed, which halves the file.
 * @param frames at least one, all of the same width; lower ones are filled up below in the colour of their corner
 */
export function encodeGif(frames: readonly Pixels[]): Uint8Array {
  const highest = Math.max(...frames.map(({ height: own }) => own));
  const gif = GIFEncoder();
  let before: Uint32Array | null = null;
  for (const [at, frame] of frames.entries()) {
    const { rgba, width, height } = filledTo(highest, frame);
    const { colours, numbers } = paletteOf(rgba);
    const pixels = pixelsOf(rgba);
    const index = new Uint8Array(pixels.length);
    for (let from = 0, end = 0; from < pixels.length; from = end) {
      end = endOfRun(pixels, from, pixels.length);
      // The colours come by how often they are used, so the last one is the least missed.
      index.fill(Math.min(numbers[shadeAt(rgba, from)] ?? 0, THROUGH - 1), from, end);
    }
    if (before !== null) letThrough(index, pixels, before);
    gif.writeFrame(index, width, height, {
      palette: paletteFrom(colours),
      delay: at === frames.length - 1 ? LAST_MS : FRAME_MS,
      transparent: before !== null,
      transparentIndex: THROUGH,
      dispose: 1,
    });
    before = Uint32Array.from(pixels);
  }
  gif.finish();
  return gif.bytes();
}

function filledTo(height: number, frame: Pixels): Pixels {
  if (frame.height === height) return frame;
  const rgba = new Uint8Array(4 * frame.width * height);
  const corner = frame.rgba.subarray(0, 4);
  rgba.set(frame.rgba);
  for (let at = frame.rgba.length; at < rgba.length; at += 4) rgba.set(corner, at);
  return { width: frame.width, height, rgba };
}

function letThrough(index: Uint8Array, pixels: Uint32Array, before: Uint32Array): void {
  for (let at = 0; at < index.length; at += 1) if (pixels[at] === before[at]) index[at] = THROUGH;
}

/** 256 colours, the last of which is not shown. */
function paletteFrom(colours: Uint8Array): (readonly [number, number, number])[] {
  return Array.from(
    { length: THROUGH + 1 },
    (_, at) => [colours[3 * at] ?? 0, colours[3 * at + 1] ?? 0, colours[3 * at + 2] ?? 0] as const,
  );
}
