/**
 * Lanes: parts of a game that go on at their own pace, each with its own turn, stack, question and roll phase. A
 * duel has one; where a mode lets players act side by side a barrier begins several and joins them.
 */
import { BrokenState } from './game.ts';
import type { GameState, Lane, Pending, TurnState } from './state.ts';

/** The lane that everything runs in while no barrier is up. */
const MAIN_LANE = 0;

/**
 * The lane that a seat plays in: the one that asks it, otherwise the newest that has a place for it.
 * @param seat index of the seat
 * @returns index into `state.lanes`
 */
export function laneIndexOf(state: GameState, seat: number): number {
  if (state.lanes.length === 1) return MAIN_LANE;
  const asking = state.lanes.findIndex(({ pending }) => pending?.seat === seat);
  if (asking >= 0) return asking;
  const found = state.lanes.findLastIndex(({ seats }) => seats.includes(seat));
  return found < 0 ? MAIN_LANE : found;
}

/**
 * A lane of the state.
 * @throws BrokenState when there is no such lane
 */
export function laneAt(state: GameState, index: number): Lane {
  const lane = state.lanes[index];
  if (!lane) throw new BrokenState(`the state has no lane ${index}`);
  return lane;
}

/** The lane that a seat plays in. */
export function laneOf(state: GameState, seat: number): Lane {
  return laneAt(state, laneIndexOf(state, seat));
}

/** The turn that a seat plays in, its own or another's; without a seat that of the main lane. */
export function turnOf(state: GameState, seat?: number): TurnState {
  return seat === undefined ? laneAt(state, MAIN_LANE).turn : laneOf(state, seat).turn;
}

/** The questions that are open, in the order of lanes: one for each lane that waits. */
export function openQuestions(state: GameState): Pending[] {
  if (state.outcome) return [];
  return state.lanes.flatMap(({ pending }) => (pending ? [pending] : []));
}

/** The `rev` at which the question of the seat's lane was put: answers made for an earlier one come too late. */
export function askedAt(state: GameState, seat: number): number {
  return laneOf(state, seat).asked;
}
