/**
 * Reach in Missions: a melee attack or defence needs adjacent spaces, range costs momentum (rule: m-melee, m-range).
 * Other modes have no spaces, so all seats are in reach.
 */

import type { Seat } from '../../model/ids.ts';
import type { Game } from '../game.ts';
import { areBeside } from './board.ts';
import { changeMomentum, momentumOf, PRICE_OF_RANGE } from './momentum.ts';

/** Whether a hero can pay for range. */
export function canPayRange(game: Game, seat: Seat): boolean {
  return momentumOf(game, seat) >= PRICE_OF_RANGE;
}

/** Whether a seat can defend against an attacker: it is adjacent, or the seat can pay for range. */
export function canReachAttacker(game: Game, seat: Seat, attacker: Seat): boolean {
  if (!game.state.mission || seat >= game.state.seats.length) return true;
  return areBeside(game, seat, attacker) || canPayRange(game, seat);
}

/** Pays for range when the other seat is not adjacent. */
export function payForReach(game: Game, seat: Seat, other: Seat): void {
  if (game.state.mission && !areBeside(game, seat, other)) changeMomentum(game, seat, -PRICE_OF_RANGE);
}
