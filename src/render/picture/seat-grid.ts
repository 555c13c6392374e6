/** Three to six seats in two or three columns: by team if there are teams, else in the order of the seats. */
import type { Seat } from '../../engine/index.ts';
import type { TeamModel } from './board-model.ts';
import type { Box } from './svg.ts';

export interface GridSeat {
  readonly seat: Seat;
  readonly size: 'large' | 'small' | 'fallen';
}

export interface SeatGrid {
  readonly height: number;
  /** In the order of the seats given. */
  readonly seats: readonly Box[];
  /** In the order of the teams given. */
  readonly teams: readonly (Box | null)[];
}

const GAP = 12;
/** A shared dial above a team's column. */
const BAR = 66;
/** A shared dial at the left of a team's row. */
const GUTTER = 142;
/** The least height of rows, and of rows in which all seats are defeated. */
const SMALLEST = 146;
const FALLEN = 74;
const LARGE = 300;
/** Total height by the number of rows. */
const HEIGHTS = [0, 300, 612, 804, 932, 1080, 1228];

/** Seats in one row, as many as there are columns at most. */
interface Row {
  readonly seats: readonly GridSeat[];
  readonly team: number | null;
}

/** Where the seats go: the left and upper edge, the width, and the most seats in a row. */
interface Place extends Pick<Box, 'x' | 'y' | 'width'> {
  readonly most: Columns;
}

type Columns = 2 | 3;

/**
 * @param teams those without seats of this table are left out
 * @param most the most columns; a panel needs 500 of the width
 */
export function seatGrid(
  seats: readonly GridSeat[],
  teams: readonly TeamModel[],
  at: Pick<Box, 'x' | 'y' | 'width'>,
  most: Columns = 2,
): SeatGrid {
  const place = { ...at, most };
  const members = teams.map((team) => seats.filter(({ seat }) => team.seats.includes(seat)));
  if (members.flat().length !== seats.length) return alone(seats, teams, place);
  const isByColumn = teams.length === 2 ? most === 2 || areSmall(members) : teams.length === most;
  return isByColumn ? columns(seats, teams, members, place) : bands(seats, teams, members, place);
}

/** Whether no team needs more than two rows. */
function areSmall(members: readonly (readonly GridSeat[])[]): boolean {
  return members.every(({ length }) => length <= 2);
}

function alone(seats: readonly GridSeat[], teams: readonly TeamModel[], at: Place): SeatGrid {
  const rows = inRows(seats, null, at.most);
  const tops = rowTops(rows);
  const places = placeRows(rows, tops, at);
  return {
    height: heightOf(rows.length),
    seats: inOrder(seats, places),
    teams: teams.map(() => null),
  };
}

/** As many teams as columns: a column for each, with the shared dial above it. Whoever is alone in a team has the whole column. */
function columns(
  seats: readonly GridSeat[],
  teams: readonly TeamModel[],
  members: readonly (readonly GridSeat[])[],
  at: Place,
): SeatGrid {
  const bar = teams.some(({ dial }) => dial !== null) ? BAR + GAP : 0;
  const count = Math.max(...members.map((column) => column.length));
  const isAlone = (column: readonly GridSeat[]) => column.length === 1 && count > 1;
  const rows = Array.from({ length: count }, (_, row): Row => {
    const across = members.flatMap((column) => (isAlone(column) ? [] : (column[row] ?? [])));
    return { seats: across, team: null };
  });
  const tops = rowTops(rows);
  const places = new Map<number, Box>();
  for (const [column, those] of members.entries()) {
    for (const [row, { seat }] of those.entries()) {
      const { y, height } = tops[row] ?? { y: 0, height: 0 };
      const own = isAlone(those) ? heightOf(count) : height;
      places.set(seat, { ...part(at, column, members.length), y: at.y + bar + y, height: own });
    }
  }
  return {
    height: bar + heightOf(count),
    seats: inOrder(seats, places),
    teams: teams.map(({ dial }, column) =>
      dial ? { ...part(at, column, teams.length), y: at.y, height: BAR } : null,
    ),
  };
}

