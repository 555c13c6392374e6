/** Runs frames until somebody must answer or the game is over. */
import type { Action } from './action.ts';
import './effects/table.ts';
import { answerOfFallen, unwindFallen } from './elimination.ts';
import { idleLane, isWaiting, runBarrierFrame } from './frames/barrier.ts';
import { answerEffect, legalEffectAnswers, runEffectsFrame } from './frames/effects.ts';
import type { Frame, PhaseFrame } from './frames/frame.ts';
import { runLandingFrame } from './frames/landing.ts';
import { answerRoll, legalRollAnswers, runRollFrame } from './frames/roll.ts';
import { answerOrder, legalOrders, runSimultaneousFrame } from './frames/simultaneous.ts';
import { answerTake, legalTakes, runTakeFrame } from './frames/take.ts';
import { answerWindow, runWindowFrame } from './frames/window.ts';
import { BrokenState, type Game, seatOf } from './game.ts';
import { answerAttempt, isReturn, legalAttempts, legalReturns } from './phases/attempts.ts';
import { answerDefense, answerDefenseReroll, legalDefenseRerolls, legalDefenses } from './phases/defense.ts';
import { runDefensiveRoll } from './phases/defensive-roll.ts';
import { legalDiscardSales, runDiscard } from './phases/discard.ts';
import { runIncome } from './phases/income.ts';
import { answerPayOrSkip, PAY_OR_SKIP } from './phases/knockdown.ts';
import { runMain } from './phases/main.ts';
import { runOffensiveRoll } from './phases/offensive-roll.ts';
import { runStartFrame } from './phases/start.ts';
import { answerTargeting, legalTargets, runTargetingRoll } from './phases/targeting-roll.ts';
import { runTurnFrame } from './phases/turn.ts';
import { runUpkeep } from './phases/upkeep.ts';
import { carryOutPlay, legalPlays } from './plays/legal.ts';
import { discardResolved } from './seat/cards.ts';
import { setOffRaised } from './triggers/dispatch.ts';

/** A game that needs more steps than this between two questions is stuck; no real one comes near. */
const STEP_LIMIT = 10_000;

/** Runs the lane, and then every other lane that it has set going. */
export function run(game: Game): void {
  runLane(game);
  for (let lane = idleLane(game.state); lane && !game.state.outcome; lane = idleLane(game.state)) {
    runLane({ ...game, lane });
  }
}

function runLane(game: Game): void {
  for (let steps = 0; !game.state.outcome; steps += 1) {
    unwindFallen(game);
    if (game.raised.length > 0) setOffRaised(game);
    if (game.lane.pending && !declineForFallen(game)) return;
    const frame = game.lane.stack.at(-1);
    if (!frame && game.lane === game.state.lanes[0]) {
      throw new BrokenState('nothing is left to do, yet the game is not over');
    }
    if (!frame || isWaiting(game.state, game.lane)) return;
    if (steps > STEP_LIMIT) throw new BrokenState(`frame ${frame.k} does not come to an end`);
    runFrame(game, frame);
  }
}

/** Answers for a seat that fell in the middle of its Attack; false when the question waits for a player. */
function declineForFallen(game: Game): boolean {
  const { pending } = game.lane;
  if (!pending || !seatOf(game, pending.seat).defeated) return false;
  const action = answerOfFallen(legalAnswers(game, pending.seat));
  if (!action) throw new BrokenState('a fallen seat is asked and nothing can be answered');
  carryOut(game, pending.seat, action);
  return true;
}

function runFrame(game: Game, frame: Frame): void {
  switch (frame.k) {
    case 'turn':
      runTurnFrame(game, frame);
      return;
    case 'start':
      runStartFrame(game, frame);
      return;
    case 'barrier':
      runBarrierFrame(game, frame);
      return;
    case 'phase':
      runPhase(game, frame);
      return;
    case 'effects':
      runEffectsFrame(game, frame);
      return;
    case 'window':
      runWindowFrame(game, frame);
      return;
    case 'roll':
      runRollFrame(game, frame);
      return;
    case 'landing':
      runLandingFrame(game, frame);
      return;
    case 'simultaneous':
      runSimultaneousFrame(game, frame);
      return;
    case 'take':
      runTakeFrame(game, frame);
      return;
    case 'card':
      game.lane.stack.pop();
      discardResolved(game, frame.seat, frame.card);
      return;
  }
}

function runPhase(game: Game, frame: PhaseFrame): void {
  switch (frame.phase) {
    case 'upkeep':
      runUpkeep(game, frame);
      return;
    case 'income':
      runIncome(game, frame);
      return;
    case 'main-1':
    case 'main-2':
      runMain(game, frame);
      return;
    case 'offensive-roll':
      runOffensiveRoll(game, frame);
      return;
    case 'targeting-roll':
      runTargetingRoll(game, frame);
      return;
    case 'defensive-roll':
      runDefensiveRoll(game, frame);
      return;
    case 'discard':
      runDiscard(game, frame);
      return;
  }
}

/** Everything that answers the pending question, plays in between included. */
export function legalAnswers(game: Game, seat: number): Action[] {
  const { pending } = game.lane;
  const frame = game.lane.stack.at(-1);
  if (!pending || pending.seat !== seat || !frame || game.state.outcome) return [];
  switch (pending.kind) {
    case 'window':
    case 'main':
      return [...legalPlays(game, seat, pending.moment), ...windowExtras(game, seat), { type: 'pass' }];
    case 'roll':
      return [...legalAttempts(game), ...legalPlays(game, seat, pending.moment)];
    case 'defend':
      return [...legalDefenses(game), ...legalPlays(game, seat, pending.moment)];
    case 'pay-or-skip':
      return [...PAY_OR_SKIP, ...legalPlays(game, seat, null)];
    case 'discard':
      return legalDiscardSales(game);
    default:
      if (frame.k === 'roll') return legalRollAnswers(frame);
      if (frame.k === 'phase')
        return frame.phase === 'targeting-roll' ? legalTargets(game, frame) : legalDefenseRerolls(game);
      if (frame.k === 'effects') return legalEffectAnswers(game, frame);
      if (frame.k === 'simultaneous') return legalOrders(frame);
      if (frame.k === 'take') return legalTakes(game, frame);
      throw new BrokenState(`frame ${frame.k} cannot have asked`);
  }
}

function windowExtras(game: Game, seat: number): Action[] {
  return game.lane.pending?.moment === 'before-activation' ? legalReturns(game, seat) : [];
}

/** Carries out an answer that was found legal, and runs on to the next question. */
export function answer(game: Game, seat: number, action: Action): void {
  carryOut(game, seat, action);
  run(game);
}

function carryOut(game: Game, seat: number, action: Action): void {
  const frame = game.lane.stack.at(-1);
  game.lane.pending = null;
  if (!frame) throw new BrokenState('nothing waits for an answer');
  switch (frame.k) {
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
  const played = carryOutPlay(game, seat, action);
  if (frame.step === 'defense-reroll') answerDefenseReroll(game, frame, action);
  else if (frame.phase === 'defensive-roll') answerDefense(game, frame, action);
  else if (frame.phase === 'offensive-roll' && !played) answerAttempt(game, frame, action);
}
