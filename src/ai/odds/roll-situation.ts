/** What is known of a roll when its odds are asked for, checked and brought into the solver's terms. */
import type { DieFace, DieValue } from '../../engine/rules.ts';
import { DIE_VALUES, MAX_DICE } from './dice-space.ts';
import { MAX_ATTEMPTS } from './solve.ts';

/** A roll, before its first attempt or between two. Positions are 0-based indices into `dice`. */
export interface RollSituation {
  /** Roll attempts left, 0..10; without dice the first roll is one of them. Entangle is one fewer. */
  readonly attempts: number;
  /** The dice as rolled, 1..5 of them; none before the first roll. `null` is a die that counts as blank now. */
  readonly dice?: readonly DieFace[];
  /** How many dice are rolled when none are given yet, 1..5; five by default. */
  readonly diceCount?: number;
  /** Positions of dice that may not be rerolled. */
  readonly locked?: readonly number[];
  /** Keep just these (and the locked) dice at the next attempt, however wise that is; needs an attempt left. */
  readonly keep?: readonly number[];
  /** Values that count as blank however often the dice are rolled, such as 6 under Hex (rule: hex). */
  readonly blankValues?: readonly DieValue[];
}

/** A rolled die: its place in the given dice and the value that lies up, blank or not. */
export interface PlacedDie {
  readonly position: number;
  readonly value: DieValue;
}

/** A checked situation: what stays, what may be rolled again and what was chosen to be kept. */
export interface ResolvedRoll {
  readonly attempts: number;
  /** All dice as they count, in the given order; `null` before the first roll. */
  readonly faces: readonly DieFace[] | null;
  /** What the locked dice count as, in an order that does not depend on their positions. */
  readonly lockedFaces: readonly DieFace[];
  /** How many dice may be rolled. */
  readonly freeCount: number;
  /** The free dice that can be kept; a die blank only for now is missing, since rolling it never hurts. */
  readonly free: readonly PlacedDie[];
  readonly lockedPositions: readonly number[];
  /** The chosen free dice, or `null` when the best keep is wanted. */
  readonly chosen: readonly PlacedDie[] | null;
  readonly blankValues: readonly DieValue[];
}

/**
 * Checks a situation.
 * @throws RangeError that names what is wrong: attempts, the number of dice, values or positions
 */
export function resolveRoll(situation: RollSituation): ResolvedRoll {
  const { attempts, dice, diceCount = MAX_DICE, locked = [], keep, blankValues = [] } = situation;
  if (!Number.isInteger(attempts) || attempts < 0 || attempts > MAX_ATTEMPTS) {
    throw new RangeError(`Roll attempts must be a whole number from 0 to ${MAX_ATTEMPTS}, not ${attempts}.`);
  }
  for (const value of blankValues) checkValue(value);
  if (!dice) {
    if (locked.length > 0 || keep)
      throw new RangeError('Dice can be kept or locked only once they are rolled.');
    checkDiceCount(diceCount);
    return {
      attempts,
      faces: null,
      lockedFaces: [],
      freeCount: diceCount,
      free: [],
      lockedPositions: [],
      chosen: null,
      blankValues,
    };
  }
  checkDiceCount(dice.length);
  if (keep && attempts === 0)
    throw new RangeError('Without an attempt left there is nothing to keep dice for.');
  const faces = dice.map((face) => {
    if (face === null) return null;
    checkValue(face);
    return blankValues.includes(face) ? null : face;
  });
  const lockedPositions = checkedPositions(locked, dice.length);
  const free = dice.flatMap((face, position): PlacedDie[] => {
    const value = face ?? blankValues[0];
    return value === undefined || lockedPositions.includes(position) ? [] : [{ position, value }];
  });
  return {
    attempts,
    faces,
    lockedFaces: lockedPositions.map((at) => faces[at] ?? null).sort((a, b) => (a ?? 0) - (b ?? 0)),
    freeCount: dice.length - lockedPositions.length,
    free,
    lockedPositions,
    chosen: keep ? chosenDice(checkedPositions(keep, dice.length), free, lockedPositions) : null,
    blankValues,
  };
}

function chosenDice(
  kept: readonly number[],
  free: readonly PlacedDie[],
  locked: readonly number[],
): readonly PlacedDie[] {
  return kept.flatMap((at) => {
    if (locked.includes(at)) return [];
    const die = free.find(({ position }) => position === at);
    if (!die)
      throw new RangeError(`The die at position ${at} is blank: say which values are blank to keep it.`);
    return [die];
  });
}

function checkDiceCount(count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > MAX_DICE) {
    throw new RangeError(`A roll has one to five dice, not ${count}.`);
  }
}

function checkValue(value: DieValue): void {
  if (!DIE_VALUES.includes(value)) throw new RangeError(`A die shows 1 to 6, not ${value}.`);
}

function checkedPositions(positions: readonly number[], count: number): readonly number[] {
  for (const at of positions) {
    if (!Number.isInteger(at) || at < 0 || at >= count) {
      throw new RangeError(`There is no die at position ${at}: positions go from 0 to ${count - 1}.`);
    }
  }
  return [...new Set(positions)].sort((a, b) => a - b);
}
