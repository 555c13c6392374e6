import { describe, expect, it } from 'vitest';
import { HexGrid } from '../../../../src/render/picture/mission/hex-geometry.ts';

const room = { x: 10, y: 20, width: 1000 };
const edges = (path: string) => path.split('M').length - 1;

describe('hexes in the picture', () => {
  const grid = new HexGrid(['A1', 'B1', 'A2', 'B2'], room, 100);

  it('are as large as allowed, in the middle of the room', () => {
    expect(grid.side).toBe(100);
    const { x } = grid.centre('A1');
    const right = grid.centre('B2').x;
    expect((x + right) / 2).toBeCloseTo(10 + 500);
  });

  it('get smaller where there are many columns', () => {
    const wide = new HexGrid(['A1', 'T1'], room, 100);
    expect(wide.side * Math.sqrt(3) * 20).toBeCloseTo(1000);
  });

  it('shift the second row right by half a hex', () => {
    const width = Math.sqrt(3) * grid.side;
    expect(grid.centre('A2').x - grid.centre('A1').x).toBeCloseTo(width / 2);
    expect(grid.centre('A2').y - grid.centre('A1').y).toBeCloseTo(1.5 * grid.side);
  });

  it('are outlined without the borders that they share', () => {
    expect(edges(grid.outline(['A1']))).toBe(6);
    expect(edges(grid.outline(['A1', 'B1']))).toBe(10);
    expect(edges(grid.outline(['A1', 'B1', 'A2']))).toBe(12);
    expect(edges(grid.outline(['A1', 'B2']))).toBe(12);
  });

  it('refuse what is no label', () => {
    expect(() => grid.centre('gate')).toThrow('gate is no space of a map');
  });
});
