/**
 * Priority windows: who may act now, in order, until all have passed one after another
 * (rule: simultaneous-actions, dice-alteration-priority).
 */
import type { Action } from '../action.ts';
import { openRoll } from '../dice/open-roll.ts';
import type { Game } from '../game.ts';
import { heroSeatOf, whileNothingChanges } from '../game.ts';
import { asksNobody, mustAsk } from '../priority/ask.ts';
import { noteLetPass } from '../priority/in-vain.ts';
import type { Prompt } from '../prompts.ts';
import type { Pending } from '../state.ts';
import type { WindowFrame } from './frame.ts';

export function runWindowFrame(game: Game, frame: WindowFrame): void {
  const seat = asksNobody(game, frame) ? null : whileNothingChanges(game, () => nextAsked(game, frame));
  if (seat === null) {
    game.lane.stack.pop();
    return;
  }
  const kind = frame.moment === 'main' && seat === game.lane.turn.active ? 'main' : 'window';
  const orders = heroSeatOf(game, seat).orders;
  if (orders.askNext && kind === 'window') heroSeatOf(game, seat).orders = { ...orders, askNext: false };
  const { prompt, source } = whatIsAnswered(game, frame);
  game.lane.pending = { seat, kind, moment: frame.moment, prompt, source };
}

/** Passes for those who need not be asked, up to the next who must; null when the window is over. */
function nextAsked(game: Game, frame: WindowFrame): number | null {
  for (;;) {
    const seat = frame.order[frame.at];
    if (seat === undefined || frame.passes >= frame.order.length || isOvertaken(game, frame)) return null;
    if (mustAsk(game, frame, seat)) return seat;
    passFor(frame);
  }
}

type Answered = Pick<Pending, 'prompt' | 'source'>;
const NOTHING: Answered = { prompt: null, source: null };

/** The card that is interrupted, and the tokens that it is about to take. */
function whatIsAnswered(game: Game, frame: WindowFrame): Answered {
  if (frame.moment !== 'interruption') return NOTHING;
  const { stack } = game.lane;
  const below = stack[stack.lastIndexOf(frame) - 1];
  if (below?.k !== 'effects') return NOTHING;
  const prompt: Prompt | null = below.aim ? { ask: 'reply-to-removal', tokens: below.aim.tokens } : null;
  return { prompt, source: below.context.source.id };
}

/** Dice were changed after what this window was opened for: it has lapsed, or they come back to the roller (R85). */
function isOvertaken(game: Game, frame: WindowFrame): boolean {
  if (frame.moment === 'dice' || frame.moment === 'after-defense-roll') {
    return openRoll(game)?.roll.cameBack ?? false;
  }
  if (frame.closesOnChange === null) return false;
  const roll = openRoll(game)?.roll;
  return roll !== undefined && roll.changes > frame.closesOnChange;
}

function passFor(frame: WindowFrame): void {
  frame.passes += 1;
  frame.at = (frame.at + 1) % frame.order.length;
}

/** The seat with priority passes; any other act starts the round of passes anew. */
export function answerWindow(game: Game, frame: WindowFrame, seat: number, action: Action): void {
  if (action.type !== 'pass') {
    frame.passes = 0;
    return;
  }
  if (frame.moment === 'after-defense-roll') noteLetPass(game, seat);
  passFor(frame);
}
