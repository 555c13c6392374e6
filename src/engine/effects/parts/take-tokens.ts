/**
 * Takes tokens of one name from a seat. If the instances differ, the chooser picks them one at a time. If they are
 * all the same, nobody is asked.
 */

import { type Game, seatOf } from '../../core/game.ts';
import { addTokens, removeTokens } from '../../core/seat/tokens.ts';
import type { TakeFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import { isOfKind, kindsHeld, type TokenKindHeld } from './token-kinds.ts';

/** A number of tokens to take from a seat. */
interface TokenTake {
  readonly seat: Seat;
  readonly token: string;
  readonly count: number;
  readonly how: TakeFrame['how'];
  /** The seat that picks the instances. */
  readonly chooser: Seat;
  /** Tokens gained in this turn are not taken. */
  readonly olderOnly?: boolean;
  /** The seat to which they move. They keep their inflictor, and count as gained in this turn (R127). */
  readonly to?: Seat;
}

/** Takes tokens at once if no choice is needed. Otherwise pushes a frame that asks before anything else runs. */
export function takeTokens(game: Game, { olderOnly = false, to, count, ...taking }: TokenTake): void {
  const frame: TakeFrame = { k: 'take', ...taking, left: count, olderOnly, to: to ?? null };
  if (!takeWithoutChoice(game, frame)) game.lane.stack.push(frame);
}

/** Takes the tokens if no choice is needed; returns false if the chooser must be asked. */
export function takeWithoutChoice(game: Game, frame: TakeFrame): boolean {
  const kinds = kindsOf(game, frame);
  const [only] = kinds;
  const isAll = kinds.reduce((sum, { count }) => sum + count, 0) <= frame.left;
  if (kinds.length > 1 && !isAll && frame.left > 0) return false;
  if (kinds.length <= 1 && only) take(game, frame, only, frame.left);
  else if (isAll) for (const kind of kinds) take(game, frame, kind, kind.count);
  return true;
}

export function kindsOf(game: Game, { seat, token, olderOnly }: TakeFrame): TokenKindHeld[] {
  return kindsHeld(game, seat, token, olderOnly);
}

export function take(game: Game, frame: TakeFrame, kind: TokenKindHeld, count: number): void {
  const { seat, token, how, to, olderOnly } = frame;
  const before = (seatOf(game, seat).tokens[token] ?? []).map((group) => ({ ...group }));
  const removed = removeTokens(
    game,
    seat,
    token,
    count,
    how,
    (group) => !(olderOnly && group.fresh) && isOfKind(kind, group),
  );
  frame.left -= removed;
  if (to === null) return;
  // `removeTokens` takes from the front, so the first `removed` tokens of the kind are those that moved.
  let left = removed;
  for (const group of before) {
    if (left === 0 || !isOfKind(kind, group)) continue;
    const moved = Math.min(left, group.count);
    addTokens(game, to, token, moved, group.by);
    left -= moved;
  }
}
