/** How seats stand to one another: who is on whose side, and who sits where. */
import { type Game, seatOf, seatsFrom } from '../game.ts';

/** Whether two seats are on opposite sides. */
export function areOpponents(game: Game, a: number, b: number): boolean {
  return seatOf(game, a).team !== seatOf(game, b).team;
}

/** Opponents of a seat who are still in the game, in turn order. */
export function opponentsOf(game: Game, seat: number): number[] {
  return seatsFrom(game, seat).filter((other) => areOpponents(game, seat, other));
}

/** The only opponent left, where there is but one. */
export function soleOpponent(game: Game, seat: number): number | null {
  const [only, ...others] = opponentsOf(game, seat);
  return only !== undefined && others.length === 0 ? only : null;
}
