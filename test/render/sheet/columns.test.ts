import { describe, expect, it } from 'vitest';
import { columnHeight, twoColumns } from '../../../src/render/sheet/columns.ts';

describe('two columns', () => {
  it('are as even as can be, in order', () => {
    expect(twoColumns([100, 60, 50, 90], 10)).toEqual({ left: [0, 2], right: [1, 3], height: 160 });
  });

  it('hold nothing and one thing', () => {
    expect(twoColumns([], 10)).toEqual({ left: [], right: [], height: 0 });
    expect(twoColumns([70], 10)).toEqual({ left: [0], right: [], height: 70 });
  });

  it('hold many more than can be tried', () => {
    const heights = Array.from({ length: 30 }, (_, i) => 40 + ((i * 37) % 90));
    const { left, right, height } = twoColumns(heights, 10);
    expect([...left, ...right].sort((a, b) => a - b)).toEqual([...heights.keys()]);
    const lower = Math.min(columnHeight(left, heights, 10), columnHeight(right, heights, 10));
    expect(height - lower).toBeLessThan(140);
  });
});
