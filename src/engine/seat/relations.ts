/** How seats stand to one another: who is on whose side, and who sits where. */
import { type Game, presentFrom, seatOf } from '../game.ts';
import { modeOf } from '../modes/mode.ts';
import type { Relation } from '../vocabulary/amount.ts';

/** Whether two seats are on opposite sides. */
export function areOpponents(game: Game, a: number, b: number): boolean {
  return seatOf(game, a).team !== seatOf(game, b).team;
}

/** Opponents of a seat who are still in the game, in turn order from that seat. */
export function opponentsOf(game: Game, seat: number): number[] {
  return presentFrom(game, seat).filter((other) => areOpponents(game, seat, other));
}

/** The only opponent left, where there is but one. */
export function soleOpponent(game: Game, seat: number): number | null {
  const [only, ...others] = opponentsOf(game, seat);
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * Everybody still in the game who stands so to a seat.
 * @param first from whom they are counted in turn order; the active player unless another is named
 */
export function relatedTo(
  game: Game,
  seat: number,
  relation: Relation,
  first: number = game.lane.turn.active,
): number[] {
  const order = presentFrom(game, first);
  switch (relation) {
    case 'everyone':
      return order;
    case 'others':
      return order.filter((other) => other !== seat);
    case 'opponents':
      return order.filter((other) => areOpponents(game, seat, other));
    case 'team-mates':
      return order.filter((other) => other !== seat && !areOpponents(game, seat, other));
    case 'neighbours': {
      const { seats, mode } = game.state;
      const sitting = modeOf(mode)
        .clockwise(seats.length)
        .filter((other) => order.includes(other) || other === seat);
      const beside = besideIn(sitting, seat);
      return order.filter((other) => beside.includes(other));
    }
  }
}

/**
 * Who sits next to a seat.
 * @param sitting seats still in the game as they sit, clockwise, the seat itself among them
 * @returns the one on the left, then the one on the right; one where they are the same, none without others
 */
export function besideIn(sitting: readonly number[], seat: number): number[] {
  const at = sitting.indexOf(seat);
  const others = [...sitting.slice(at + 1), ...sitting.slice(0, at)];
  return [...new Set([...others.slice(0, 1), ...others.slice(-1)])];
}
