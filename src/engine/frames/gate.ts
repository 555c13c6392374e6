/** Gates: lanes that go on side by side wait at one until another lane, which waits for all of them, opens it. */
import type { Game } from '../game.ts';
import type { GameState, Lane } from '../state.ts';
import { GATES, type Gate, type JoinFrame } from './frame.ts';

/** The lane waits at a gate; it runs on when the gate is opened. */
export function waitAtGate({ lane }: Game, gate: Gate): void {
  lane.stack.push({ k: 'gate', gate });
}

/** The gate at which a lane waits, or null. */
export function gateOf({ stack }: Lane): Gate | null {
  const top = stack.at(-1);
  return top?.k === 'gate' ? top.gate : null;
}

/** Lets a lane run on that waits at this gate; false where it does not wait there. */
export function openGate(lane: Lane, gate: Gate): boolean {
  if (gateOf(lane) !== gate) return false;
  lane.stack.pop();
  return true;
}

/** Whether a lane has come to a gate, or beyond it; `over`: to its end. */
function hasCome(lane: Lane, gate: Gate | 'over'): boolean {
  if (lane.stack.length === 0) return true;
  const at = gateOf(lane);
  return gate !== 'over' && at !== null && GATES.indexOf(at) >= GATES.indexOf(gate);
}

/** Whether the lanes that a lane waits for have come. */
export function isJoinOpen(state: GameState, lane: Lane, join: JoinFrame): boolean {
  return missingAt(state, lane, join).length === 0;
}

/** The lanes that a lane still waits for where it has to be joined. */
export function missingAt(state: GameState, lane: Lane, { gate, of }: JoinFrame): Lane[] {
  return state.lanes.filter(
    (other) => other !== lane && (of === undefined || other.seats.includes(of)) && !hasCome(other, gate),
  );
}
