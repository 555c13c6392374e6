/** Asks which instances of a token are taken, where they differ, and takes them. */

import { type Game, seatOf } from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { kindsOf, take, takeWithoutChoice } from '../../effects/parts/take-tokens.ts';
import type { TokenKindHeld } from '../../effects/parts/token-kinds.ts';
import type { Action } from '../../model/action.ts';
import type { TakeFrame } from '../../model/frame.ts';

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
