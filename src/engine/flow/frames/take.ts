/**
 * Takes tokens of one name from a seat. If the instances differ, the chooser picks them one at a time. If they are
 * all the same, nobody is asked.
 */

import { type Game, seatOf } from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { addTokens, removeTokens } from '../../core/seat/tokens.ts';
import { isOfKind, kindsHeld, type TokenKindHeld } from '../../effects/parts/token-kinds.ts';
import type { Action } from '../../model/action.ts';
import type { TakeFrame } from '../../model/frame.ts';

/** A number of tokens to take from a seat. */
export interface TokenTake {
  readonly seat: number;
  readonly token: string;
  readonly count: number;
  readonly how: TakeFrame['how'];
  /** The seat that picks the instances. */
  readonly chooser: number;
  /** Tokens gained in this turn are not taken. */
  readonly olderOnly?: boolean;
  /** The seat to which they move. They keep their inflictor, and count as gained in this turn (R127). */
  readonly to?: number;
}

/** Takes tokens at once if no choice is needed. Otherwise pushes a frame that asks before anything else runs. */
export function takeTokens(game: Game, { olderOnly = false, to, count, ...taking }: TokenTake): void {
  const frame: TakeFrame = { k: 'take', ...taking, left: count, olderOnly, to: to ?? null };
  if (!takeWithoutChoice(game, frame)) game.lane.stack.push(frame);
}

/** Takes the tokens if no choice is needed; returns false if the chooser must be asked. */
function takeWithoutChoice(game: Game, frame: TakeFrame): boolean {
  const kinds = kindsOf(game, frame);
  const [only] = kinds;
  const isAll = kinds.reduce((sum, { count }) => sum + count, 0) <= frame.left;
  if (kinds.length > 1 && !isAll && frame.left > 0) return false;
  if (kinds.length <= 1 && only) take(game, frame, only, frame.left);
  else if (isAll) for (const kind of kinds) take(game, frame, kind, kind.count);
  return true;
}

function kindsOf(game: Game, { seat, token, olderOnly }: TakeFrame): TokenKindHeld[] {
  return kindsHeld(game, seat, token, olderOnly);
}

function take(game: Game, frame: TakeFrame, kind: TokenKindHeld, count: number): void {
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

/** Takes the remaining tokens, or asks the chooser for the next one. */
export function runTakeFrame(game: Game, frame: TakeFrame): void {
  if (takeWithoutChoice(game, frame)) {
    game.lane.stack.pop();
    return;
  }
  const of = inOrderFor(game, frame).map(({ option, fresh, by }) => ({ option, fresh, by }));
  game.lane.pending = {
    seat: frame.chooser,
    kind: 'choose',
    moment: null,
    prompt: { ask: 'which-token', token: frame.token, seat: frame.seat, of },
    source: frame.token,
  };
}

/**
 * The kinds with the likeliest choice first. From an opponent that is the kind that is more useful to the holder,
 * otherwise the kind that is less useful.
 */
function inOrderFor(game: Game, frame: TakeFrame): TokenKindHeld[] {
  const { kind, spends } = tokenById(frame.token);
  const olderAreMore = spends?.some((spend) => spend.notWhenGainedThisTurn) ?? false;
  const isOpponent = seatOf(game, frame.chooser).team !== seatOf(game, frame.seat).team;
  const takesTheBetter = isOpponent !== (kind === 'negative');
  const freshFirst = takesTheBetter !== olderAreMore;
  return kindsOf(game, frame).sort((a, b) => (Number(b.fresh) - Number(a.fresh)) * (freshFirst ? 1 : -1));
}

/** The legal answers to the question which instance is taken. */
export function legalTakes(game: Game, frame: TakeFrame): Action[] {
  return inOrderFor(game, frame).map(({ option }) => ({ type: 'choose', option }));
}

/** Takes one token of the chosen kind. */
export function answerTake(game: Game, frame: TakeFrame, action: Action): void {
  if (action.type !== 'choose') return;
  const kind = kindsOf(game, frame).find(({ option }) => option === action.option);
  if (kind) take(game, frame, kind, 1);
}
