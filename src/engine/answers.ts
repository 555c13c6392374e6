/** What may be answered to the question of a lane, and what an answer does. */
import type { Action } from './action.ts';
import { answerEffect, legalEffectAnswers } from './frames/effects.ts';
import type { Frame, PhaseFrame } from './frames/frame.ts';
import { answerRoll, legalRollAnswers } from './frames/roll.ts';
import { answerOrder, legalOrders } from './frames/simultaneous.ts';
import { answerTake, legalTakes } from './frames/take.ts';
import { answerWindow } from './frames/window.ts';
import { BrokenState, type Game, whileNothingChanges } from './game.ts';
import { answerMove, legalMoves } from './missions/movement.ts';
import { answerWhileWaiting, legalWhileWaiting } from './missions/waiting.ts';
import { answerAttempt, isReturn, legalAttempts, legalReturns } from './phases/attempts.ts';
import { answerDefense, answerDefenseReroll, legalDefenseRerolls, legalDefenses } from './phases/defense.ts';
import { legalDiscardSales } from './phases/discard.ts';
import { answerPayOrSkip, PAY_OR_SKIP } from './phases/knockdown.ts';
import { answerReach, legalReach } from './phases/offensive-roll.ts';
import { answerTargeting, legalTargets } from './phases/targeting-roll.ts';
import { carryOutPlay, legalPlays } from './plays/legal.ts';
import { disturbPlans } from './priority/plans.ts';
import type { Pending } from './state.ts';

/** Everything that answers the pending question, plays in between included. */
export function legalAnswers(game: Game, seat: number): Action[] {
  const { pending } = game.lane;
  const frame = game.lane.stack.at(-1);
  if (!frame || game.state.outcome) return [];
  if (frame.k === 'gate') return legalWhileWaiting(game, seat);
  if (!pending || pending.seat !== seat) return [];
  return whileNothingChanges(game, () => answersTo(game, pending, frame));
}

function answersTo(game: Game, { seat, kind, moment }: Pending, frame: Frame): Action[] {
  switch (kind) {
    case 'window':
    case 'main': {
      const answers = legalPlays(game, seat, moment);
      if (moment === 'before-activation') answers.push(...legalReturns(game, seat));
      answers.push({ type: 'pass' });
      return answers;
    }
    case 'roll': {
      const answers = legalAttempts(game);
      answers.push(...legalPlays(game, seat, moment));
      return answers;
    }
    case 'defend':
      return [...legalDefenses(game), ...legalPlays(game, seat, moment)];
    case 'pay-or-skip':
      return [...PAY_OR_SKIP, ...legalPlays(game, seat, null)];
    case 'discard':
      return legalDiscardSales(game);
    default:
      if (frame.k === 'move') return legalMoves(game);
      if (frame.k === 'roll') return legalRollAnswers(frame);
      if (frame.k === 'phase' && frame.step === 'reach') return legalReach(game);
      if (frame.k === 'phase')
        return frame.phase === 'targeting-roll' ? legalTargets(game, frame) : legalDefenseRerolls(game);
      if (frame.k === 'effects') return legalEffectAnswers(game, frame);
      if (frame.k === 'simultaneous') return legalOrders(frame);
      if (frame.k === 'take') return legalTakes(game, frame);
      throw new BrokenState(`frame ${frame.k} cannot have asked`);
  }
}

/** Carries out an answer that was found legal; what follows from it has yet to run. */
export function carryOut(game: Game, seat: number, action: Action): void {
  const frame = game.lane.stack.at(-1);
  game.lane.pending = null;
  disturbPlans(game, seat, action);
  if (!frame) throw new BrokenState('nothing waits for an answer');
  switch (frame.k) {
    case 'gate':
      answerWhileWaiting(game, seat, action);
      break;
    case 'move':
      answerMove(game, seat, action);
      break;
    case 'window':
      answerInWindow(game, frame, seat, action);
      break;
    case 'phase':
      answerPhase(game, frame, seat, action);
      break;
    case 'effects':
      answerEffect(game, frame, action);
      break;
    case 'roll':
      answerRoll(game, frame, action);
      break;
    case 'simultaneous':
      answerOrder(game, frame, action);
      break;
    case 'take':
      answerTake(game, frame, action);
      break;
    default:
      throw new BrokenState(`frame ${frame.k} asks nothing`);
  }
}

function answerInWindow(
  game: Game,
  frame: Extract<Frame, { k: 'window' }>,
  seat: number,
  action: Action,
): void {
  if (isReturn(action)) {
    // The roller takes the announcement back: it and its window are over.
    game.lane.stack.pop();
    const phase = game.lane.stack.at(-1);
    if (phase?.k !== 'phase') throw new BrokenState('an announcement outside a phase');
    answerAttempt(game, phase, action);
    return;
  }
  answerWindow(game, frame, seat, action);
  carryOutPlay(game, seat, action);
}

function answerPhase(game: Game, frame: PhaseFrame, seat: number, action: Action): void {
  if (frame.phase === 'targeting-roll') {
    answerTargeting(game, frame, action);
    return;
  }
  if (frame.phase === 'offensive-roll' && frame.step === 'knockdown') {
    if (!carryOutPlay(game, seat, action)) answerPayOrSkip(game, frame, action);
    return;
  }
  if (frame.step === 'reach') {
    answerReach(game, frame, action);
    return;
  }
  const played = carryOutPlay(game, seat, action);
  if (frame.step === 'defense-reroll') answerDefenseReroll(game, frame, action);
  else if (frame.phase === 'defensive-roll') answerDefense(game, frame, action);
  else if (frame.phase === 'offensive-roll' && !played) answerAttempt(game, frame, action);
}
