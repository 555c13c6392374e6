/** The legal answers to the question of a lane, and how an answer is carried out. */

import { BrokenState, type Game, whileNothingChanges } from '../core/game.ts';
import { asks } from '../core/lanes.ts';
import { takesPlays } from '../core/mission/side-by-side.ts';
import { answerCrawl, legalCrawlAnswers } from '../crawls/turn.ts';
import { answerEffect, legalEffectAnswers } from '../flow/frames/effects.ts';
import { answerRoll, legalRollAnswers } from '../flow/frames/roll.ts';
import { answerOrder, legalOrders } from '../flow/frames/simultaneous.ts';
import { answerTake, legalTakes } from '../flow/frames/take.ts';
import { answerWindow } from '../flow/frames/window.ts';
import { answerAttackPlan } from '../flow/mission/attack-plan.ts';
import {
  answerAttempt,
  isReturnToRolls,
  legalAttempts,
  legalReturnsToRolls,
} from '../flow/phases/attempts.ts';
import {
  answerDefense,
  answerDefenseReroll,
  legalDefenseRerolls,
  legalDefenses,
} from '../flow/phases/defense.ts';
import { legalDiscardSales } from '../flow/phases/discard.ts';
import { answerMissionAim, legalMissionAims, legalPlanning } from '../flow/phases/mission-aim.ts';
import { answerPayOrSkip, PAY_OR_SKIP } from '../flow/phases/pay-or-skip.ts';
import { answerTargeting, legalTargets } from '../flow/phases/targeting-roll.ts';
import { carryOutPlay, isPlay, legalPlays } from '../flow/plays/legal.ts';
import { cancelPlans } from '../flow/priority/plans.ts';
import { answerMove, hasLegalMove, legalMoves } from '../missions/movement.ts';
import { answerDecision, legalDecisions } from '../missions/road.ts';
import { answerWhileWaiting, legalWhileWaiting } from '../missions/waiting.ts';
import type { Action, ActionType } from '../model/action.ts';
import type { Frame, PhaseFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { Pending } from '../model/state.ts';

/**
 * All legal answers of a seat to the pending question of the lane, plays included.
 * @param only the only type of action that the caller needs. Actions of other types may be missing, which saves time;
 *   some may be present.
 * @returns empty if the seat is not asked
 */
export function legalAnswers(game: Game, seat: Seat, only?: ActionType): Action[] {
  const { pending } = game.lane;
  const frame = game.lane.stack.at(-1);
  if (!frame || game.state.outcome) return [];
  if (frame.k === 'gate') return legalWhileWaiting(game, seat);
  if (!pending || !asks(pending, seat)) return [];
  return whileNothingChanges(game, () => answersTo(game, seat, pending, frame, only));
}

/** Whether a seat has a legal answer to the pending question of the lane; quicker than listing all of them. */
export function hasLegalAnswer(game: Game, seat: Seat): boolean {
  const { pending } = game.lane;
  const isAsked = asks(pending, seat) && !game.state.outcome && game.lane.stack.at(-1)?.k !== 'gate';
  // Each of these questions can always be passed or skipped; a roller can always activate nothing.
  const canPass = ['window', 'main', 'roll', 'pay-or-skip'].includes(pending?.kind ?? '');
  if (isAsked && canPass) return true;
  // Plays take long to find, and a defender nearly always has a defence.
  if (isAsked && pending?.kind === 'defend' && legalDefenses(game).length > 0) return true;
  if (isAsked && game.lane.stack.at(-1)?.k === 'move') return hasLegalMove(game);
  return legalAnswers(game, seat).length > 0;
}

function answersTo(
  game: Game,
  seat: Seat,
  { kind, moment }: Pending,
  frame: Frame,
  only?: ActionType,
): Action[] {
  if (!takesPlays(kind)) return answersWithoutPlays(game, kind, frame);
  const wantsPlays = only === undefined || isPlay(only);
  const plays = wantsPlays ? legalPlays(game, seat, kind === 'pay-or-skip' ? null : moment, only) : [];
  if (only !== undefined && wantsPlays) return plays;
  switch (kind) {
    case 'roll':
      return [...legalAttempts(game, only), ...plays];
    case 'defend':
      return [...legalDefenses(game), ...plays];
    case 'pay-or-skip':
      return [...PAY_OR_SKIP, ...plays];
    default: {
      const returns =
        moment === 'before-activation' && only !== 'pass' ? legalReturnsToRolls(game, seat) : [];
      return [...plays, ...returns, { type: 'pass' }];
    }
  }
}

function answersWithoutPlays(game: Game, kind: Pending['kind'], frame: Frame): Action[] {
  switch (kind) {
    case 'discard':
      return legalDiscardSales(game);
    default:
      if (frame.k === 'move') return legalMoves(game);
      if (frame.k === 'crawl') return legalCrawlAnswers(game, frame);
      if (frame.k === 'round') return legalDecisions(game);
      if (frame.k === 'roll') return legalRollAnswers(frame);
      if (frame.k === 'phase' && frame.step === 'planning') return legalPlanning(game);
      if (frame.k === 'phase' && frame.step === 'reach') return legalMissionAims(game);
      if (frame.k === 'phase')
        return frame.phase === 'targeting-roll' ? legalTargets(game, frame) : legalDefenseRerolls(game);
      if (frame.k === 'effects') return legalEffectAnswers(game, frame);
      if (frame.k === 'simultaneous') return legalOrders(frame);
      if (frame.k === 'take') return legalTakes(game, frame);
      throw new BrokenState(`frame ${frame.k} cannot have asked`);
  }
}

/**
 * Carries out a legal answer, without running the lane on.
 * @throws BrokenState if the top frame asks nothing
 */
export function carryOut(game: Game, seat: Seat, action: Action): void {
  const frame = game.lane.stack.at(-1);
  const question = game.lane.pending;
  game.lane.pending = null;
  cancelPlans(game, seat, action);
  if (!frame) throw new BrokenState('nothing waits for an answer');
  switch (frame.k) {
    case 'gate':
      answerWhileWaiting(game, seat, action);
      break;
    case 'move':
      answerMove(game, seat, action);
      break;
    case 'crawl':
      answerCrawl(game, frame, seat, action);
      break;
    case 'round':
      answerDecision(game, seat, action);
      break;
    case 'window':
      answerInWindow(game, frame, seat, action, question);
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
  seat: Seat,
  action: Action,
  question: Pending | null,
): void {
  if (isReturnToRolls(action)) {
    // The roller takes the announcement back, so its window ends too.
    game.lane.stack.pop();
    const phase = game.lane.stack.at(-1);
    if (phase?.k !== 'phase') throw new BrokenState('an announcement outside a phase');
    answerAttempt(game, phase, action);
    return;
  }
  answerWindow(game, frame, seat, action, question);
  carryOutPlay(game, seat, action);
}

function answerPhase(game: Game, frame: PhaseFrame, seat: Seat, action: Action): void {
  if (frame.phase === 'targeting-roll') {
    answerTargeting(game, frame, action);
    return;
  }
  if (frame.phase === 'offensive-roll' && frame.step === 'knockdown') {
    if (!carryOutPlay(game, seat, action)) answerPayOrSkip(game, frame, action);
    return;
  }
  if (frame.step === 'planning') {
    answerAttackPlan(game, action);
    return;
  }
  if (frame.step === 'reach') {
    answerMissionAim(game, frame, action);
    return;
  }
  const played = carryOutPlay(game, seat, action);
  if (frame.step === 'defense-reroll') answerDefenseReroll(game, frame, action);
  else if (frame.phase === 'defensive-roll') answerDefense(game, frame, action);
  else if (frame.phase === 'offensive-roll' && !played) answerAttempt(game, frame, action);
}
