/**
 * Removes fallen seats from the state (rule: defeat): from windows and questions, from the effect lists that they own,
 * and from their own turn. The other frames continue. An activated Attack still lands even if its attacker has fallen
 * (R113).
 */

import { type Game, seatOf } from '../core/game.ts';
import { asks } from '../core/lanes.ts';
import { clearFigure } from '../core/mission/fall.ts';
import { pushSimultaneous } from '../core/stack/push-effects.ts';
import { effectsOfTokenTriggers } from '../effects/triggers/dispatch.ts';
import type { Action } from '../model/action.ts';
import type { Frame, WindowFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { RollPhase } from '../model/state.ts';

/** Removes each seat that fell since the last step, from all lanes that it takes part in. */
export function removeFallenSeats(game: Game): void {
  if (game.fallen.length === 0) return;
  for (const seat of game.fallen.splice(0)) {
    const last = effectsOfTokenTriggers(game, { event: 'defeat', of: seat });
    // Tokens on the fallen seat leave; tokens that it gave to others stay (rule: status-of-defeated-player).
    seatOf(game, seat).tokens = {};
    const isFigure = seatOf(game, seat).kind === 'enemy';
    if (isFigure) clearFigure(game, seat);
    for (const lane of game.state.lanes) {
      if (isFigure || lane.seats.includes(seat) || asks(lane.pending, seat)) unwind({ ...game, lane }, seat);
    }
    if (last.length > 0 && !game.state.outcome) pushSimultaneous(game, last);
  }
}

function unwind(game: Game, seat: Seat): void {
  const { lane } = game;
  const { turn } = lane;
  turn.extraOffense = turn.extraOffense.filter(({ by, target }) => by !== seat && target !== seat);
  if (lane.rollPhase) {
    if (isDefending(lane.rollPhase, seat)) leaveDefense(game);
    leaveRollPhase(lane.rollPhase, seat);
  }
  if (lane.pool) lane.pool = lane.pool.filter(({ to }) => to !== seat);
  const asking = lane.stack.at(-1);
  if (turn.active === seat) endTurnOf(game, seat);
  lane.stack = lane.stack.filter((frame) => continuesWithout(game, frame, seat));
  // Asked again, of those who are left. Whoever falls by another lane takes a question of its own frames along.
  if (asks(lane.pending, seat) || lane.stack.at(-1) !== asking) lane.pending = null;
}

/** Removes a fallen target and its damage from the Attack. After the damage has landed the record is kept. */
function leaveRollPhase(phase: RollPhase, seat: Seat): void {
  if (phase.context?.target === seat) phase.context.target = null;
  if (phase.landed !== null) return;
  const { attack } = phase;
  phase.ledger = phase.ledger.filter(({ to }) => to !== seat);
  attack.targets = attack.targets.filter((target) => target.seat !== seat);
  if (attack.defending === seat) attack.defending = null;
}

function isDefending({ attack, landed }: RollPhase, seat: Seat): boolean {
  return landed === null && attack.defending === seat;
}

/** Removes windows and questions about the dice of the fallen defender. */
function leaveDefense(game: Game): void {
  const { lane } = game;
  lane.stack = lane.stack.filter((frame) => frame.k !== 'window' || frame.moment !== 'after-defense-roll');
  const asksForDice = lane.pending?.kind === 'alter' || lane.pending?.kind === 'reroll';
  // The frame below notices that the dice are gone and asks nothing more.
  if (asksForDice || lane.pending?.moment === 'after-defense-roll') lane.pending = null;
}

/** Ends the turn of the fallen seat: after its activated Attack, or at once if there is none. */
function endTurnOf(game: Game, seat: Seat): void {
  const { lane } = game;
  const at = lane.stack.findIndex(({ k }) => k === 'turn');
  const turn = lane.stack[at];
  if (turn?.k !== 'turn') return;
  turn.next = 'pass-on';
  if (lane.rollPhase?.attack.attacker === seat && lane.rollPhase.activated) return;
  lane.stack = lane.stack.slice(0, at + 1);
  lane.rollPhase = null;
  lane.pool = null;
}

/** Whether a frame continues without the seat. Windows continue among the other seats. */
function continuesWithout(game: Game, frame: Frame, seat: Seat): boolean {
  if (frame.k === 'window') return leaveWindow(frame, seat);
  if (frame.k === 'simultaneous') {
    // Effects of tokens that the seat gave to others still run (rule: status-of-defeated-player).
    frame.items = frame.items.filter(({ context, whileHeld }) => whileHeld || context.owner !== seat);
    return true;
  }
  if (frame.k === 'take') return frame.seat !== seat && frame.chooser !== seat;
  if (frame.k !== 'effects' || frame.context.owner !== seat) return true;
  return game.lane.rollPhase?.attack.attacker === seat && frame.context.source.kind === 'ability';
}

/** Removes a seat from a window; returns whether other seats are left in it. */
function leaveWindow(frame: WindowFrame, seat: Seat): boolean {
  const at = frame.order.indexOf(seat);
  if (at < 0) return true;
  frame.order.splice(at, 1);
  delete frame.passed;
  if (frame.order.length === 0) return false;
  if (at < frame.at) frame.at -= 1;
  frame.at %= frame.order.length;
  // The fall may change what the other seats do, so all of them may act again.
  frame.passes = 0;
  return true;
}

/** Tests for answers that decline, in order of preference. */
const DECLINES: readonly ((action: Action) => boolean)[] = [
  (action) => action.type === 'pass',
  (action) => action.type === 'no-defense' || action.type === 'no-ability',
  (action) => action.type === 'choose' && (action.option === 'no' || action.option === 'skip'),
];

/**
 * The answer for a seat that can no longer decide: it declines if possible, otherwise the first legal answer is taken.
 * @param legal the legal answers to the question
 * @returns undefined if there are none
 */
export function answerOfFallen(legal: readonly Action[]): Action | undefined {
  for (const declines of DECLINES) {
    const found = legal.find(declines);
    if (found) return found;
  }
  return legal[0];
}
