/**
 * Tokens that leave a seat by somebody's choice of the token: where its instances differ, whoever takes them
 * says which ones go, one after another; nobody is asked where they are all the same.
 */
import type { Action } from '../action.ts';
import { type Game, seatOf } from '../game.ts';
import { tokenById } from '../registry.ts';
import { isOfKind, kindsHeld, type TokenKindHeld } from '../seat/token-kinds.ts';
import { addTokens, removeTokens } from '../seat/tokens.ts';
import type { TakeFrame } from './frame.ts';

/** What is taken from a seat, and by whom. */
export interface Taking {
  readonly seat: number;
  readonly token: string;
  readonly count: number;
  readonly how: TakeFrame['how'];
  /** Who says which ones go. */
  readonly chooser: number;
  /** Tokens gained in this turn stay. */
  readonly olderOnly?: boolean;
  /** The seat to which they move, for who inflicted them before; they count as gained now (R127). */
  readonly to?: number;
}

/** Takes tokens at once as far as they are all the same; the rest is asked for before anything else goes on. */
export function takeTokens(game: Game, { olderOnly = false, to, count, ...taking }: Taking): void {
  const frame: TakeFrame = { k: 'take', ...taking, left: count, olderOnly, to: to ?? null };
  if (!takeWhatIsTheSame(game, frame)) game.lane.stack.push(frame);
}

/** Takes on until a choice must be made; false when one is due. */
function takeWhatIsTheSame(game: Game, frame: TakeFrame): boolean {
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
  // Groups go from the front, so that what moved is the first so many of the kind.
  let left = removed;
  for (const group of before) {
    if (left === 0 || !isOfKind(kind, group)) continue;
    const moved = Math.min(left, group.count);
    addTokens(game, to, token, moved, group.by);
    left -= moved;
  }
}

export function runTakeFrame(game: Game, frame: TakeFrame): void {
  if (takeWhatIsTheSame(game, frame)) {
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
 * The kinds in an order in which most people would take them: who takes from an opponent begins with what is
 * of more use to the holder, everybody else with what is of less.
 */
function inOrderFor(game: Game, frame: TakeFrame): TokenKindHeld[] {
  const { kind, spends } = tokenById(frame.token);
  const olderAreMore = spends?.some((spend) => spend.notWhenGainedThisTurn) ?? false;
  const isOpponent = seatOf(game, frame.chooser).team !== seatOf(game, frame.seat).team;
  const takesTheBetter = isOpponent !== (kind === 'negative');
  const freshFirst = takesTheBetter !== olderAreMore;
  return kindsOf(game, frame).sort((a, b) => (Number(b.fresh) - Number(a.fresh)) * (freshFirst ? 1 : -1));
}

export function legalTakes(game: Game, frame: TakeFrame): Action[] {
  return inOrderFor(game, frame).map(({ option }) => ({ type: 'choose', option }));
}

export function answerTake(game: Game, frame: TakeFrame, action: Action): void {
  if (action.type !== 'choose') return;
  const kind = kindsOf(game, frame).find(({ option }) => option === action.option);
  if (kind) take(game, frame, kind, 1);
}
