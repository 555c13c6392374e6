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
import { BrokenState, type Game, seatOf, whileNothingChanges } from './game.ts';
import { answerMove, legalMoves, runMove } from './missions/movement.ts';
import { runRound } from './missions/round.ts';
import { answerWhileWaiting, legalWhileWaiting } from './missions/waiting.ts';
import { answerAttempt, isReturn, legalAttempts, legalReturns } from './phases/attempts.ts';
import { answerDefense, answerDefenseReroll, legalDefenseRerolls, legalDefenses } from './phases/defense.ts';
import { runDefensiveRoll } from './phases/defensive-roll.ts';
import { legalDiscardSales, runDiscard } from './phases/discard.ts';
import { runIncome } from './phases/income.ts';
import { answerPayOrSkip, PAY_OR_SKIP } from './phases/knockdown.ts';
import { runMain } from './phases/main.ts';
import { answerReach, legalReach, runOffensiveRoll } from './phases/offensive-roll.ts';
import { runStartFrame } from './phases/start.ts';
import { answerTargeting, legalTargets, runTargetingRoll } from './phases/targeting-roll.ts';
import { runTurnFrame } from './phases/turn.ts';
import { runUpkeep } from './phases/upkeep.ts';
import { carryOutPlay, legalPlays } from './plays/legal.ts';
import { disturbPlans, takePlannedAnswer } from './priority/plans.ts';
import { discardResolved } from './seat/cards.ts';
import type { Pending } from './state.ts';
import { setOffRaised } from './triggers/dispatch.ts';

/** A game that needs more steps than this between two questions is stuck; no real one comes near. */
const STEP_LIMIT = 10_000;

/** Runs the lane, and then every other lane that it has set going. */
export function run(game: Game): void {
  runLane(game);
  // A game of one lane is where it can get.
  if (game.state.lanes.length === 1 && idleLane(game.state) === undefined) return;
  do {
    for (let lane = idleLane(game.state); lane && !game.state.outcome; lane = idleLane(game.state)) {
      runLane({ ...game, lane });
    }
  } while (takeBackEmptyQuestions(game));
}

/**
 * What happens in one lane can leave a question of another without any answer: whoever could be named has fallen or
 * gone on. Such a question is put again, or settled without asking.
 * @returns whether there was one
 */
function takeBackEmptyQuestions(game: Game): boolean {
  let found = false;
  for (const lane of game.state.lanes) {
    if (!lane.pending || game.state.outcome) continue;
    if (legalAnswers({ ...game, lane }, lane.pending.seat).length > 0) continue;
    lane.pending = null;
    found = true;
  }
  return found;
}

function runLane(game: Game): void {
  for (let steps = 0; !game.state.outcome; steps += 1) {
    unwindFallen(game);
    if (game.raised.length > 0) setOffRaised(game);
    if (game.lane.pending && !declineForNobody(game) && !followPlan(game)) return;
    const frame = game.lane.stack.at(-1);
    if (!frame && game.lane === game.state.lanes[0]) {
      throw new BrokenState('nothing is left to do, yet the game is not over');
    }
    if (!frame || isWaiting(game.state, game.lane)) return;
    if (steps > STEP_LIMIT) throw new BrokenState(`frame ${frame.k} does not come to an end`);
    runFrame(game, frame);
  }
}

/**
 * Answers for a seat that fell in the middle of its Attack, and for an enemy, which decides nothing (rule: m-enemy);
 * false when the question waits for a player.
 */
function declineForNobody(game: Game): boolean {
  const { pending } = game.lane;
  if (!pending) return false;
  const { kind, defeated } = seatOf(game, pending.seat);
  if (!defeated && kind !== 'enemy') return false;
  const action = answerOfFallen(legalAnswers(game, pending.seat));
  if (!action) throw new BrokenState('a seat is asked where nobody decides, and nothing can be answered');
  carryOut(game, pending.seat, action);
  return true;
}

/** Answers as the asked seat has planned; false when the question waits for its player. */
function followPlan(game: Game): boolean {
  const { pending } = game.lane;
  const action = pending && takePlannedAnswer(game, pending);
  if (!pending || !action) return false;
  const isLegal = legalAnswers(game, pending.seat).some(
    (legal) =>
      legal.type === action.type &&
      (legal.type !== 'defend' || action.type !== 'defend' || legal.ability === action.ability),
  );
  if (!isLegal) return false;
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
    case 'gate':
      throw new BrokenState('a lane runs that waits at a gate');
    case 'join':
      game.lane.stack.pop();
      return;
    case 'move':
      runMove(game);
      return;
    case 'round':
      runRound(game, frame);
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

/** Carries out an answer that was found legal, and runs on to the next question. */
export function answer(game: Game, seat: number, action: Action): void {
  carryOut(game, seat, action);
  run(game);
}

function carryOut(game: Game, seat: number, action: Action): void {
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
