/** Gifs: a GIF of boards, made in a thread of its own. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeGif } from '../../../src/render/gif/encode-gif.ts';
import { MOST_FRAMES, renderGif, stopGifs } from '../../../src/render/gif/render-gif.ts';
import { SAMPLE_BOARD } from '../../../src/render/picture/sample-board.ts';

const SIDE = 8;

/** A picture of one colour, with another in its upper half. */
function picture(lower: readonly [number, number, number], upper = lower) {
  const rgba = new Uint8Array(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    rgba.set([...(pixel < (SIDE * SIDE) / 2 ? upper : lower), 255], 4 * pixel);
  }
  return { width: SIDE, height: SIDE, rgba };
}

/** The colours of the first and the last pixel of a frame, as a reader of GIFs shows them. */
async function ends(gif: Uint8Array, page: number): Promise<number[][]> {
  const { data, info } = await sharp(gif, { page }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (pixel: number) => [...data.subarray(pixel * info.channels, pixel * info.channels + 3)];
  return [colourAt(0), colourAt(SIDE * SIDE - 1)];
}

const board = (turn: number) => ({
  kind: 'board' as const,
  model: { ...SAMPLE_BOARD, turn: `Turn ${turn}` },
});

describe('a GIF', () => {
  it('shows each frame over the one before, the last one longest, in a loop', async () => {
    const [red, blue] = [[200, 0, 0] as const, [0, 0, 200] as const];
    const gif = encodeGif([picture(red), picture(red, blue), picture(blue)]);
    const { pages, delay = [], loop, width } = await sharp(gif, { pages: -1 }).metadata();
    expect({ pages, loop, width }).toEqual({ pages: 3, loop: 0, width: SIDE });
    expect(delay[2]).toBeGreaterThan(delay[0] ?? 0);
    expect(await ends(gif, 0)).toEqual([red, red]);
    expect(await ends(gif, 1)).toEqual([blue, red]);
    expect(await ends(gif, 2)).toEqual([blue, blue]);
  });
});

describe('a GIF of boards of different heights', () => {
  it('is as high as the highest, and shows nothing of another board below a lower one', async () => {
    const [red, blue] = [[200, 0, 0] as const, [0, 0, 200] as const];
    const low = { ...picture(red), height: SIDE / 2, rgba: picture(red).rgba.slice(0, 2 * SIDE * SIDE) };
    const gif = encodeGif([low, picture(blue), low]);
    expect((await sharp(gif).metadata()).height).toBe(SIDE);
    expect(await ends(gif, 0)).toEqual([red, red]);
    expect(await ends(gif, 1)).toEqual([blue, blue]);
    expect(await ends(gif, 2)).toEqual([red, red]);
  });
});

describe('a gif', () => {
  it('has a frame for each board that differs, one gif at a time', async () => {
    const first = renderGif([board(1), board(1), board(2), board(3)]);
    expect(await renderGif([board(4)])).toBe('busy');
    const gif = await first;
    if (!(gif instanceof Buffer)) throw new Error('There is no gif.');
    const { format, pages, width } = await sharp(gif, { pages: -1 }).metadata();
    expect({ format, pages, width }).toEqual({ format: 'gif', pages: 3, width: 640 });
  }, 60_000);

  it('of a long turn leaves boards out, and is far from the limit of Discord', async () => {
    const gif = await renderGif(Array.from({ length: 2 * MOST_FRAMES }, (_, turn) => board(turn)));
    if (!(gif instanceof Buffer)) throw new Error('There is no gif.');
    expect((await sharp(gif, { pages: -1 }).metadata()).pages).toBe(MOST_FRAMES);
    expect(gif.length).toBeLessThan(4 * 1_024 * 1_024);
  }, 300_000);

  it('is stopped at any moment, and the next one is made', async () => {
    const stopped = renderGif([board(1), board(2)]);
    stopGifs();
    expect(await stopped).toBeNull();
    expect(await renderGif([board(1)])).toBeInstanceOf(Buffer);
  }, 60_000);
});
