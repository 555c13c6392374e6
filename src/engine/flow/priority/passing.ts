/**
 * "Pass for this attack" and "pass for this turn": a pass that also answers later questions, until the Attack or turn
 * is over, damage to the seat becomes lethal, or the Attack on it becomes undefendable.
 */

import { targetAt } from '../../core/attack.ts';
import { type Game, heroSeatOf, poolOf } from '../../core/game.ts';
import { damageComing } from '../../evaluation/damage/coming.ts';
import type { PassingUntil } from '../../model/orders.ts';

/** Starts such a pass. Does nothing if the question is neither a window nor the one for a defence. */
export function beginPassing(game: Game, seat: number, until: PassingUntil): void {
  const kind = game.lane.pending?.kind;
  if (kind !== 'window' && kind !== 'defend') return;
  if (until === 'attack' && !game.lane.rollPhase) return;
  const state = heroSeatOf(game, seat);
  state.orders = {
    ...state.orders,
    passing: { until, lethal: isLethal(game, seat), undefendable: isMadeUndefendable(game, seat) },
  };
}

/** Whether such a pass holds for the seat: damage has not become lethal, nor the Attack undefendable, since. */
export function isPassing(game: Game, seat: number): boolean {
  const { passing } = heroSeatOf(game, seat).orders;
  if (!passing) return false;
  if (isLethal(game, seat) && !passing.lethal) return false;
  return passing.undefendable || !isMadeUndefendable(game, seat);
}

function isLethal(game: Game, seat: number): boolean {
  return damageComing(game, seat) >= poolOf(game, seat).health;
}

function isMadeUndefendable(game: Game, seat: number): boolean {
  return targetAt(game.lane.rollPhase, seat)?.undefendable ?? false;
}
