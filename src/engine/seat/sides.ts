/** Things of a seat that can be turned over: its board, its companions. */
import { type Game, heroOf, seatOf, tokenCount } from '../game.ts';
import type { Seat } from '../ids.ts';
import { isToken, tokenById } from '../registry.ts';
import type { Side } from '../vocabulary/side.ts';

/** The name of the board among the things that can be turned over; the others go by the id of their token. */
export const BOARD = 'board';

/** The sides of a thing, in front the one that lies up at the start; none of what is not there or cannot turn. */
function sidesOf(game: Game, seat: Seat, thing: string): readonly Side[] {
  if (thing === BOARD) return heroOf(game, seat).sides ?? [];
  return isToken(thing) && tokenCount(game, seat, thing) > 0 ? (tokenById(thing).sides ?? []) : [];
}

/** The side of a thing of a seat that lies up now; null where it has no sides. */
export function sideUp(game: Game, seat: Seat, thing: string): Side | null {
  const sides = sidesOf(game, seat, thing);
  const turned = seatOf(game, seat).sides?.[thing];
  return sides.find(({ id }) => id === turned) ?? sides[0] ?? null;
}

/**
 * Turns a thing so that a side lies up; nothing happens where it does already or there is no such side.
 * @returns whether it was turned
 */
export function turnTo(game: Game, seat: Seat, thing: string, side: string): boolean {
  if (sideUp(game, seat, thing)?.id === side) return false;
  if (!sidesOf(game, seat, thing).some(({ id }) => id === side)) return false;
  const state = seatOf(game, seat);
  state.sides = { ...state.sides, [thing]: side };
  game.events.push({ e: 'turned', seat, thing, side });
  return true;
}
