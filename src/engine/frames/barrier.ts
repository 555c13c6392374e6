/** Lanes side by side: a barrier begins one for each group of seats and goes on when all of them are over. */
import type { Game } from '../game.ts';
import type { GameState, Lane, TurnState } from '../state.ts';
import type { BarrierFrame, Frame } from './frame.ts';
import { isJoinOpen } from './gate.ts';

/** A turn before anything has happened in it. */
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

/** Begins the lanes of a round; once all are over they leave, and the next round begins. */
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
 * Begins a lane beside the others, with the number and start player of the turn in the present one.
 * @param seats who acts there, at least one
 */
export function beginLane({ state, lane }: Game, seats: number[], stack: Frame[]): void {
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

/** Whether a lane waits for others: at a gate, or where it has to be joined by lanes that go on. */
export function isWaiting(state: GameState, lane: Lane): boolean {
  const top = lane.stack.at(-1);
  if (top?.k === 'gate') return true;
  if (top?.k === 'join') return !isJoinOpen(state, lane, top);
  if (top?.k !== 'barrier') return false;
  return state.lanes.slice(state.lanes.indexOf(lane) + 1).some(({ stack }) => stack.length > 0);
}

/** A lane that can go on without an answer, or undefined when all wait. */
export function idleLane(state: GameState): Lane | undefined {
  return state.lanes.find(
    (lane) => lane.pending === null && lane.stack.length > 0 && !isWaiting(state, lane),
  );
}
