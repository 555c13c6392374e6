/** Lanes that run side by side. A barrier starts one lane for each group of seats and waits until all have ended. */

import type { Frame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { BarrierFrame } from '../../model/mission-frame.ts';
import type { GameState, Lane, TurnState } from '../../model/state.ts';
import type { Game } from '../game.ts';
import { isJoinOpen } from './gate.ts';

/** A turn record with default values; `more` overrides single fields. */
export function newTurn(more: Partial<TurnState> = {}): TurnState {
  return {
    number: 0,
    active: 0,
    phase: 'start',
    startPlayer: 0,
    leaderCardDrawn: false,
    extraOffense: [],
    ...more,
  };
}

/** Removes the lanes of the last round and starts those of the next. Groups without a living seat get no lane. */
export function runBarrierFrame(game: Game, frame: BarrierFrame): void {
  const { state, lane } = game;
  const begun = state.lanes.splice(state.lanes.indexOf(lane) + 1);
  lane.turn.number = Math.max(lane.turn.number, ...begun.map(({ turn }) => turn.number));
  for (const group of frame.groups) {
    const seats = group.filter((seat) => !state.seats[seat]?.defeated);
    if (seats.length > 0) beginLane(game, seats, [{ k: 'turn', next: 'begin', forRound: true }]);
  }
}

/**
 * Adds a lane beside the others. It takes the turn number and the start player from the current lane.
 * @param seats the seats that act in the lane, at least one; the first becomes the active player
 * @param stack the first frames of the lane
 */
export function beginLane({ state, lane }: Game, seats: Seat[], stack: Frame[]): void {
  const { number, startPlayer } = lane.turn;
  state.lanes.push({
    seats,
    turn: newTurn({ number, active: seats[0] ?? 0, startPlayer }),
    stack,
    pending: null,
    asked: 0,
    rollPhase: null,
    pool: null,
  });
}

/** Whether a lane waits for other lanes: at a gate, at a join, or at a barrier whose lanes still run. */
export function isWaiting(state: GameState, lane: Lane): boolean {
  const top = lane.stack.at(-1);
  if (top?.k === 'gate') return true;
  if (top?.k === 'join') return !isJoinOpen(state, lane, top);
  if (top?.k === 'turn') return top.next === 'begin' && isMovementOver(state, lane);
  if (top?.k !== 'barrier') return false;
  return state.lanes.slice(state.lanes.indexOf(lane) + 1).some(({ stack }) => stack.length > 0);
}

/** Whether the main lane is about to end the Movement Phase, which it does before this lane begins a turn. */
function isMovementOver(state: GameState, lane: Lane): boolean {
  const [main] = state.lanes;
  const join = main?.stack.at(-1);
  if (!main || main === lane || join?.k !== 'join' || join.gate !== 'movement') return false;
  return isJoinOpen(state, main, join);
}

/** The first lane that can run on without an answer, or undefined when every lane waits or has ended. */
export function runnableLane(state: GameState): Lane | undefined {
  return state.lanes.find(
    (lane) => lane.pending === null && lane.stack.length > 0 && !isWaiting(state, lane),
  );
}
