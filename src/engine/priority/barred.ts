import { foreseen } from '../effects/evaluate.ts';
import { type Game, seatOf } from '../game.ts';
import { areOpponents } from '../seat/relations.ts';
import { isInForce } from '../standing/in-force.ts';
import { modifiersOfToken } from '../standing/registered.ts';

/** An activated Ultimate shuts its owner's opponents out until the roll phase is over (rule: ultimate-lockout). */
export function isLockedOut(game: Game, seat: number): boolean {
  const phase = game.lane.rollPhase;
  return phase?.activated?.ultimate === true && areOpponents(game, seat, phase.attack.attacker);
}

/** A seat that can take no action at all now: defeated, stunned, or shut out by an Ultimate. */
export function isBarred(game: Game, seat: number): boolean {
  if (seatOf(game, seat).defeated || isLockedOut(game, seat)) return true;
  return isInForce(game, seat, 'actions');
}

/**
 * The activated ability will leave this seat unable to act: it takes no action in the moment before either
 * (rule: stun, R156). What is made to stop a coming status effect still may (003, on the Treant).
 */
export function isAboutToBeBarred(game: Game, seat: number): boolean {
  return foreseen(game).inflicted.some(
    (coming) => coming.seat === seat && modifiersOfToken(coming.token).actions.length > 0,
  );
}
