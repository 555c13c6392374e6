/**
 * Lanes: parts of a game that run independently, each with its own turn, stack, question and Roll Phase. A duel has one
 * lane. In modes in which players act at the same time, a barrier starts several and joins them.
 */

import type { Action, AssistAction } from '../model/action.ts';
import type { LaneIndex, Seat } from '../model/ids.ts';
import type { GameState, Lane, Pending, TurnState } from '../model/state.ts';
import { BrokenState } from './game.ts';

/** Index of the lane that exists in every game. */
const MAIN_LANE = 0;

/**
 * The lane in which a seat acts now: one that asks it, otherwise the newest one that it belongs to. A question in the
 * lane of a team-mate comes before one in the seat's own lane, because the team-mate has to wait for it.
 * @param seat index of the seat
 * @returns index into `state.lanes`
 */
export function laneIndexOf(state: GameState, seat: Seat): LaneIndex {
  if (state.lanes.length === 1) return MAIN_LANE;
  const elsewhere = state.lanes.findIndex(
    ({ pending, seats }) => asks(pending, seat) && !seats.includes(seat),
  );
  if (elsewhere >= 0) return elsewhere;
  const asking = state.lanes.findIndex(({ pending }) => asks(pending, seat));
  return asking >= 0 ? asking : ownLaneIndexOf(state, seat);
}

/** Index of the newest lane that a seat belongs to, no matter whom it asks; the main lane if there is none. */
export function ownLaneIndexOf(state: GameState, seat: Seat): LaneIndex {
  return Math.max(
    MAIN_LANE,
    state.lanes.findLastIndex(({ seats }) => seats.includes(seat)),
  );
}

/**
 * A lane of the state by its index.
 * @throws BrokenState if there is no such lane
 */
export function laneAt(state: GameState, index: LaneIndex): Lane {
  const lane = state.lanes[index];
  if (!lane) throw new BrokenState(`the state has no lane ${index}`);
  return lane;
}

/** The lane in which a seat acts now. */
export function laneOf(state: GameState, seat: Seat): Lane {
  return laneAt(state, laneIndexOf(state, seat));
}

/** The turn of the lane in which a seat acts now; of the main lane if no seat is given. */
export function turnOf(state: GameState, seat?: Seat): TurnState {
  return seat === undefined ? laneAt(state, MAIN_LANE).turn : laneOf(state, seat).turn;
}

/**
 * Whether heroes of a party act side by side, each in a lane: in a Mission, and in a Portal Crawl by the house rule, until it
 * is decided.
 */
export function actSideBySide({ mission, crawl }: Pick<GameState, 'mission' | 'crawl'>): boolean {
  return mission !== undefined || (crawl?.atOnce === true && crawl.after === undefined);
}

/** The seats that may answer a question: mostly one; several if they decide together, the next in turn order first. */
export function seatsAsked({ seat, also = [] }: Pending): Seat[] {
  return [seat, ...also];
}

/** Whether a question may be answered by a seat. */
export function asks(pending: Pending | null, seat: Seat): boolean {
  return pending !== null && (pending.seat === seat || pending.also?.includes(seat) === true);
}

/**
 * The open questions in the order of lanes; at most one for each seat. A question that several seats may answer is
 * listed for each of them, with the others in `also`.
 */
export function openQuestions(state: GameState): Pending[] {
  if (state.outcome) return [];
  return state.lanes.flatMap(({ pending }, lane) => {
    if (!pending) return [];
    const asked = seatsAsked(pending).filter((seat) => laneIndexOf(state, seat) === lane);
    return asked.map((seat) => (seat === pending.seat ? pending : forSeat(pending, seat)));
  });
}

/** A question that several seats may answer, as one of them is asked it. */
export function forSeat(pending: Pending, seat: Seat): Pending {
  return { ...pending, seat, also: seatsAsked(pending).filter((other) => other !== seat) };
}

/** The `rev` at which the question of the seat's present lane was asked. An answer made for an earlier one is stale. */
export function askedAt(state: GameState, seat: Seat): number {
  return laneOf(state, seat).asked;
}

/** The `rev` at which the question of the seat's own lane was asked, no matter to whom. */
export function askedInLaneOf(state: GameState, seat: Seat): number {
  return laneAt(state, ownLaneIndexOf(state, seat)).asked;
}

/** Whether an action is made in the lane of a team-mate. */
export function isAssist(action: Action): action is AssistAction {
  return 'into' in action && action.into !== undefined;
}
