import type { BoardModel } from './board-model.ts';
import { type GridSeat, seatGrid } from './seat-grid.ts';
import { STRIKE_HEIGHT } from './strike-panel.ts';
import type { Box } from './svg.ts';

/** The picture's width in its own units; a phone shows it at a third of this or more. */
export const BOARD_WIDTH = 1200;

/** The width of the layout for a desktop: three panels of heroes beside each other. */
export const WIDE_WIDTH = 1812;

/** The most seats that fit into the picture. */
export const MAX_SEATS = 6;

const MARGIN = 14;
const GAP = 12;
const RIBBON = 60;
const SEATS_TOP = 86;
const DUEL_SEATS = 424;
/** Seats are lower while dice are on the table, so a phone shows the dice together with their buttons. */
const DUEL_SEATS_BESIDE_DICE = 194;
const DUEL_SEATS_ABOVE_STRIKE = 236;
/** Height with a ledger, and with dice only. */
const ARENA = 368;
const DICE = 300;
const PROMPT = 56;

/** The width of the picture, and the most panels beside each other. */
const TALL = { width: BOARD_WIDTH, columns: 2 } as const;
const WIDE = { width: WIDE_WIDTH, columns: 3 } as const;

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly ribbon: Box;
  /** In the order of the model's seats. */
  readonly seats: readonly Box[];
  /** In the order of the model's teams; null if a team has nothing to show. */
  readonly teams: readonly (Box | null)[];
  /** The area of dice and attack; null while there are neither. */
  readonly arena: Box | null;
  readonly prompt: Box;
}

/**
 * The layout of the picture. Its height depends on seats, teams and the kind of content (nothing, dice, an attack),
 * so the message does not change its height with every press. Fighting seats get more room than those that only
 * watch.
 */
export function boardLayout(
  model: Pick<BoardModel, 'seats' | 'teams' | 'activeSeat' | 'attack' | 'rolls' | 'strike' | 'layout'>,
): BoardLayout {
  const { seats, teams } = model;
  const { width, columns } = model.layout === 'wide' ? WIDE : TALL;
  const across = { x: MARGIN, width: width - 2 * MARGIN };
  const grid =
    seats.length <= 2
      ? duelSeats(model, across.width)
      : seatGrid(
          seats.map((seat) => gridSeat(seat, model)),
          teams,
          { ...across, y: SEATS_TOP },
          columns,
        );
  const under = SEATS_TOP + grid.height;
  const height = arenaHeight(model);
  const arena = height === 0 ? null : { ...across, y: under + GAP, height };
  const prompt = { ...across, y: arena ? arena.y + height + 10 : under + 10, height: PROMPT };
  return {
    width,
    height: prompt.y + PROMPT + GAP,
    ribbon: { ...across, y: MARGIN, height: RIBBON },
    seats: grid.seats,
    teams: grid.teams,
    arena,
    prompt,
  };
}

/** The two halves of the arena: dice at the left, the ledger at the right. */
export function arenaHalves(arena: Box): { readonly left: Box; readonly right: Box } {
  const left = { ...arena, width: (arena.width - GAP) / 2 };
  const right = { ...arena, x: arena.x + left.width + GAP, width: arena.width - left.width - GAP };
  return { left, right };
}

function gridSeat(
  { seat, defeated }: BoardModel['seats'][number],
  { activeSeat, attack }: Pick<BoardModel, 'activeSeat' | 'attack'>,
): GridSeat {
  const fights = seat === activeSeat || seat === attack?.attacker || attack?.targets.includes(seat);
  return { seat, size: defeated ? 'fallen' : fights ? 'large' : 'small' };
}

function arenaHeight({ attack, rolls, strike }: Pick<BoardModel, 'attack' | 'rolls' | 'strike'>): number {
  if (strike) return STRIKE_HEIGHT;
  if (attack) return ARENA;
  return rolls.length === 0 ? 0 : rolls.length === 1 ? DICE : ARENA;
}

function duelSeats(
  model: Pick<BoardModel, 'seats' | 'teams' | 'attack' | 'rolls' | 'strike'>,
  across: number,
) {
  const height = duelSeatHeight(model);
  return {
    height,
    seats: sideBySide(model.seats.length, height, across),
    teams: model.teams.map(() => null),
  };
}

function duelSeatHeight(model: Pick<BoardModel, 'attack' | 'rolls' | 'strike'>): number {
  if (model.strike) return DUEL_SEATS_ABOVE_STRIKE;
  return arenaHeight(model) === 0 ? DUEL_SEATS : DUEL_SEATS_BESIDE_DICE;
}

function sideBySide(seats: number, height: number, across: number): Box[] {
  const width = (across - GAP * (seats - 1)) / seats;
  return Array.from({ length: seats }, (_, i) => ({
    x: MARGIN + i * (width + GAP),
    y: SEATS_TOP,
    width,
    height,
  }));
}
