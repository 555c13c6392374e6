/** Gates and joins: a lane waits at a gate until another lane opens it; that lane waits for the others at a join. */

import { GATES, type Gate, type JoinFrame } from '../../model/mission-frame.ts';
import type { GameState, Lane } from '../../model/state.ts';
import type { Game } from '../game.ts';

/** Makes the current lane wait at a gate until `openGate` is called for it. */
export function waitAtGate({ lane }: Game, gate: Gate): void {
  lane.stack.push({ k: 'gate', gate });
}

/** The gate at which a lane waits now, or null. */
export function gateOf({ stack }: Lane): Gate | null {
  const top = stack.at(-1);
  return top?.k === 'gate' ? top.gate : null;
}

/** Lets a lane that waits at this gate run on; returns false if the lane does not wait there. */
export function openGate(lane: Lane, gate: Gate): boolean {
  if (gateOf(lane) !== gate) return false;
  lane.stack.pop();
  return true;
}

/** Whether a lane has reached a gate or a later one; `over`: whether it has ended. A lane that has ended counts. */
function hasReached(state: GameState, lane: Lane, gate: JoinFrame['gate']): boolean {
  if (lane.stack.length === 0) return true;
  if (gate === 'movement') return hasEndedMove(state, lane);
  const at = gateOf(lane);
  return gate !== 'over' && at !== null && GATES.indexOf(at) >= GATES.indexOf(gate);
}

/** Whether the move of a lane's hero has ended, and nothing that it brings is left to do. */
function hasEndedMove({ mission }: GameState, { stack, turn, pool }: Lane): boolean {
  if (stack.some(({ k }) => k === 'move' || k === 'move-end')) return false;
  const top = stack.at(-1);
  // Damage of the move lands before the turn begins.
  const isToLand = pool !== null && top?.k === 'turn' && top.next === 'begin';
  return mission?.heroes[turn.active]?.moved === true && !isToLand;
}

/** Whether all lanes that a join waits for have reached its gate. */
export function isJoinOpen(state: GameState, lane: Lane, join: JoinFrame): boolean {
  return awaitedLanes(state, lane, join).length === 0;
}

/** The lanes that a join still waits for. */
export function awaitedLanes(state: GameState, lane: Lane, { gate, of }: JoinFrame): Lane[] {
  // The main lane has all seats, and ends last.
  return state.lanes.filter((other, index) => {
    const isMeant = of === undefined || (index > 0 && other.seats.includes(of));
    return other !== lane && isMeant && !hasReached(state, other, gate);
  });
}
