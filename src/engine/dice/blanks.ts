/** Values that are blank on the dice of a seat: they count as no value and no symbol (rule: hex, R366). */
import type { Game } from '../game.ts';
import { inForce, isInForce } from '../standing/in-force.ts';
import type { DieFace, DieValue } from './requirement.ts';

/** Whether dice of a seat cannot show a value now (R367). */
export function isBlank(game: Game, seat: number, value: DieValue): boolean {
  return (
    isInForce(game, seat, 'dice') &&
    inForce(game, seat, 'dice').some(({ modifier }) => modifier.blank === value)
  );
}

/** Dice of a seat as they count. */
export function facesFor(game: Game, seat: number, dice: readonly DieFace[]): readonly DieFace[] {
  if (!isInForce(game, seat, 'dice')) return dice;
  return dice.map((die) => (die !== null && isBlank(game, seat, die) ? null : die));
}
