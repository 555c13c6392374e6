/**
 * Coordinates of map spaces. Maps are rows of pointy-top hexes; every second row (second, fourth, ...) is shifted right
 * by half a hex. Distances use axial coordinates, in which the six directions are the same everywhere.
 */

/** A column letter and a row number from the upper left: `B4` is the second hex of the fourth row. */
export type SpaceId = string;

/** Column and row, both from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Axial coordinates: `q` increases to the right, `r` downwards to the right. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The maximum number of columns, as one letter names a column. */
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
 * Returns the label of a place.
 * @throws RangeError outside of 26 columns and 20 rows
 */
export function labelOf({ column, row }: Place): SpaceId {
  if (!isOnPaper({ column, row })) throw new RangeError(`column ${column}, row ${row} has no label`);
  return `${String.fromCharCode(FIRST_LETTER + column)}${row + 1}`;
}

/** Returns the place with this label, in upper or lower case; null when the label is invalid. */
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

/** Returns the distance between two places, ignoring obstacles. */
export function distance(from: Place, to: Place): number {
  const a = axialOf(from);
  const b = axialOf(to);
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Returns the adjacent places, clockwise from the right, without places outside of 26 columns and 20 rows. */
export function besidePlace(place: Place): Place[] {
  const { q, r } = axialOf(place);
  return DIRECTIONS.map((step) => placeAt({ q: q + step.q, r: r + step.r })).filter(isOnPaper);
}

/** Compares two places in reading order, row by row from the top; negative when `a` comes first. */
export function inReadingOrder(a: Place, b: Place): number {
  return a.row - b.row || a.column - b.column;
}

function isOnPaper({ column, row }: Place): boolean {
  return column >= 0 && column < MOST_COLUMNS && row >= 0 && row < MOST_ROWS;
}
