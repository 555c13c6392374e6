import { foreseen } from '../effects/evaluate.ts';
import { type Game, seatOf } from '../game.ts';
import { tokenById } from '../registry.ts';
import { areOpponents } from '../seat/relations.ts';

/** An activated Ultimate shuts its owner's opponents out until the roll phase is over (rule: ultimate-lockout). */
export function isLockedOut(game: Game, seat: number): boolean {
  const phase = game.lane.rollPhase;
  return phase?.activated?.ultimate === true && areOpponents(game, seat, phase.attack.attacker);
}

/** A seat that can take no action at all now: defeated, stunned, or shut out by an Ultimate. */
export function isBarred(game: Game, seat: number): boolean {
  const { defeated, tokens } = seatOf(game, seat);
  if (defeated || isLockedOut(game, seat)) return true;
  for (const id in tokens) if (tokenById(id).bars) return true;
  return false;
}

/**
 * The activated ability will leave this seat unable to act: it takes no action in the moment before either
 * (rule: stun, R156). What is made to stop a coming status effect still may (003, on the Treant).
 */
export function isAboutToBeBarred(game: Game, seat: number): boolean {
  return foreseen(game).inflicted.some((coming) => coming.seat === seat && tokenById(coming.token).bars);
}
