/** Boards and companions with several sides. */

import type { Seat } from '../../model/ids.ts';
import type { Side } from '../../vocabulary/side.ts';
import { type Game, heroOf, seatOf, tokenCount } from '../game.ts';
import { isToken, tokenById } from '../registry.ts';

/** The key of the board in `CombatantState.sides`; companions use the id of their token. */
export const BOARD = 'board';

/** The sides of a thing, the initial one first; empty if the seat does not have it or it cannot be turned over. */
function sidesOf(game: Game, seat: Seat, thing: string): readonly Side[] {
  if (thing === BOARD) return heroOf(game, seat).sides ?? [];
  return isToken(thing) && tokenCount(game, seat, thing) > 0 ? (tokenById(thing).sides ?? []) : [];
}

/** The side of a thing that faces up now; null if it has no sides. */
export function sideUp(game: Game, seat: Seat, thing: string): Side | null {
  const sides = sidesOf(game, seat, thing);
  const turned = seatOf(game, seat).sides?.[thing];
  return sides.find(({ id }) => id === turned) ?? sides[0] ?? null;
}

/**
 * Turns a thing to a side. Does nothing if that side faces up already or does not exist.
 * @param thing `board` or the id of a companion
 * @returns whether it was turned
 */
export function turnOverTo(game: Game, seat: Seat, thing: string, side: string): boolean {
  if (sideUp(game, seat, thing)?.id === side) return false;
  if (!sidesOf(game, seat, thing).some(({ id }) => id === side)) return false;
  const state = seatOf(game, seat);
  state.sides = { ...state.sides, [thing]: side };
  game.events.push({ e: 'turned', seat, thing, side });
  return true;
}
