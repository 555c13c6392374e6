/** The interpreter: runs frames until a player must answer or the game is over. */

import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import '../effects/table.ts';
import { isMinionSeat } from '../core/crawl/party.ts';
import { BrokenState, type Game, seatOf } from '../core/game.ts';
import { seatsAsked } from '../core/lanes.ts';
import { settleCard } from '../core/seat/cards.ts';
import { isWaiting, runBarrierFrame, runnableLane } from '../core/stack/barrier.ts';
import { decideForMinion } from '../crawls/minion-decisions.ts';
import { isCrawlQuestionMoot, runCrawl } from '../crawls/turn.ts';
import { pushRaisedTriggers } from '../effects/triggers/dispatch.ts';
import { answerOfFallen, removeFallenSeats } from '../flow/elimination.ts';
import { runEffectsFrame } from '../flow/frames/effects.ts';
import { runLandingFrame } from '../flow/frames/landing.ts';
import { runRollFrame } from '../flow/frames/roll.ts';
import { runSimultaneousFrame } from '../flow/frames/simultaneous.ts';
import { runTakeFrame } from '../flow/frames/take.ts';
import { runWindowFrame } from '../flow/frames/window.ts';
import { runDefensiveRoll } from '../flow/phases/defensive-roll.ts';
import { runDiscard } from '../flow/phases/discard.ts';
import { runIncome } from '../flow/phases/income.ts';
import { runMain } from '../flow/phases/main.ts';
import { runOffensiveRoll } from '../flow/phases/offensive-roll.ts';
import { runStartFrame } from '../flow/phases/start.ts';
import { runTargetingRoll } from '../flow/phases/targeting-roll.ts';
import { runTurnFrame } from '../flow/phases/turn.ts';
import { runUpkeep } from '../flow/phases/upkeep.ts';
import { takePlannedAnswer } from '../flow/priority/plans.ts';
import { runMove } from '../missions/movement.ts';
import { runRound } from '../missions/round.ts';
import { settleMoves } from '../missions/settled-moves.ts';
import type { Frame, PhaseFrame } from '../model/frame.ts';
import { carryOut, hasLegalAnswer, legalAnswers } from './answers.ts';
import { plannedAct } from './planned-act.ts';

/** More steps than this between two questions mean an endless loop. Real games need far fewer. */
const STEP_LIMIT = 10_000;

/** Runs the lane, then every other lane that can run, until each waits for an answer or another lane. */
export function run(game: Game): void {
  runLane(game);
  // A fast path: a single lane that waits needs nothing more.
  if (game.state.lanes.length === 1 && runnableLane(game.state) === undefined) return;
  do {
    settleMoves(game);
    for (let lane = runnableLane(game.state); lane && !game.state.outcome; lane = runnableLane(game.state)) {
      runLane({ ...game, lane });
      settleMoves(game);
    }
  } while (withdrawEmptyQuestions(game));
}

/**
 * Withdraws questions without a legal answer, or with none but to decline what is settled. They occur if the seats that
 * could be named have fallen, or have moved on in another lane. The frame then runs again: it asks anew, or continues without an answer.
 * @returns whether a question was withdrawn
 */
function withdrawEmptyQuestions(game: Game): boolean {
  let found = false;
  for (const lane of game.state.lanes) {
    if (!lane.pending || game.state.outcome) continue;
    const inLane = { ...game, lane };
    if (hasLegalAnswer(inLane, lane.pending.seat) && !isCrawlQuestionMoot(inLane)) continue;
    lane.pending = null;
    found = true;
  }
  return found;
}

/** Runs one lane until it waits for an answer or another lane, or nothing is left to do in it. */
export function runLane(game: Game): void {
  for (let steps = 0; !game.state.outcome; steps += 1) {
    removeFallenSeats(game);
    if (game.raised.length > 0) pushRaisedTriggers(game);
    if (game.lane.pending && !answerWithoutPlayer(game) && !followPlan(game)) return;
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
 * Answers for a defeated seat, and for an enemy or minion, which decides nothing (rule: m-enemies, a-minion-step).
 * @returns false if the question is for a player
 */
function answerWithoutPlayer(game: Game): boolean {
  const { pending } = game.lane;
  if (!pending) return false;
  const { kind, defeated } = seatOf(game, pending.seat);
  const isMinion = !defeated && isMinionSeat(game.state, pending.seat);
  if (!defeated && kind !== 'enemy' && !isMinion) return false;
  const legal = legalAnswers(game, pending.seat);
  const action = isMinion ? decideForMinion(game, pending, legal) : answerOfFallen(legal);
  if (!action) throw new BrokenState('a seat is asked where nobody decides, and nothing can be answered');
  carryOut(game, pending.seat, action);
  return true;
}

/** Answers by the plan of the asked seat; returns false if it has none that is legal here. */
function followPlan(game: Game): boolean {
  const { pending } = game.lane;
  if (!pending) return false;
  for (const seat of seatsAsked(pending)) {
    const act = plannedAct(game, pending, seat);
    if (act === null) continue;
    carryOut(game, seat, act);
    return true;
  }
  const action = takePlannedAnswer(game, pending);
  if (!action) return false;
  const isLegal = legalAnswers(game, pending.seat, action.type).some(
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
    case 'move-end':
      game.lane.stack.pop();
      return;
    case 'move':
      runMove(game);
      return;
    case 'round':
      runRound(game, frame);
      return;
    case 'crawl':
      runCrawl(game, frame);
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
      settleCard(game, frame.seat, frame.card);
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

/** Carries out a legal answer, and runs on to the next question. */
export function answer(game: Game, seat: Seat, action: Action): void {
  carryOut(game, seat, action);
  run(game);
}
