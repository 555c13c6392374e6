import type { Effect } from '../../engine/definitions.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import { factsOf } from './table-facts.ts';

/**
 * Returns the worth to `seat` of running an effect list of that seat now, in points of damage to a healthy opponent.
 * Fresh dice are averaged and each choice takes the best option of the seat that decides. Effects that change dice in
 * play count as 0.
 */
export function worthOfEffects(view: GameView, seat: Seat, effects: readonly Effect[]): number {
  return worthOfList(evalContextOf(factsOf(view), PRICES, seat, seat, { holder: seat }), effects);
}
