/**
 * Parses a map from the rows in a Mission definition: marks separated by blanks, one per hex. The leading blanks of a
 * shifted row are only for readability.
 */

import type { SpaceMark } from '../../../vocabulary/map.ts';
import { figuresOf } from './figures.ts';
import { type HexMap, hexMap } from './map.ts';
import { MOST_COLUMNS, MOST_ROWS, type Place } from './space.ts';

export interface MapProblem {
  /** Row and column as the author counts them, from 1; column 0 means the whole row. */
  readonly row: number;
  readonly column: number;
  /** The problem, as a sentence without its subject. */
  readonly reason: string;
}

export interface MapMarks {
  /** Marks of this map in addition to the fixed marks. */
  readonly legend?: Readonly<Record<string, SpaceMark>>;
  /** Panel marks. The mark of a figure is a panel mark with a number, such as `g1`. */
  readonly panels?: readonly string[];
}

const HOLE = '-';

const FIXED: Readonly<Record<string, SpaceMark>> = {
  '.': {},
  '#': { blocked: true },
  E: { entry: true },
  X: { exit: true },
  b: { boost: true },
  '?': { mystery: true },
  p: { plot: 1 },
  '1': { number: 1 },
  '2': { number: 2 },
  '3': { number: 3 },
  '4': { number: 4 },
  '5': { number: 5 },
  '6': { number: 6 },
};

/** The marks with the same meaning on every map. */
export const FIXED_MARKS: readonly string[] = [HOLE, ...Object.keys(FIXED)];

/**
 * Parses the map; returns all problems when the rows are invalid.
 * @param rows from the top; missing marks at the end of a shorter row are holes
 */
export function parseMap(
  rows: readonly string[],
  words: MapMarks = {},
): { readonly map: HexMap } | { readonly problems: readonly MapProblem[] } {
  const problems: MapProblem[] = [];
  const marked: { place: Place; mark: SpaceMark }[] = [];
  for (const [row, drawn] of rows.entries()) {
    const marks = drawn.split(/\s+/).filter((mark) => mark !== '');
    const sizeProblem = tooLarge(row, marks.length);
    if (sizeProblem !== null) problems.push({ row: row + 1, column: 0, reason: sizeProblem });
    for (const [column, mark] of marks.slice(0, MOST_COLUMNS).entries()) {
      if (mark === HOLE || row >= MOST_ROWS) continue;
      const meant = meaningOf(mark, words);
      if (meant) marked.push({ place: { column, row }, mark: meant });
      else problems.push({ row: row + 1, column: column + 1, reason: unknownMark(mark, words) });
    }
  }
  if (marked.length === 0 && problems.length === 0) {
    problems.push({ row: 1, column: 0, reason: 'has no space; a map has one at least' });
  }
  const map = hexMap(marked);
  problems.push(...scatteredFigures(map));
  return problems.length > 0 ? { problems } : { map };
}

/** Returns the meaning of a mark on this map; undefined for an unknown mark. */
function meaningOf(mark: string, { legend = {}, panels = [] }: MapMarks): SpaceMark | undefined {
  if (Object.hasOwn(legend, mark)) return legend[mark];
  if (Object.hasOwn(FIXED, mark)) return FIXED[mark];
  const [, panel, figure] = /^([a-z]+)([1-9]\d?)$/.exec(mark) ?? [];
  if (panel === undefined || !panels.includes(panel)) return undefined;
  return { figure: { panel, figure: Number(figure) } };
}

function unknownMark(mark: string, { legend = {}, panels = [] }: MapMarks): string {
  const known = [...FIXED_MARKS, ...Object.keys(legend), ...panels.map((panel) => `${panel}1`)];
  return `is marked ${JSON.stringify(mark.slice(0, 12))}, which means nothing; marks here are ${known.join(' ')}`;
}

function tooLarge(row: number, columns: number): string | null {
  if (row >= MOST_ROWS) return `is beyond the ${MOST_ROWS} rows that a map may have`;
  if (columns > MOST_COLUMNS) return `has ${columns} marks; a row has ${MOST_COLUMNS} at most`;
  return null;
}

/** Returns a problem for each figure whose spaces are not connected. */
function scatteredFigures(map: HexMap): MapProblem[] {
  return figuresOf(map).flatMap(({ panel, figure, spaces, isWhole }) => {
    const place = map.byId.get(spaces[0] ?? '')?.place;
    if (isWhole || !place) return [];
    const reason = `has ${panel}${figure}, which also stands on ${spaces.slice(1).join(', ')} without a border between; give each figure a number of its own`;
    return [{ row: place.row + 1, column: place.column + 1, reason }];
  });
}
