/**
 * Lanes: parts of a game that go on at their own pace, each with its own turn, stack, question and roll phase. A
 * duel has one; where a mode lets players act side by side a barrier begins several and joins them.
 */
import { BrokenState } from './game.ts';
import type { GameState, Lane, Pending, TurnState } from './state.ts';

/** The lane that everything runs in while no barrier is up. */
const MAIN_LANE = 0;

/**
 * The lane that a seat plays in: the one that asks it, otherwise the newest that has a place for it. A question in the
 * lane of a team-mate comes first, because it keeps that lane waiting; the seat's own waits meanwhile.
 * @param seat index of the seat
 * @returns index into `state.lanes`
 */
export function laneIndexOf(state: GameState, seat: number): number {
  if (state.lanes.length === 1) return MAIN_LANE;
  const elsewhere = state.lanes.findIndex(
    ({ pending, seats }) => pending?.seat === seat && !seats.includes(seat),
  );
  if (elsewhere >= 0) return elsewhere;
  const asking = state.lanes.findIndex(({ pending }) => pending?.seat === seat);
  return asking >= 0 ? asking : ownLaneIndexOf(state, seat);
}

/** The newest lane that has a place for a seat, whoever is asked there; the main lane where none has. */
export function ownLaneIndexOf(state: GameState, seat: number): number {
  return Math.max(
    MAIN_LANE,
    state.lanes.findLastIndex(({ seats }) => seats.includes(seat)),
  );
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

/** The questions that are open, in the order of lanes: at most one for each lane that waits, and for each seat. */
export function openQuestions(state: GameState): Pending[] {
  if (state.outcome) return [];
  return state.lanes.flatMap(({ pending }, lane) =>
    pending && laneIndexOf(state, pending.seat) === lane ? [pending] : [],
  );
}

/** The `rev` at which the question of the seat's lane was put: answers made for an earlier one come too late. */
export function askedAt(state: GameState, seat: number): number {
  return laneOf(state, seat).asked;
}

/** The `rev` at which the present question of the seat's own lane was put, whoever has to answer it. */
export function askedInLaneOf(state: GameState, seat: number): number {
  return laneAt(state, ownLaneIndexOf(state, seat)).asked;
}
