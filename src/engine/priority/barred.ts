import { areOpponents } from '../damage/health.ts';
import { type Game, seatOf } from '../game.ts';
import { tokenById } from '../registry.ts';

/** An activated Ultimate shuts its owner's opponents out until the roll phase is over (rule: ultimate-lockout). */
export function isLockedOut(game: Game, seat: number): boolean {
  const phase = game.lane.rollPhase;
  return phase?.activated?.ultimate === true && areOpponents(game, seat, phase.attacker);
}

/** A seat that can take no action at all now: defeated, stunned, or shut out by an Ultimate. */
export function isBarred(game: Game, seat: number): boolean {
  const { defeated, tokens } = seatOf(game, seat);
  if (defeated || isLockedOut(game, seat)) return true;
  for (const id in tokens) if (tokenById(id).bars) return true;
  return false;
}
