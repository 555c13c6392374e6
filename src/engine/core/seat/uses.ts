/** When and how often tokens may be used: those of a phase, and the limits of a turn and of a phase. */

import type { EffectContext } from '../../model/effect-context.ts';
import type { Seat } from '../../model/ids.ts';
import type { Spend, SpendTiming } from '../../vocabulary/token.ts';
import { BrokenState, type Game, seatOf, tokenCount } from '../game.ts';
import { tokenById } from '../registry.ts';

/**
 * The spend of a token with a certain use.
 * @throws BrokenState if the token has no such use
 */
export function spendOf(token: string, use: string): Spend {
  const spend = tokenById(token).spends?.find((way) => way.use === use);
  if (!spend) throw new BrokenState(`${token} cannot be spent for ${use}`);
  return spend;
}

/** The key under which a spend that is limited to one a turn is stored. */
function turnKey(token: string, { oncePerTurn, use }: Spend): string {
  return oncePerTurn === 'token' ? token : `${token}/${use}`;
}

/** Whether a spend is limited to one a turn and the seat has made it. */
export function isUsedUpInTurn(game: Game, seat: Seat, token: string, spend: Spend): boolean {
  return spend.oncePerTurn !== undefined && seatOf(game, seat).spentThisTurn.includes(turnKey(token, spend));
}

/** How many more times a seat may use a token in the present phase; infinite if there is no limit. */
export function usesLeftInPhase(game: Game, seat: Seat, token: string, { perPhase }: Spend): number {
  if (perPhase === undefined) return Number.POSITIVE_INFINITY;
  const used = seatOf(game, seat).usedThisPhase?.filter((id) => id === token).length ?? 0;
  return Math.max(0, perPhase - used);
}

/** Whether a seat holds a token and the limits of turn and phase still allow one of its uses. */
export function isUsable(game: Game, seat: Seat, token: string): boolean {
  if (tokenCount(game, seat, token) === 0) return false;
  return (tokenById(token).spends ?? []).some(
    (spend) => !isUsedUpInTurn(game, seat, token, spend) && usesLeftInPhase(game, seat, token, spend) > 0,
  );
}

/** Records a use, for each limit that the spend has. */
export function noteUse(game: Game, seat: Seat, token: string, spend: Spend): void {
  const state = seatOf(game, seat);
  if (spend.oncePerTurn) state.spentThisTurn = [...state.spentThisTurn, turnKey(token, spend)];
  if (spend.perPhase !== undefined) state.usedThisPhase = [...(state.usedThisPhase ?? []), token];
}

/** Clears the recorded uses of a phase, at the start of the next one. */
export function forgetUsesOfPhase(game: Game): void {
  for (const index of game.lane.seats) {
    const seat = seatOf(game, index);
    if (seat.usedThisPhase) seat.usedThisPhase = [];
  }
}

/** Whether a seat holds a token that is used at this time. */
export function usesTokensIn(game: Game, seat: Seat, time: SpendTiming): boolean {
  return Object.keys(seatOf(game, seat).tokens).some((id) =>
    tokenById(id).spends?.some(({ timing }) => timing === time),
  );
}

/** The seat for which a trigger is limited: who holds the token, or has the ability. */
export function limitedSeat({ holder, owner, source }: EffectContext): Seat {
  return source.kind === 'token' && holder !== null ? holder : owner;
}

/** Whether a trigger that is limited to one a turn may still act for a seat. */
export function mayActThisTurn(game: Game, seat: Seat, limit: string): boolean {
  return !seatOf(game, seat).spentThisTurn.includes(limit);
}

/** Records that a trigger that is limited to one a turn has acted for a seat. */
export function noteActed(game: Game, seat: Seat, limit: string): void {
  const state = seatOf(game, seat);
  if (!state.spentThisTurn.includes(limit)) state.spentThisTurn = [...state.spentThisTurn, limit];
}
