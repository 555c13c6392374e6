/** Blank values on the dice of a seat: they count as no value and no symbol (rule: hex, R366). */

import type { Seat } from '../../model/ids.ts';
import type { DieFace, DieValue } from '../../vocabulary/dice.ts';
import type { Game } from '../game.ts';
import { inForce, isInForce } from '../standing/in-force.ts';

/** Whether a value is blank on the dice of a seat now, so that no die can be set to it (R367). */
export function isBlank(game: Game, seat: Seat, value: DieValue): boolean {
  return (
    isInForce(game, seat, 'dice') &&
    inForce(game, seat, 'dice').some(({ modifier }) => modifier.blank === value)
  );
}

/** The faces of a seat's dice, with blank values replaced by null. */
export function facesFor(game: Game, seat: Seat, dice: readonly DieFace[]): readonly DieFace[] {
  if (!isInForce(game, seat, 'dice')) return dice;
  return dice.map((die) => (die !== null && isBlank(game, seat, die) ? null : die));
}
