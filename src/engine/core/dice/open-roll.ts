/** Rolls: which one is open (not settled, so that dice may be changed), and how dice are thrown and changed. */

import type { DiePosition, Seat } from '../../model/ids.ts';
import type { RollState } from '../../model/roll.ts';
import type { RollPhase } from '../../model/state.ts';
import type { DieFace, DieValue } from '../../vocabulary/dice.ts';
import { throwDice } from '../chance.ts';
import type { Game } from '../game.ts';
import { areOpponents } from '../seat/relations.ts';
import { facesFor } from './blanks.ts';

/** A roll with its kind. */
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
  if (!rollPhase) return null;
  // This runs for each window, so it makes no intermediate list.
  let isDefended = false;
  for (const { defense } of rollPhase.attack.targets) {
    if (!defense) continue;
    if (!defense.roll.settled) return { roll: defense.roll, kind: 'defensive' };
    isDefended = true;
  }
  const { roll } = rollPhase;
  return roll && !roll.settled && !isDefended ? { roll, kind: 'offensive' } : null;
}

/** The rolls of a Roll Phase to show: those of the defences; before any, the Offensive Roll. */
export function rollsOnTable({ attack, roll }: RollPhase): OpenRoll[] {
  const defences = attack.targets.flatMap(({ defense }): OpenRoll[] =>
    defense ? [{ roll: defense.roll, kind: 'defensive' }] : [],
  );
  if (defences.length > 0) return defences;
  return roll ? [{ roll, kind: 'offensive' }] : [];
}

/**
 * Throws new dice.
 * @param count number of dice, 1 or more
 * @param label what the roll is for, see `RollState`
 * @param attempt number of the Roll Attempt for the log; null for other rolls
 */
export function throwRoll(
  game: Game,
  owner: Seat,
  count: number,
  label: string,
  attempt: number | null,
): RollState {
  const values = facesFor(game, owner, throwDice(game.state.chance, count));
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
 * Throws dice of other players and adds them to a roll (R82).
 * @param count number of dice for each seat
 */
export function addOpposedDice(game: Game, roll: RollState, seats: readonly Seat[], count: number): void {
  for (const owner of seats) {
    const values = facesFor(game, owner, throwDice(game.state.chance, count));
    game.events.push({
      e: 'rolled',
      seat: owner,
      label: roll.label,
      dice: values,
      rerolled: [],
      attempt: null,
    });
    roll.dice.push(...values.map((value) => ({ value, owner, kept: false, altered: false })));
  }
}

/** The seat that owns a die; `position` is 1-based. */
export function ownerOfDie(roll: RollState, position: DiePosition): Seat {
  return roll.dice[position - 1]?.owner ?? roll.owner;
}

/** The positions of a seat's dice in a roll, 1-based and ascending. */
export function positionsOf(roll: RollState, seat: Seat): number[] {
  const positions: DiePosition[] = [];
  for (let position = 1; position <= roll.dice.length; position += 1) {
    if (ownerOfDie(roll, position) === seat) positions.push(position);
  }
  return positions;
}

/** The sum of all dice that do not belong to the roll's owner. */
export function opposedSum(roll: RollState): number {
  return roll.dice.reduce(
    (sum, die) => sum + ((die.owner ?? roll.owner) === roll.owner ? 0 : (die.value ?? 0)),
    0,
  );
}

/**
 * Throws some dice of a roll again.
 * @param positions 1-based, ascending, dice of one player; a die whose position is listed twice is thrown twice
 * @param attempt number of the Roll Attempt for the log; null for other rolls
 */
export function rerollDice(
  game: Game,
  roll: RollState,
  positions: readonly DiePosition[],
  attempt: number | null,
): void {
  const seat = ownerOfDie(roll, positions[0] ?? 1);
  const values = facesFor(game, seat, throwDice(game.state.chance, positions.length));
  const own = positionsOf(roll, seat);
  // Only the re-roll that grants a bonus counts for it: a later one by other means loses it (rule: hero-gunslinger).
  delete roll.bonus;
  for (const [index, die] of roll.dice.entries()) {
    if (own.includes(index + 1)) die.kept = !positions.includes(index + 1);
  }
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
    seat,
    label: roll.label,
    dice: facesOf(roll, seat),
    rerolled: positions.map((position) => own.indexOf(position) + 1),
    attempt,
  });
}

/** Counts a change of a roll. If an opponent made it, the dice return to the roller (R85). */
export function noteChange(game: Game, by: Seat, roll: RollState): void {
  roll.changes += 1;
  if (areOpponents(game, by, roll.owner)) roll.cameBack = true;
}

/** Sets one die and counts the change; `position` is 1-based. */
export function alterDie(game: Game, by: Seat, roll: RollState, position: DiePosition, to: DieValue): void {
  const die = roll.dice[position - 1];
  if (!die) return;
  const owner = ownerOfDie(roll, position);
  const own = positionsOf(roll, owner).indexOf(position) + 1;
  game.events.push({ e: 'altered', by, owner, die: own, from: die.value, to });
  die.value = to;
  die.altered = true;
  noteChange(game, by, roll);
}

/** The faces of one seat's dice; those of the roll's owner if no seat is given. */
export function facesOf(roll: RollState, seat: Seat = roll.owner): DieFace[] {
  const faces: DieFace[] = [];
  for (const die of roll.dice) if ((die.owner ?? roll.owner) === seat) faces.push(die.value);
  return faces;
}

/**
 * All sets of 1 to `most` dice.
 * @param from 1-based positions, ascending
 * @returns sets of positions, each ascending
 */
export function diceSubsets(from: readonly number[], most: number): number[][] {
  const subsets: number[][] = [];
  for (let mask = 1; mask < 1 << from.length; mask += 1) {
    const positions = from.filter((_, i) => mask & (1 << i));
    if (positions.length <= most) subsets.push(positions);
  }
  return subsets;
}
