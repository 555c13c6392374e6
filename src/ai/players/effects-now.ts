import type { Effect } from '../../engine/definitions.ts';
import type { GameView } from '../../engine/index.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import { factsOf } from './table-facts.ts';

/**
 * What running an effect list of `seat` now would be worth to that seat, in points of damage on a healthy
 * opponent. Fresh dice are averaged, choices are made by whoever makes them; effects that change dice in play
 * count nothing.
 */
export function worthOfEffects(view: GameView, seat: number, effects: readonly Effect[]): number {
  return worthOfList(evalContextOf(factsOf(view), PRICES, seat, seat, { holder: seat }), effects);
}
