/** Dice that lie on the table and are not settled: what die-changing cards and tokens act on. */
import { throwDice } from '../chance.ts';
import { areOpponents } from '../damage/health.ts';
import type { Game } from '../game.ts';
import type { RollState } from '../state.ts';
import type { DieFace, DieValue } from './requirement.ts';

export interface OpenRoll {
  readonly roll: RollState;
  readonly kind: 'offensive' | 'targeting' | 'defensive' | 'effect';
}

/** The innermost unsettled roll, or null. */
export function openRoll(game: Game): OpenRoll | null {
  const { stack, rollPhase } = game.lane;
  for (let i = stack.length - 1; i >= 0; i -= 1) {
    const frame = stack[i];
    if (frame?.k !== 'roll' || frame.step === 'throw' || frame.roll.settled) continue;
    return { roll: frame.roll, kind: stack[i - 1]?.k === 'phase' ? 'targeting' : 'effect' };
  }
  if (!rollPhase?.roll || rollPhase.roll.settled) return null;
  return { roll: rollPhase.roll, kind: rollPhase.defense ? 'defensive' : 'offensive' };
}

/** New dice in the hands of `owner`, thrown at once. */
export function throwRoll(
  game: Game,
  owner: number,
  count: number,
  label: string,
  attempt: number | null,
): RollState {
  const values = throwDice(game.state.chance, count);
  game.events.push({ e: 'rolled', seat: owner, label, dice: values, rerolled: [], attempt });
  return {
    owner,
    dice: values.map((value) => ({ value, kept: false, altered: false })),
    label,
    changes: 0,
    settled: false,
  };
}

/**
 * Throws some dice of a roll again, filling their positions in order.
 * @param positions 1-based, ascending; a position may stand twice (it is thrown twice)
 */
export function rerollDice(
  game: Game,
  roll: RollState,
  positions: readonly number[],
  attempt: number | null,
): void {
  const values = throwDice(game.state.chance, positions.length);
  for (const [index, die] of roll.dice.entries()) die.kept = !positions.includes(index + 1);
  positions.forEach((position, i) => {
    const die = roll.dice[position - 1];
    const value = values[i];
    if (die && value !== undefined) {
      die.value = value;
      die.altered = false;
    }
  });
  game.events.push({
    e: 'rolled',
    seat: roll.owner,
    label: roll.label,
    dice: facesOf(roll),
    rerolled: positions,
    attempt,
  });
}

/** Remembers that a roll was changed by a seat; what an opponent changes comes back to the roller (R85). */
export function noteChange(game: Game, by: number, roll: RollState): void {
  roll.changes += 1;
  if (areOpponents(game, by, roll.owner)) roll.cameBack = true;
}

/** Sets one die and remembers that the roll was changed. */
export function alterDie(game: Game, by: number, roll: RollState, position: number, to: DieValue): void {
  const die = roll.dice[position - 1];
  if (!die) return;
  game.events.push({ e: 'altered', by, owner: roll.owner, die: position, from: die.value, to });
  die.value = to;
  die.altered = true;
  noteChange(game, by, roll);
}

export function facesOf(roll: RollState): DieFace[] {
  return roll.dice.map((die) => die.value);
}
