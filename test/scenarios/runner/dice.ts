/** Resolves the names of dice in scenarios. */

import { laneAt, laneIndexOf, ownLaneIndexOf } from '../../../src/engine/core/lanes.ts';
import type { RollState } from '../../../src/engine/model/roll.ts';
import type { GameState, Lane } from '../../../src/engine/model/state.ts';

/** A die as an action names it: its position, and its owner if it lies in another lane than that of the question. */
interface DieMeant {
  readonly die: number;
  readonly of?: number;
}

/**
 * @param step the die as a position, or as `owner.position`: the position among that owner's dice; and the seat that
 *   answers
 * @returns null when there is no such die on the table
 */
export function dieMeant(
  state: GameState,
  { seat, die }: { readonly seat: number; readonly die: number | string },
): DieMeant | null {
  if (typeof die === 'number') return { die };
  const [owner, position] = die.split('.').map(Number);
  if (owner === undefined || position === undefined) return null;
  const asked = laneIndexOf(state, seat);
  const here = positionIn(laneAt(state, asked), owner, position);
  if (here !== null) return { die: here };
  const other = ownLaneIndexOf(state, owner);
  const there = other === asked ? null : positionIn(laneAt(state, other), owner, position);
  return there === null ? null : { die: there, of: owner };
}

/** The engine's position of an owner's die in the innermost open roll of a lane. */
function positionIn(lane: Lane, owner: number, position: number): number | null {
  const roll = rollOnTable(lane);
  const own = roll?.dice.flatMap((die, at) => ((die.owner ?? roll.owner) === owner ? [at + 1] : [])) ?? [];
  return own[position - 1] ?? null;
}

/** The innermost open roll. */
function rollOnTable({ stack, rollPhase: phase }: Lane): RollState | null {
  const frame = stack.findLast((other) => other.k === 'roll' && !other.roll.settled);
  if (frame?.k === 'roll') return frame.roll;
  const defender = phase?.attack.targets.find(({ seat }) => seat === phase.attack.defending);
  const roll = defender?.defense?.roll ?? phase?.roll;
  return roll?.settled === false ? roll : null;
}
