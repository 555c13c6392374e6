import { describe, expect, it } from 'vitest';
import { cachedPicture, cachePicture } from '../../../src/render/picture/picture-cache.ts';

const MEGABYTE = 1_024 * 1_024;

/** Requests pictures by name; returns whether each had to be drawn. */
async function request(name: string, bytes: number, drawn = true): Promise<boolean> {
  let isDrawn = false;
  await cachedPicture({ kind: 'svg', svg: name }, () => {
    isDrawn = true;
    return Promise.resolve(drawn ? { png: Buffer.alloc(bytes), width: 1, height: 1 } : null);
  });
  return isDrawn;
}

describe('The cache of pictures', () => {
  it('keeps the least recently used ones up to a number of bytes', async () => {
    for (let n = 0; n < 200; n += 1) expect(await request(`small ${n}`, 1_024)).toBe(true);
    for (let n = 0; n < 200; n += 1) expect(await request(`small ${n}`, 1_024)).toBe(false);
    for (let n = 0; n < 20; n += 1) await request(`large ${n}`, MEGABYTE);
    expect(await request('large 0', MEGABYTE)).toBe(false);
    for (let n = 20; n < 43; n += 1) await request(`large ${n}`, MEGABYTE);
    expect(await request('large 0', MEGABYTE)).toBe(false);
    expect(await request('large 1', MEGABYTE)).toBe(true);
    expect(await request('small 0', 1_024)).toBe(true);
  });

  it('does not keep what was left out, and keeps what was drawn too late', async () => {
    expect(await request('left out', 10, false)).toBe(true);
    cachePicture({ kind: 'svg', svg: 'left out' }, { png: Buffer.alloc(10), width: 1, height: 1 });
    expect(await request('left out', 10)).toBe(false);
  });
});
