/**
 * Reads a map from its rows as they are drawn in a mission's definition: marks parted by blanks, one a hex. The
 * blanks in front of a shifted row are for the eye only.
 */
import { figuresOf } from './figures.ts';
import { type HexMap, hexMap, type SpaceMark } from './map.ts';
import { MOST_COLUMNS, MOST_ROWS, type Place } from './space.ts';

export interface MapProblem {
  /** Row and column, each from 1, as the author counts them; column 0 is the row as a whole. */
  readonly row: number;
  readonly column: number;
  /** What is wrong there: a sentence without its subject. */
  readonly reason: string;
}

export interface MapWords {
  /** Marks of this map beyond the fixed ones. */
  readonly legend?: Readonly<Record<string, SpaceMark>>;
  /** What panels are marked with: a figure's mark is one of these and its number, such as `g1`. */
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

/** The marks that mean the same on every map. */
export const FIXED_MARKS: readonly string[] = [HOLE, ...Object.keys(FIXED)];

/**
 * The map, or all that is wrong with its rows.
 * @param rows from the top; where one has fewer marks than another the rest of it are holes
 */
export function parseMap(
  rows: readonly string[],
  words: MapWords = {},
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

/** What a mark means on this map; undefined when it means nothing. */
function meaningOf(mark: string, { legend = {}, panels = [] }: MapWords): SpaceMark | undefined {
  if (Object.hasOwn(legend, mark)) return legend[mark];
  if (Object.hasOwn(FIXED, mark)) return FIXED[mark];
  const [, panel, figure] = /^([a-z]+)([1-9]\d?)$/.exec(mark) ?? [];
  if (panel === undefined || !panels.includes(panel)) return undefined;
  return { figure: { panel, figure: Number(figure) } };
}

function unknownMark(mark: string, { legend = {}, panels = [] }: MapWords): string {
  const known = [...FIXED_MARKS, ...Object.keys(legend), ...panels.map((panel) => `${panel}1`)];
  return `is marked ${JSON.stringify(mark.slice(0, 12))}, which means nothing; marks here are ${known.join(' ')}`;
}

function tooLarge(row: number, columns: number): string | null {
  if (row >= MOST_ROWS) return `is beyond the ${MOST_ROWS} rows that a map may have`;
  if (columns > MOST_COLUMNS) return `has ${columns} marks; a row has ${MOST_COLUMNS} at most`;
  return null;
}

/** A figure that covers several spaces stands on spaces that hang together. */
function scatteredFigures(map: HexMap): MapProblem[] {
  return figuresOf(map).flatMap(({ panel, figure, spaces, isWhole }) => {
    const place = map.byId.get(spaces[0] ?? '')?.place;
    if (isWhole || !place) return [];
    const reason = `has ${panel}${figure}, which also stands on ${spaces.slice(1).join(', ')} without a border between; give each figure a number of its own`;
    return [{ row: place.row + 1, column: place.column + 1, reason }];
  });
}
