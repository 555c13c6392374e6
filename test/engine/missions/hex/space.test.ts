import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axialOf,
  besidePlace,
  distance,
  inReadingOrder,
  labelOf,
  MOST_COLUMNS,
  MOST_ROWS,
  placeAt,
  placeOf,
} from '../../../../src/engine/core/mission/hex/space.ts';

const place = fc.record({
  column: fc.nat({ max: MOST_COLUMNS - 1 }),
  row: fc.nat({ max: MOST_ROWS - 1 }),
});

describe('labels', () => {
  it('name column and row from the upper left', () => {
    expect(labelOf({ column: 0, row: 0 })).toBe('A1');
    expect(labelOf({ column: 1, row: 3 })).toBe('B4');
    expect(labelOf({ column: 25, row: 19 })).toBe('Z20');
  });

  it('are read in either case', () => {
    expect(placeOf('b4')).toEqual({ column: 1, row: 3 });
  });

  it.each(['', 'B', '4', 'B0', 'B21', 'BB4', 'B4 ', 'Ä1', '4B'])('are not %j', (words) => {
    expect(placeOf(words)).toBeNull();
  });

  it('are not given outside of the paper', () => {
    expect(() => labelOf({ column: 26, row: 0 })).toThrow(RangeError);
    expect(() => labelOf({ column: 0, row: -1 })).toThrow(RangeError);
  });

  it('lead back to their place', () => {
    fc.assert(
      fc.property(place, (at) => {
        expect(placeOf(labelOf(at))).toEqual(at);
      }),
    );
  });
});

describe('places', () => {
  it('have six others beside them: those of the rows above and below to the left in an unshifted row', () => {
    expect(besidePlace({ column: 1, row: 2 }).map(labelOf)).toEqual(['C3', 'B4', 'A4', 'A3', 'A2', 'B2']);
  });

  it('have those to the right in a shifted row', () => {
    expect(besidePlace({ column: 1, row: 1 }).map(labelOf)).toEqual(['C2', 'C3', 'B3', 'A2', 'B1', 'C1']);
  });

  it('have none beyond the edges', () => {
    expect(besidePlace({ column: 0, row: 0 }).map(labelOf)).toEqual(['B1', 'A2']);
  });

  it('lead to axial coordinates and back', () => {
    fc.assert(
      fc.property(place, (at) => {
        expect(placeAt(axialOf(at))).toEqual(at);
      }),
    );
  });

  it('are beside one another both ways, at a distance of 1 and of nothing else', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const beside = besidePlace(a).some((other) => labelOf(other) === labelOf(b));
        expect(besidePlace(b).some((other) => labelOf(other) === labelOf(a))).toBe(beside);
        expect(distance(a, b) === 1).toBe(beside);
      }),
    );
  });

  it('are as far from one another as back, and no nearer over a third', () => {
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b)).toBeLessThanOrEqual(distance(a, c) + distance(c, b));
        expect(distance(a, a)).toBe(0);
      }),
    );
  });

  it('are read row by row', () => {
    const places = ['B2', 'A1', 'C1', 'A2'].map((label) => placeOf(label) ?? { column: 0, row: 0 });
    expect([...places].sort(inReadingOrder).map(labelOf)).toEqual(['A1', 'C1', 'A2', 'B2']);
  });
});
