/** Seats that can take no action now. */

import { type Game, seatOf } from '../core/game.ts';
import { areOpponents } from '../core/seat/relations.ts';
import { isInForce } from '../core/standing/in-force.ts';
import { modifiersOfToken } from '../core/standing/registered.ts';
import type { Seat } from '../model/ids.ts';
import { predicted } from './evaluate.ts';

/** Whether an opponent's activated Ultimate locks the seat out of this Roll Phase (rule: ultimate-lockout). */
export function isLockedOut(game: Game, seat: Seat): boolean {
  const phase = game.lane.rollPhase;
  return phase?.activated?.ultimate === true && areOpponents(game, seat, phase.attack.attacker);
}

/** Whether a seat can take no action at all now: it is defeated, stunned, or locked out by an Ultimate. */
export function isBarred(game: Game, seat: Seat): boolean {
  if (seatOf(game, seat).defeated || isLockedOut(game, seat)) return true;
  return isInForce(game, seat, 'actions');
}

/**
 * Whether the activated ability will inflict a token that bars this seat from actions. The seat may not act in the
 * window before either (rule: stun, R156), except with a spend against a coming status effect (003, on the Treant).
 */
export function isAboutToBeBarred(game: Game, seat: Seat): boolean {
  return predicted(game).inflicted.some(
    (coming) => coming.seat === seat && modifiersOfToken(coming.token).actions.length > 0,
  );
}