/** Other numbers of teams: a row for each, or more rows for larger teams; the shared dial at the left. */
function bands(
  seats: readonly GridSeat[],
  teams: readonly TeamModel[],
  members: readonly (readonly GridSeat[])[],
  at: Place,
): SeatGrid {
  const gutter = teams.some(({ dial }) => dial !== null) ? GUTTER + GAP : 0;
  const rows = members.flatMap((those, team) => inRows(those, team, at.most));
  const tops = rowTops(rows);
  const right = { ...at, x: at.x + gutter, width: at.width - gutter };
  return {
    height: heightOf(rows.length),
    seats: inOrder(seats, placeRows(rows, tops, right)),
    teams: teams.map(({ dial }, team) => {
      const own = tops.filter((_, row) => rows[row]?.team === team);
      const [first] = own;
      const last = own.at(-1);
      if (!dial || !first || !last) return null;
      return { x: at.x, y: at.y + first.y, width: GUTTER, height: last.y + last.height - first.y };
    }),
  };
}

/** Rows as full as possible, and with more than two columns as even as possible. */
function inRows(seats: readonly GridSeat[], team: number | null, most: Columns): Row[] {
  const rows = Math.ceil(seats.length / most);
  const each = most === 2 ? most : Math.ceil(seats.length / rows);
  return Array.from({ length: rows }, (_, row) => ({
    seats: seats.slice(row * each, row * each + each),
    team,
  }));
}

function placeRows(
  rows: readonly Row[],
  tops: readonly { readonly y: number; readonly height: number }[],
  at: Pick<Box, 'x' | 'y' | 'width'>,
): Map<number, Box> {
  const places = new Map<number, Box>();
  for (const [row, { seats }] of rows.entries()) {
    const { y, height } = tops[row] ?? { y: 0, height: 0 };
    for (const [column, { seat }] of seats.entries()) {
      // Whoever is alone in a row has all of it.
      const across = part(at, column, seats.length);
      places.set(seat, { ...across, y: at.y + y, height });
    }
  }
  return places;
}

/** One of so many equal parts of the width. */
function part({ x, y, width }: Pick<Box, 'x' | 'y' | 'width'>, column: number, parts: number): Box {
  const each = (width - GAP * (parts - 1)) / parts;
  return { x: x + column * (each + GAP), y, width: each, height: 0 };
}

function inOrder(seats: readonly GridSeat[], places: ReadonlyMap<number, Box>): Box[] {
  return seats.flatMap(({ seat }) => places.get(seat) ?? []);
}

function heightOf(rows: number): number {
  return HEIGHTS[rows] ?? 0;
}

/** Every row gets its least height; then rows with fighting seats grow, then the others. */
function rowTops(rows: readonly Row[]): { readonly y: number; readonly height: number }[] {
  const has = (row: Row, size: GridSeat['size']) => row.seats.some((seat) => seat.size === size);
  const living = rows.map((row) => has(row, 'large') || has(row, 'small'));
  const fighting = rows.map((row, i) => (rows.length <= 2 ? living[i] === true : has(row, 'large')));
  const heights: number[] = living.map((is) => (is ? SMALLEST : FALLEN));
  let rest =
    heightOf(rows.length) - GAP * (rows.length - 1) - heights.reduce((sum, height) => sum + height, 0);
  for (const [grow, most] of [
    [fighting, LARGE],
    [living, LARGE],
    [living, Number.POSITIVE_INFINITY],
    [rows.map(() => true), Number.POSITIVE_INFINITY],
  ] as const) {
    const growing = heights.flatMap((height, i) => (grow[i] === true && height < most ? [i] : []));
    if (growing.length === 0) continue;
    const share = rest / growing.length;
    for (const i of growing) {
      const height = heights[i] ?? 0;
      const more = Math.min(share, most - height);
      heights[i] = height + more;
      rest -= more;
    }
  }
  let y = 0;
  return heights.map((height) => {
    const top = y;
    y += height + GAP;
    return { y: top, height };
  });
}
