/** The order of the phases in a turn, and the change to the next turn (rule: turn-phases). */

import { drawForPhase } from '../../core/chance.ts';
import { revealDrawn } from '../../core/crawl/boss.ts';
import { type Game, heroSeatOf, seatOf, seatsFrom, tokenCount } from '../../core/game.ts';
import { isAtZero } from '../../core/mission/board.ts';
import { endPassing } from '../../core/orders.ts';
import { tokenById } from '../../core/registry.ts';
import { newRollPhase } from '../../core/roll-phase.ts';
import { ageTokens, removeTokens } from '../../core/seat/tokens.ts';
import { forgetUsesOfPhase } from '../../core/seat/uses.ts';
import { waitAtGate } from '../../core/stack/gate.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { pushEffects } from '../../core/stack/push-effects.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import type { PhaseFrame, TurnFrame } from '../../model/frame.ts';
import { endPlans } from '../priority/plans.ts';

/** Puts the frame of a phase on top of the stack, so that it runs next. */
export function beginPhase(game: Game, phase: PhaseFrame['phase'], step: PhaseFrame['step'] = 'begin'): void {
  game.lane.stack.push({ k: 'phase', phase, step, queue: [] });
}

/** Sets the phase of the turn and emits its event. */
export function enterPhase(game: Game, phase: PhaseFrame['phase']): void {
  const { turn } = game.lane;
  turn.phase = phase;
  drawForPhase(game.state.chance, turn.number, phase);
  forgetUsesOfPhase(game);
  game.events.push({ e: 'phase', seat: turn.active, phase });
}

/** Sets the phase of the turn, emits its event, and opens the window at its start. */
export function announcePhase(game: Game, phase: PhaseFrame['phase']): void {
  enterPhase(game, phase);
  openWindow(game, 'phase-start', seatsFrom(game, game.lane.turn.active));
}

/** Starts the next phase of the turn, or the next turn. Pooled damage of the last phase lands first. */
export function runTurnFrame(game: Game, frame: TurnFrame): void {
  if (game.lane.pool) {
    // Damage dealt outside a Roll Phase lands at the end of its phase (R8).
    game.lane.stack.push({ k: 'landing', step: 'before' });
    return;
  }
  switch (frame.next) {
    case 'begin':
      // A hero who has come to 0 in the Movement Phase has no turn: it falls at the end of that phase (rule: m-winning).
      if (isAtZero(game, game.lane.turn.active)) {
        waitAtGate(game, 'resolved');
        return;
      }
      beginTurn(game);
      frame.next = 'upkeep';
      return;
    case 'upkeep':
      // rule: a-minion-step; a minion has no Income, Main and Discard Phases.
      frame.next = frame.single === 'minion' ? 'offensive-roll' : 'income';
      beginPhase(game, 'upkeep');
      return;
    case 'income':
      frame.next = 'main-1';
      beginPhase(game, 'income');
      return;
    case 'main-1':
      frame.next = 'offensive-roll';
      // rule: a-boss-step; the bonus of the card comes before the boss plays it.
      if (frame.single === 'boss') {
        beginPhase(game, 'main-1');
        revealDrawn(game, game.lane.turn.active);
        return;
      }
      beginPhase(game, 'main-1');
      return;
    case 'offensive-roll':
      frame.next = 'extra-offense';
      beginPhase(game, 'offensive-roll');
      return;
    case 'extra-offense':
      if (!beginExtraOffense(game))
        frame.next = frame.single === 'minion' || frame.single === 'boss' ? 'end' : 'main-2';
      return;
    case 'main-2':
      frame.next = 'discard';
      // In a Mission all heroes resolve their abilities before any second Main Phase (rule: m-round-phases).
      if (game.state.mission && !frame.passedGate) {
        frame.next = 'main-2';
        frame.passedGate = true;
        waitAtGate(game, 'resolved');
        return;
      }
      beginPhase(game, 'main-2');
      return;
    case 'discard':
      frame.next = 'end';
      beginPhase(game, 'discard');
      return;
    case 'end':
      frame.next = 'pass-on';
      endTurn(game);
      return;
    case 'pass-on':
      frame.next = 'begin';
      passOn(game, frame);
  }
}

function beginTurn(game: Game): void {
  const { turn } = game.lane;
  turn.number += 1;
  turn.leaderCardDrawn = false;
  turn.attempts = 0;
  delete turn.leftUndone;
  const seat = heroSeatOf(game, turn.active);
  seat.turnsTaken += 1;
  // The order "pass until my turn" ends here.
  if (seat.orders.passUntilMyTurn) seat.orders = { ...seat.orders, passUntilMyTurn: false };
  endPassing(game, ['attack', 'turn']);
  endPlans(game);
  ageTokens(game);
  const inRound = game.state.mission ? { inRound: true as const } : {};
  game.events.push({ e: 'turn', seat: turn.active, number: turn.number, ...inRound });
  pushTriggers(game, [{ event: 'turn-start', of: turn.active }]);
}

/**
 * Starts the next extra Offensive Roll Phase. It is forfeited if its attacker or target has fallen (rule: stun).
 * @returns false if none is left
 */
function beginExtraOffense(game: Game): boolean {
  const { extraOffense } = game.lane.turn;
  for (let next = extraOffense.shift(); next; next = extraOffense.shift()) {
    if (seatOf(game, next.by).defeated || seatOf(game, next.target).defeated) continue;
    game.events.push({ e: 'extra-offense', seat: next.by, target: next.target });
    game.lane.rollPhase = newRollPhase(next.by, next.target);
    beginPhase(game, 'offensive-roll');
    return true;
  }
  return false;
}

/**
 * Runs postponed effects and `turn-end` triggers, then the last window of the turn. The Discard Phase is over, so
 * instants and tokens may be used again (R66, R67).
 */
function endTurn(game: Game): void {
  const { active } = game.lane.turn;
  openWindow(game, 'turn-end', seatsFrom(game, active));
  pushTriggers(game, [{ event: 'turn-end', of: active }]);
  const { atEnd = [] } = game.lane.turn;
  if (atEnd.length > 0) game.lane.turn.atEnd = [];
  for (const { context, effects } of atEnd.toReversed()) {
    if (!seatOf(game, context.owner).defeated) pushEffects(game, effects, context);
  }
}

/** Removes tokens that expire at the end of a turn, if the holder has had them since its start (rule: shadows). */
function dropTokensOfWholeTurn(game: Game): void {
  const { active } = game.lane.turn;
  for (const id of Object.keys(seatOf(game, active).tokens)) {
    if (tokenById(id).until !== 'turn-end') continue;
    removeTokens(game, active, id, tokenCount(game, active, id), 'expired', ({ fresh }) => !fresh);
  }
}

function passOn(game: Game, frame: TurnFrame): void {
  dropTokensOfWholeTurn(game);
  if (frame.single) {
    game.lane.stack.pop();
    return;
  }
  const { turn } = game.lane;
  const next = seatsFrom(game, (turn.active + 1) % game.state.seats.length)[0] ?? turn.active;
  // A lane of a round ends when each of its seats has had a turn.
  if (frame.forRound && next <= turn.active) game.lane.stack.pop();
  turn.active = next;
}
