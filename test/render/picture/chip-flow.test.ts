import { describe, expect, it } from 'vitest';
import type { Chip } from '../../../src/render/picture/badge.ts';
import { flowChips } from '../../../src/render/picture/chip-flow.ts';

const chip = (name: string, width: number): Chip => ({
  width,
  height: 40,
  draw: (x, y) => `[${name} ${x},${y}]`,
});
const box = { x: 10, y: 20, width: 200, height: 90 };

describe('chips in rows', () => {
  it('wrap to the next row and report their height', () => {
    const flow = flowChips([chip('a', 120), chip('b', 60), chip('c', 100)], box, 10);
    expect(flow).toEqual({ svg: '[a 10,20][b 140,20][c 10,70]', height: 90, complete: true });
  });

  it('end with a count of those that found no room', () => {
    const flow = flowChips(
      ['a', 'b', 'c', 'd'].map((name) => chip(name, 150)),
      box,
      10,
    );
    expect(flow.complete).toBe(false);
    expect(flow.svg).toMatch(/^\[a 10,20\].*aria-label="\+3"/);
  });

  it('take no room when there are none, and draw nothing where nothing fits', () => {
    expect(flowChips([], box, 10)).toEqual({ svg: '', height: 0, complete: true });
    expect(flowChips([chip('a', 50)], { ...box, height: 5 }, 10)).toEqual({
      svg: '',
      height: 0,
      complete: false,
    });
  });
});
