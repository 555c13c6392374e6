import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { drawInThread } from '../../../src/render/picture/pictures.ts';
import { SAMPLE_BOARD } from '../../../src/render/picture/sample-board.ts';

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';

describe('the drawing thread', () => {
  it('draws boards and SVG texts of the wanted width, each order its own', async () => {
    const orders = await Promise.all([
      drawInThread({ kind: 'board', model: SAMPLE_BOARD, width: 300 }),
      drawInThread({ kind: 'svg', svg: square }),
      drawInThread({ kind: 'svg', svg: square, width: 40 }),
    ]);
    expect(orders.map(({ width }) => width)).toEqual([300, 20, 40]);
    for (const { png } of orders) expect(png.subarray(1, 4).toString()).toBe('PNG');
  });

  it('tells why something cannot be drawn, and draws the next', async () => {
    const crowd = { ...SAMPLE_BOARD, seats: Array(7).fill(SAMPLE_BOARD.seats[0]) };
    await expect(drawInThread({ kind: 'board', model: crowd, width: 300 })).rejects.toThrow(
      'one to 6 seats, not 7',
    );
    await expect(drawInThread({ kind: 'svg', svg: '<svg' })).rejects.toThrow();
    expect((await drawInThread({ kind: 'svg', svg: square })).height).toBe(10);
  });

  it('lets the program end before what is ordered is drawn, once it was released', async () => {
    const ordersAndEnds = `
      import { drawInThread, releasePictures } from '${new URL('../../../src/render/picture/pictures.ts', import.meta.url)}';
      void drawInThread({ kind: 'svg', svg: '${square}' }).then(() => console.log('drawn'));
      releasePictures();
      void drawInThread({ kind: 'svg', svg: '${square}' }).then(() => console.log('drawn'));
    `;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      ordersAndEnds,
    ]);
    expect(stdout).toBe('');
  });
});
