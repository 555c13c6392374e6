/** Relations between seats: opponents, team-mates, neighbours. */

import type { Seat } from '../../model/ids.ts';
import type { Relation } from '../../vocabulary/amount.ts';
import { engagedWith } from '../crawl/party.ts';
import { type Game, presentFrom, seatOf } from '../game.ts';
import { modeOf } from '../modes/mode.ts';

/** Whether two seats belong to different teams. */
export function areOpponents(game: Game, a: Seat, b: Seat): boolean {
  return seatOf(game, a).team !== seatOf(game, b).team;
}

/** Opponents of a seat who are still in the game, in turn order from that seat. */
export function opponentsOf(game: Game, seat: Seat): Seat[] {
  return presentFrom(game, seat).filter((other) => areOpponents(game, seat, other));
}

/** The only opponent still in the game; null if there are several or none. */
export function soleOpponent(game: Game, seat: Seat): Seat | null {
  const [only, ...others] = opponentsOf(game, seat);
  return only !== undefined && others.length === 0 ? only : null;
}

/**
 * The seats still in the game that have a relation to a seat, in turn order.
 * @param first the seat at which the turn order begins; the active player if left out
 */
export function relatedTo(
  game: Game,
  seat: Seat,
  relation: Relation,
  first: Seat = game.lane.turn.active,
): Seat[] {
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
    case 'engaged': {
      if (!game.state.crawl) return order.filter((other) => areOpponents(game, seat, other));
      const foes = engagedWith(game, seat);
      return order.filter((other) => foes.includes(other));
    }
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
 * The seats next to a seat.
 * @param sitting the seats still in the game and the seat itself, in clockwise seating order
 * @returns the left neighbour, then the right one; one seat if they are the same, none if the seat is alone
 */
export function besideIn(sitting: readonly Seat[], seat: Seat): Seat[] {
  const at = sitting.indexOf(seat);
  const others = [...sitting.slice(at + 1), ...sitting.slice(0, at)];
  return [...new Set([...others.slice(0, 1), ...others.slice(-1)])];
}
