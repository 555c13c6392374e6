/** How often a token may be used: in a turn, and in a phase. */
import { BrokenState, type Game, seatOf, tokenCount } from '../game.ts';
import { tokenById } from '../registry.ts';
import type { Spend } from '../vocabulary/token.ts';

/**
 * The spend of a token for a use.
 * @throws BrokenState when the token has no such use
 */
export function spendFor(token: string, use: string): Spend {
  const spend = tokenById(token).spends?.find((way) => way.use === use);
  if (!spend) throw new BrokenState(`${token} cannot be spent for ${use}`);
  return spend;
}

/** What is remembered of a spend that is possible once a turn. */
function turnKey(token: string, { oncePerTurn, use }: Spend): string {
  return oncePerTurn === 'token' ? token : `${token}/${use}`;
}

/** Whether a seat has used a token this way in the turn, where that is possible once only. */
export function isUsedUpInTurn(game: Game, seat: number, token: string, spend: Spend): boolean {
  return spend.oncePerTurn !== undefined && seatOf(game, seat).spentThisTurn.includes(turnKey(token, spend));
}

/** How many more times a seat may use a token in the phase that goes on; infinite where nothing limits that. */
export function usesLeftInPhase(game: Game, seat: number, token: string, { perPhase }: Spend): number {
  if (perPhase === undefined) return Number.POSITIVE_INFINITY;
  const used = seatOf(game, seat).usedThisPhase?.filter((id) => id === token).length ?? 0;
  return Math.max(0, perPhase - used);
}

/** Whether a seat has a token and may still use it in any way, as far as turn and phase go. */
export function isUsable(game: Game, seat: number, token: string): boolean {
  if (tokenCount(game, seat, token) === 0) return false;
  return (tokenById(token).spends ?? []).some(
    (spend) => !isUsedUpInTurn(game, seat, token, spend) && usesLeftInPhase(game, seat, token, spend) > 0,
  );
}

/** Remembers a use for the turn and the phase, as far as either limits it. */
export function noteUse(game: Game, seat: number, token: string, spend: Spend): void {
  const state = seatOf(game, seat);
  if (spend.oncePerTurn) state.spentThisTurn = [...state.spentThisTurn, turnKey(token, spend)];
  if (spend.perPhase !== undefined) state.usedThisPhase = [...(state.usedThisPhase ?? []), token];
}

/** With a phase what was used in the one before plays no part any more. */
export function forgetUsesOfPhase(game: Game): void {
  for (const index of game.lane.seats) {
    const seat = seatOf(game, index);
    if (seat.usedThisPhase) seat.usedThisPhase = [];
  }
}
