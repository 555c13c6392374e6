import { describe, expect, it } from 'vitest';
import { spaceAt, spacesWhere, zoneOf } from '../../../../src/engine/core/mission/hex/map.ts';
import { parseMap } from '../../../../src/engine/core/mission/hex/parse-map.ts';
import { mapFromDrawing } from './drawn-map.ts';

const problemsOf = (...[rows, words]: Parameters<typeof parseMap>) => {
  const parsed = parseMap(rows, words);
  return 'problems' in parsed ? parsed.problems : [];
};

describe('a drawn map', () => {
  const map = mapFromDrawing(['E . b -', ' ? g1 # X', 'p 6 T .'], {
    legend: { T: { boost: true, zones: ['track'] } },
    panels: ['g', 'm'],
  });

  it('has a space for each mark but those of holes', () => {
    expect(map.spaces.map(({ id }) => id)).toEqual([
      ...['A1', 'B1', 'C1'],
      ...['A2', 'B2', 'C2', 'D2'],
      ...['A3', 'B3', 'C3', 'D3'],
    ]);
    expect([map.columns, map.rows]).toEqual([4, 3]);
  });

  it('says what lies where', () => {
    const marks = Object.fromEntries(map.spaces.map(({ id, mark }) => [id, mark]));
    expect(marks).toEqual({
      A1: { entry: true },
      B1: {},
      C1: { boost: true },
      A2: { mystery: true },
      B2: { figure: { panel: 'g', figure: 1 } },
      C2: { blocked: true },
      D2: { exit: true },
      A3: { plot: 1 },
      B3: { number: 6 },
      C3: { boost: true, zones: ['track'] },
      D3: {},
    });
  });

  it('has no borders over holes', () => {
    expect(spaceAt(map, 'D2').beside).toEqual(['D3', 'C2']);
    expect(spaceAt(map, 'C1').beside).toEqual(['C2', 'B2', 'B1']);
  });

  it('finds spaces by mark and by zone', () => {
    expect(spacesWhere(map, ({ boost }) => boost ?? false)).toEqual(['C1', 'C3']);
    expect(zoneOf(map, 'track')).toEqual(['C3']);
    expect(zoneOf(map, 'moat')).toEqual([]);
  });

  it('refuses to tell of a space that it has not', () => {
    expect(() => spaceAt(map, 'D1')).toThrow('the map has no space D1');
  });
});

describe('what is wrong with a drawn map', () => {
  it('is told with row and column', () => {
    expect(problemsOf(['. .', '. k'])).toEqual([
      {
        row: 2,
        column: 2,
        reason: 'is marked "k", which means nothing; marks here are - 1 2 3 4 5 6 . # E X b ? p',
      },
    ]);
  });

  it('names figures whose panel is missing', () => {
    const [problem] = problemsOf(['g1 m1'], { panels: ['g'] });
    expect(problem).toMatchObject({ row: 1, column: 2 });
    expect(problem?.reason).toContain('? p g1');
  });

  it('names a figure whose spaces do not hang together', () => {
    expect(problemsOf(['g1 . g1'], { panels: ['g'] })).toEqual([
      {
        row: 1,
        column: 1,
        reason:
          'has g1, which also stands on C1 without a border between; give each figure a number of its own',
      },
    ]);
  });

  it('names rows that are too long and too many', () => {
    expect(problemsOf([Array(27).fill('.').join(' ')])).toEqual([
      { row: 1, column: 0, reason: 'has 27 marks; a row has 26 at most' },
    ]);
    expect(problemsOf(Array(21).fill('.'))).toEqual([
      { row: 21, column: 0, reason: 'is beyond the 20 rows that a map may have' },
    ]);
  });

  it('names a map without spaces', () => {
    expect(problemsOf(['- -', ' -'])).toEqual([
      { row: 1, column: 0, reason: 'has no space; a map has one at least' },
    ]);
    expect(problemsOf([])).toHaveLength(1);
  });
});
