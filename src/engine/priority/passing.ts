/**
 * "Pass for this attack" and "pass for this turn": a pass that also answers what follows, until the Attack or
 * turn is over or something public happens that concerns who gave it.
 */
import { targetAt } from '../attack.ts';
import { type Game, heroSeatOf, poolOf } from '../game.ts';
import { damageComing } from '../plays/relevance.ts';
import type { Passing, PassingUntil } from './orders.ts';

/**
 * Notes that the seat passes from here on; outside of an Attack's questions or a window, nothing is noted.
 */
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

/** Whether the seat passes still: neither has damage become lethal nor its Attack undefendable since. */
export function isPassing(game: Game, seat: number): boolean {
  const { passing } = heroSeatOf(game, seat).orders;
  if (!passing) return false;
  if (isLethal(game, seat) && !passing.lethal) return false;
  return passing.undefendable || !isMadeUndefendable(game, seat);
}

/** The Attack or turn is over: whoever passed for it is asked again. */
export function endPassing(game: Game, over: readonly Passing['until'][]): void {
  for (const index of game.lane.seats) {
    const seat = heroSeatOf(game, index);
    if (!seat.orders.passing || !over.includes(seat.orders.passing.until)) continue;
    const { passing: _, ...orders } = seat.orders;
    seat.orders = orders;
  }
}

function isLethal(game: Game, seat: number): boolean {
  return damageComing(game, seat) >= poolOf(game, seat).health;
}

function isMadeUndefendable(game: Game, seat: number): boolean {
  return targetAt(game.lane.rollPhase, seat)?.undefendable ?? false;
}
