/**
 * Where a space of a mission's map lies. Maps are rows of pointy-topped hexes; the second, fourth, ... row is shifted
 * right by half a hex. Distances are worked out in axial coordinates, in which the six directions are the same
 * everywhere.
 */

/** A column letter and a row number, counted from the upper left: `B4` is the second hex of the fourth row. */
export type SpaceId = string;

/** Column and row, each from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Axial coordinates: `q` grows to the right, `r` downwards to the right. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** A column is named by one letter. */
export const MOST_COLUMNS = 26;
export const MOST_ROWS = 20;

/** Clockwise from the right. */
const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const FIRST_LETTER = 'A'.charCodeAt(0);

/**
 * The label of a place.
 * @throws RangeError outside of 26 columns and 20 rows
 */
export function labelOf({ column, row }: Place): SpaceId {
  if (!isOnPaper({ column, row })) throw new RangeError(`column ${column}, row ${row} has no label`);
  return `${String.fromCharCode(FIRST_LETTER + column)}${row + 1}`;
}

/** The place with this label in either case, or null when it is no label. */
export function placeOf(label: string): Place | null {
  const [, letter, number] = /^([A-Za-z])([1-9]\d?)$/.exec(label) ?? [];
  if (letter === undefined || number === undefined) return null;
  const place = { column: letter.toUpperCase().charCodeAt(0) - FIRST_LETTER, row: Number(number) - 1 };
  return isOnPaper(place) ? place : null;
}

export function axialOf({ column, row }: Place): Axial {
  return { q: column - Math.floor(row / 2), r: row };
}

export function placeAt({ q, r }: Axial): Place {
  return { column: q + Math.floor(r / 2), row: r };
}

/** Steps between two places where nothing is in the way. */
export function distance(from: Place, to: Place): number {
  const a = axialOf(from);
  const b = axialOf(to);
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The places that share a border with this one, clockwise from the right; none left of column A or above row 1. */
export function besidePlace(place: Place): Place[] {
  const { q, r } = axialOf(place);
  return DIRECTIONS.map((step) => placeAt({ q: q + step.q, r: r + step.r })).filter(isOnPaper);
}

/** Reading order: left to right, row by row from the top; negative when `a` comes first. */
export function inReadingOrder(a: Place, b: Place): number {
  return a.row - b.row || a.column - b.column;
}

function isOnPaper({ column, row }: Place): boolean {
  return column >= 0 && column < MOST_COLUMNS && row >= 0 && row < MOST_ROWS;
}
