/**
 * Runs priority windows. Seats may act in order until all have passed in succession
 * (rule: simultaneous-actions, dice-alteration-priority).
 */

import { openRoll } from '../../core/dice/open-roll.ts';
import type { Game } from '../../core/game.ts';
import { heroSeatOf, whileNothingChanges } from '../../core/game.ts';
import { seatsAsked } from '../../core/lanes.ts';
import { isEnemyPhase } from '../../core/mission/board.ts';
import type { Action } from '../../model/action.ts';
import type { WindowFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { Pending } from '../../model/state.ts';
import { asksNobody, mustAsk } from '../priority/ask.ts';
import { notePassOnDefenseDice, notePassOnEnemyDice } from '../priority/repeated.ts';

/** Asks the next seat that must be asked, or all of them where they are asked together; otherwise ends the window. */
export function runWindowFrame(game: Game, frame: WindowFrame): void {
  const [seat, ...also] = asksNobody(game, frame)
    ? []
    : whileNothingChanges(game, () => seatsToAsk(game, frame));
  if (seat === undefined) {
    game.lane.stack.pop();
    return;
  }
  const kind = frame.moment === 'main' && seat === game.lane.turn.active ? 'main' : 'window';
  for (const asked of [seat, ...also]) {
    const { orders } = heroSeatOf(game, asked);
    if (orders.askNext && kind === 'window') heroSeatOf(game, asked).orders = { ...orders, askNext: false };
  }
  const { prompt, source } = questionOf(game, frame);
  game.lane.pending = {
    seat,
    ...(also.length > 0 ? { also, each: true as const } : {}),
    kind,
    moment: frame.moment,
    prompt,
    source,
  };
}

function seatsToAsk(game: Game, frame: WindowFrame): Seat[] {
  if (asksTogether(game)) {
    if (isClosedByChange(game, frame)) return [];
    return frame.order.filter((seat) => !passedIn(frame).includes(seat) && mustAsk(game, frame, seat));
  }
  const next = nextAsked(game, frame);
  return next === null ? [] : [next];
}

/** The seats that have passed since the last act; in games stored by older versions they have passed in turn. */
function passedIn({ passed, order, at, passes }: WindowFrame): readonly Seat[] {
  if (passed) return passed;
  return order.filter((_, index) => (at - 1 - index + order.length) % order.length < passes);
}

/**
 * Whether the heroes are asked together and not in turn: in the enemies' phases of a Mission, also about an Attack on one
 * of them. All are on one side, and an act of one asks the others again (rule: m-simultaneous-play).
 */
function asksTogether({ state }: Game): boolean {
  return isEnemyPhase(state) && !state.askAlways;
}

/** Passes for seats that need not be asked and returns the next seat that must be; null when the window is over. */
function nextAsked(game: Game, frame: WindowFrame): Seat | null {
  for (;;) {
    const seat = frame.order[frame.at];
    if (seat === undefined || frame.passes >= frame.order.length || isClosedByChange(game, frame))
      return null;
    if (mustAsk(game, frame, seat)) return seat;
    passFor(frame);
  }
}

type WindowQuestion = Pick<Pending, 'prompt' | 'source'>;
const NO_QUESTION: WindowQuestion = { prompt: null, source: null };

/** In an interruption: the source that is interrupted, and the tokens that it is about to take. */
function questionOf(game: Game, frame: WindowFrame): WindowQuestion {
  if (frame.moment !== 'interruption') return NO_QUESTION;
  const { stack } = game.lane;
  const below = stack[stack.lastIndexOf(frame) - 1];
  if (below?.k !== 'effects') return NO_QUESTION;
  const prompt: Prompt | null = below.aim ? { ask: 'reply-to-removal', tokens: below.aim.tokens } : null;
  return { prompt, source: below.context.source.id };
}

/** Whether a change of dice ends the window: the announcement lapses, or the dice return to the roller (R85). */
function isClosedByChange(game: Game, frame: WindowFrame): boolean {
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

/**
 * Takes an answer. A pass gives priority to the next seat; any other action restarts the count of passes. Where heroes
 * are asked together, the question stays open for the others after a pass.
 * @param question the question that is answered
 */
export function answerWindow(
  game: Game,
  frame: WindowFrame,
  seat: Seat,
  action: Action,
  question: Pending | null = null,
): void {
  if (action.type !== 'pass') {
    frame.passes = 0;
    delete frame.passed;
    return;
  }
  if (frame.moment === 'after-defense-roll') notePassOnDefenseDice(game, seat);
  if (frame.moment === 'dice') notePassOnEnemyDice(game, seat);
  if (!asksTogether(game)) {
    passFor(frame);
    return;
  }
  frame.passed = [...passedIn(frame), seat];
  const [next, ...also] = question ? seatsAsked(question).filter((other) => other !== seat) : [];
  if (!question || next === undefined) return;
  const { kind, moment, prompt, source, since = game.lane.asked } = question;
  const others = also.length > 0 ? { also, each: true as const } : {};
  game.lane.pending = { seat: next, ...others, kind, moment, prompt, source, since };
}
