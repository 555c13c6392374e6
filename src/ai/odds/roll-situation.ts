/** The input of an odds query, and its validated form for the solver. */
import type { DieFace, DieValue } from '../../engine/rules.ts';
import { DIE_VALUES, MAX_DICE } from './dice-space.ts';
import { MAX_ATTEMPTS } from './solve.ts';

/** A roll before its first attempt or between two attempts. Positions are 0-based indices into `dice`. */
export interface RollSituation {
  /** Roll attempts left, 0..10. Before the first roll this includes the first attempt. Entangle subtracts one. */
  readonly attempts: number;
  /** The dice as rolled, 1..5 of them; undefined before the first roll. `null` is a die that counts as blank now. */
  readonly dice?: readonly DieFace[];
  /** The number of dice to roll when `dice` is undefined, 1..5; five by default. */
  readonly diceCount?: number;
  /** Positions of dice that may not be rerolled. */
  readonly locked?: readonly number[];
  /**
   * Keep exactly these dice and the locked dice at the next attempt, even when another keep is better. Needs at least
   * one attempt.
   */
  readonly keep?: readonly number[];
  /** Values that count as blank on every roll, such as 6 under Hex (rule: hex). */
  readonly blankValues?: readonly DieValue[];
}

/** A rolled die: its position in the given dice, and the value it shows, also when that value counts as blank. */
export interface PlacedDie {
  readonly position: number;
  readonly value: DieValue;
}

/** A validated situation: which dice stay, which dice may be rerolled and which dice the player chose to keep. */
export interface ResolvedRoll {
  readonly attempts: number;
  /** The faces of all dice with blank values applied, in the given order; `null` before the first roll. */
  readonly faces: readonly DieFace[] | null;
  /** The faces of the locked dice, sorted so that they do not depend on positions. */
  readonly lockedFaces: readonly DieFace[];
  /** The number of dice that may be rolled. */
  readonly freeCount: number;
  /** The unlocked dice that can be kept. A die that is blank only for now is left out, as rerolling it never hurts. */
  readonly free: readonly PlacedDie[];
  readonly lockedPositions: readonly number[];
  /** The unlocked dice that the player chose to keep; `null` when the caller wants the best keep. */
  readonly chosen: readonly PlacedDie[] | null;
  readonly blankValues: readonly DieValue[];
}

/**
 * Validates a situation and resolves it into the terms of the solver.
 * @throws RangeError that names the problem: attempts, the number of dice, values or positions
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
