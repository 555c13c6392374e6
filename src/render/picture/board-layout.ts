import type { Box } from './svg.ts';

/** The picture's size in its own units; a phone shows it at a third of this or more. */
export const BOARD_SIZE = { width: 1200, height: 930 } as const;

/** No more seats than this fit in the picture. */
export const MOST_SEATS = 6;

const MARGIN = 14;
const GAP = 12;
const SEATS: Box = { x: MARGIN, y: 86, width: BOARD_SIZE.width - 2 * MARGIN, height: 394 };
const ARENA: Box = { x: MARGIN, y: 492, width: SEATS.width, height: 368 };

export interface BoardLayout {
  readonly ribbon: Box;
  readonly seats: readonly Box[];
  readonly prompt: Box;
}

/** Where everything goes for `seats` (1 to 6) seats. */
export function boardLayout(seats: number): BoardLayout {
  return {
    ribbon: { x: MARGIN, y: 14, width: SEATS.width, height: 60 },
    seats: seatBoxes(seats),
    prompt: { x: MARGIN, y: 870, width: SEATS.width, height: 48 },
  };
}

/** The two halves below the heroes: dice at the left, the ledger at the right. */
export function arenaHalves(): { readonly left: Box; readonly right: Box; readonly whole: Box } {
  const left = { ...ARENA, width: 580 };
  const right = { ...ARENA, x: ARENA.x + left.width + GAP, width: ARENA.width - left.width - GAP };
  return { left, right, whole: ARENA };
}

function seatBoxes(seats: number): Box[] {
  const columns = seats <= 2 ? Math.max(1, seats) : seats === 4 ? 2 : 3;
  const rows = Math.max(1, Math.ceil(seats / columns));
  const width = (SEATS.width - GAP * (columns - 1)) / columns;
  const height = (SEATS.height - GAP * (rows - 1)) / rows;
  return Array.from({ length: seats }, (_, i) => ({
    x: SEATS.x + (i % columns) * (width + GAP),
    y: SEATS.y + Math.floor(i / columns) * (height + GAP),
    width,
    height,
  }));
}
