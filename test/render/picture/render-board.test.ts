import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../../../src/render/picture/draw-board.ts';
import { rasterise } from '../../../src/render/picture/rasterise.ts';
import { renderBoard, warmUpPictures } from '../../../src/render/picture/render-board.ts';
import { SAMPLE_BOARD } from '../../../src/render/picture/sample-board.ts';
import { duel, party } from './board-fixture.ts';

const square = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="${colour}"/></svg>`;

describe('rasterising', () => {
  it('makes an opaque PNG of the wanted width', async () => {
    const { png, width, height } = rasterise(square('#ff0000'), { width: 40 });
    expect([width, height]).toEqual([40, 20]);
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([40, 20, 3]);
    // Six bits of each channel are kept.
    expect([...data.subarray(0, 3)]).toEqual([252, 0, 0]);
  });

  it('draws one after the other, each its own', async () => {
    const colours = ['#ffffff', '#808080', '#0000ff', '#00ff00', '#000000', '#ff0000'];
    const pictures = colours.map((colour) => rasterise(square(colour)));
    const first = await Promise.all(
      pictures.map(async ({ png }) => [...(await sharp(png).raw().toBuffer()).subarray(0, 3)]),
    );
    expect(first).toEqual([
      [252, 252, 252],
      [128, 128, 128],
      [0, 0, 252],
      [0, 252, 0],
      [0, 0, 0],
      [252, 0, 0],
    ]);
  });

  it('makes a PNG of 256 colours that looks the same', async () => {
    const svg = drawBoard(party(6));
    const [all, few] = [false, true].map((indexed) => rasterise(svg, { width: 600, indexed }).png);
    const [one, other] = await Promise.all(
      [all, few].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
    );
    expect(other?.length).toBe(one?.length);
    let apart = 0;
    one?.forEach((value, at) => {
      apart += Math.abs(value - (other?.[at] ?? 0));
    });
    expect(apart / (one?.length ?? 1)).toBeLessThan(1.5);
  });

  it('refuses what is no SVG and goes on with the next', () => {
    expect(() => rasterise('<svg')).toThrow();
    expect(rasterise(square('#ffffff')).width).toBe(20);
  });
});

describe('the picture of the table', () => {
  it('is small enough for any connection, with ten dice and with six seats', async () => {
    const [two, six] = await Promise.all([renderBoard(duel), renderBoard(party(6))]);
    expect(two.png.length).toBeLessThan(160 * 1024);
    expect(six.png.length).toBeLessThan(120 * 1024);
    expect((await sharp(two.png).metadata()).width).toBe(1000);
  });

  it('is not empty where the dice and the health are', async () => {
    const { png } = await renderBoard(duel);
    const dice = await sharp(png).extract({ left: 20, top: 440, width: 460, height: 250 }).stats();
    expect(Math.max(...dice.channels.map(({ stdev }) => stdev))).toBeGreaterThan(30);
  });

  it('can be warmed up at a start, and then has the sample at hand', async () => {
    await warmUpPictures();
    const { png } = await renderBoard(SAMPLE_BOARD);
    expect(png).toBe((await renderBoard(structuredClone(SAMPLE_BOARD))).png);
  });

  it('is drawn once for the same table', async () => {
    const [first, second] = await Promise.all([renderBoard(duel), renderBoard(structuredClone(duel))]);
    expect(second.png).toBe(first.png);
    expect((await renderBoard({ ...duel, turn: 'Turn 8' })).png).not.toBe(first.png);
  });
});
