/** Lanes side by side: a barrier begins one for each group of seats and goes on when all of them are over. */
import type { Game } from '../game.ts';
import type { GameState, Lane, TurnState } from '../state.ts';
import type { BarrierFrame } from './frame.ts';

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
    const [active] = seats;
    if (active === undefined) continue;
    const { number, startPlayer } = lane.turn;
    state.lanes.push({
      seats,
      turn: newTurn({ number, active, startPlayer }),
      stack: [{ k: 'turn', next: 'begin', forRound: true }],
      pending: null,
      asked: 0,
      rollPhase: null,
      pool: null,
    });
  }
}

/** Whether a lane stands at a barrier while lanes that were begun there go on. */
export function isWaiting(state: GameState, lane: Lane): boolean {
  if (lane.stack.at(-1)?.k !== 'barrier') return false;
  return state.lanes.slice(state.lanes.indexOf(lane) + 1).some(({ stack }) => stack.length > 0);
}

/** A lane that can go on without an answer, or undefined when all wait. */
export function idleLane(state: GameState): Lane | undefined {
  return state.lanes.find(
    (lane) => lane.pending === null && lane.stack.length > 0 && !isWaiting(state, lane),
  );
}
