/** Resolves the names of dice in scenarios. */

import type { RollState } from '../../../src/engine/model/roll.ts';
import type { GameState } from '../../../src/engine/model/state.ts';

/**
 * @param die a position, or `owner.position`: the position among that owner's dice
 * @returns the engine's position of the die, or null when there is no such die on the table
 */
export function diePosition(state: GameState, die: number | string): number | null {
  if (typeof die === 'number') return die;
  const [owner, position] = die.split('.').map(Number);
  const roll = rollOnTable(state);
  if (!roll || owner === undefined || position === undefined) return null;
  const own = roll.dice.flatMap((other, at) => ((other.owner ?? roll.owner) === owner ? [at + 1] : []));
  return own[position - 1] ?? null;
}

/** The innermost open roll. */
function rollOnTable(state: GameState): RollState | null {
  const [lane] = state.lanes;
  const frame = lane?.stack.findLast((other) => other.k === 'roll' && !other.roll.settled);
  if (frame?.k === 'roll') return frame.roll;
  const phase = lane?.rollPhase;
  const defender = phase?.attack.targets.find(({ seat }) => seat === phase.attack.defending);
  const roll = defender?.defense?.roll ?? phase?.roll;
  return roll?.settled === false ? roll : null;
}
