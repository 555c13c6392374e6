/**
 * Finds the best play of a roll: the dice to keep and the expected payoff, by value iteration over the multisets of
 * dice. Values are sums over equally likely outcomes and are divided only when read. The chances of a goal are
 * therefore exact whole numbers for up to four attempts with five dice; beyond that only double rounding remains.
 * Nothing is sampled.
 */
import type { DieValue } from '../../engine/rules.ts';
import {
  diceAt,
  FIRST_OF_SIZE,
  indexOfDice,
  MAX_DICE,
  NO_DICE,
  SIDES,
  withDie,
  withoutDie,
} from './dice-space.ts';

/** The highest number of attempts the solver supports; the rules start from three. */
export const MAX_ATTEMPTS = 10;

/**
 * The worth of the final dice: 1 or 0 for a goal reached or missed, or any finite number. The function receives the
 * dice in rising order. An array holds the worth of each multiset in the order of `dice-space`.
 */
export type Payoff = ((dice: readonly DieValue[]) => number) | Float64Array;

/** The solution for one payoff. Positions are 0-based indices into the given dice. */
export interface Solution {
  /** The number of dice rolled. */
  readonly diceCount: number;
  /** Returns the expected payoff before the first roll with 0..10 attempts; 0 for 0 attempts. */
  fromScratch(attempts: number): number;
  /**
   * Returns the expected payoff of rolled dice with best play and 0..10 attempts left. Dice may be missing while an
   * attempt is left: missing dice are rolled.
   */
  valueAt(dice: readonly DieValue[], attemptsLeft: number): number;
  /**
   * Returns the expected payoff when exactly `kept` stays, the other dice are rolled now and best play follows; 1..10
   * attempts left.
   */
  valueOfKeep(kept: readonly DieValue[], attemptsLeft: number): number;
  /** Returns the positions to keep, rising. Ties prefer more dice, then the dice with lower positions. */
  bestKeep(dice: readonly DieValue[], attemptsLeft: number): readonly number[];
}

interface Level {
  /** The worth of holding each multiset, multiplied by `heldOutcomes`. */
  readonly held: Float64Array;
  readonly heldOutcomes: number;
  /**
   * The worth of keeping exactly these dice and rolling the rest with one more attempt, multiplied by `keptOutcomes`.
   * Null until first needed: the last level of a solution rarely needs it.
   */
  kept: Float64Array | null;
  readonly keptOutcomes: number;
}

// Doubles round in the 16th digit; a relative difference below this is a tie.
const TIE = 1e-13;

/**
 * Solves a roll of `diceCount` dice (1..5, or 0 when nothing is left to roll) for the highest expected payoff. The
 * solution computes levels on first use and caches them.
 * @throws RangeError for a payoff that is not finite, an invalid number of dice, or attempts outside 0..10
 */
export function solve(payoff: Payoff, diceCount: number = MAX_DICE): Solution {
  if (!Number.isInteger(diceCount) || diceCount < 0 || diceCount > MAX_DICE) {
    throw new RangeError(`A roll has up to five dice, not ${diceCount}.`);
  }
  const levels: Level[] = [firstLevel(payoffTable(payoff, diceCount), diceCount)];

  const levelAt = (attemptsLeft: number): Level => {
    let level = levels[levels.length - 1];
    while (level && levels.length <= attemptsLeft) {
      level = nextLevel(level, diceCount);
      levels.push(level);
    }
    const found = levels[attemptsLeft];
    if (!found) throw new RangeError(`There is no level for ${attemptsLeft} attempts.`);
    return found;
  };

  const valueOfKeep = (kept: readonly DieValue[], attemptsLeft: number): number => {
    checkAttempts(attemptsLeft, 1);
    checkCount(kept, diceCount);
    const level = levelAt(attemptsLeft - 1);
    return (keptOf(level, diceCount)[indexOfDice(kept)] ?? 0) / level.keptOutcomes;
  };

  return {
    diceCount,
    valueOfKeep,
    fromScratch(attempts) {
      checkAttempts(attempts, 0);
      return attempts === 0 ? 0 : valueOfKeep([], attempts);
    },
    valueAt(dice, attemptsLeft) {
      checkAttempts(attemptsLeft, dice.length < diceCount ? 1 : 0);
      checkCount(dice, diceCount);
      const level = levelAt(attemptsLeft);
      return (level.held[indexOfDice(dice)] ?? 0) / level.heldOutcomes;
    },
    bestKeep(dice, attemptsLeft) {
      checkAttempts(attemptsLeft, dice.length < diceCount ? 1 : 0);
      checkCount(dice, diceCount);
      if (attemptsLeft === 0) return dice.map((_, position) => position);
      return widestBestKeep(dice, keptOf(levelAt(attemptsLeft - 1), diceCount));
    },
  };
}

function payoffTable(payoff: Payoff, diceCount: number): Float64Array {
  const first = FIRST_OF_SIZE[diceCount] ?? 0;
  const count = (FIRST_OF_SIZE[diceCount + 1] ?? 0) - first;
  if (typeof payoff !== 'function' && payoff.length !== count) {
    throw new RangeError(`${diceCount} dice need ${count} payoffs, not ${payoff.length}.`);
  }
  const worths = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const worth = typeof payoff === 'function' ? payoff(diceAt(first + index)) : (payoff[index] ?? 0);
    if (!Number.isFinite(worth)) {
      throw new RangeError(
        `The payoff of ${diceAt(first + index).join(' ')} is ${worth}, not a finite number.`,
      );
    }
    worths[index] = worth;
  }
  return worths;
}

function firstLevel(payoffs: Float64Array, diceCount: number): Level {
  const held = new Float64Array(FIRST_OF_SIZE[diceCount + 1] ?? 0);
  held.set(payoffs, FIRST_OF_SIZE[diceCount] ?? 0);
  return levelOf(held, 1, diceCount);
}

/** Computes the level with one more attempt: the worth of holding dice is the best worth of any subset to keep. */
function nextLevel(level: Level, diceCount: number): Level {
  const { keptOutcomes } = level;
  const kept = keptOf(level, diceCount);
  const held = new Float64Array(kept.length);
  for (let index = NO_DICE; index < held.length; index += 1) {
    let best = kept[index] ?? 0;
    for (let side = 0; side < SIDES; side += 1) {
      const fewer = withoutDie(index, side);
      if (fewer >= 0) best = Math.max(best, held[fewer] ?? 0);
    }
    held[index] = best;
  }
  // Outcome counts above the safe integer range of a double are not exact, so the level restarts from worths.
  if (keptOutcomes * SIDES ** diceCount <= Number.MAX_SAFE_INTEGER) {
    return levelOf(held, keptOutcomes, diceCount);
  }
  return levelOf(
    held.map((worth) => worth / keptOutcomes),
    1,
    diceCount,
  );
}

function levelOf(held: Float64Array, heldOutcomes: number, diceCount: number): Level {
  return {
    held,
    heldOutcomes,
    kept: null,
    keptOutcomes: heldOutcomes * SIDES ** diceCount,
  };
}

function keptOf(level: Level, diceCount: number): Float64Array {
  level.kept ??= keptWorth(level.held, diceCount);
  return level.kept;
}

/** Adds up the worth of rolling the missing dice one by one. All sides are equally likely, so outcomes are summed. */
function keptWorth(held: Float64Array, diceCount: number): Float64Array {
  const sums = held.slice();
  const full = FIRST_OF_SIZE[diceCount] ?? 0;
  for (let index = full - 1; index >= NO_DICE; index -= 1) {
    let sum = 0;
    for (let side = 0; side < SIDES; side += 1) sum += sums[withDie(index, side)] ?? 0;
    sums[index] = sum;
  }
  // A kept die is not rolled, so each kept die stands for six outcomes of the common denominator.
  for (let size = 1; size <= diceCount; size += 1) {
    const weight = SIDES ** size;
    const end = FIRST_OF_SIZE[size + 1] ?? 0;
    for (let index = FIRST_OF_SIZE[size] ?? 0; index < end; index += 1) {
      sums[index] = (sums[index] ?? 0) * weight;
    }
  }
  return sums;
}

/** All choices of positions to keep, indexed by the number of dice, in the order that settles ties. */
const KEEPS: readonly (readonly (readonly number[])[])[] = Array.from({ length: MAX_DICE + 1 }, (_, size) =>
  // The first position is the highest bit, and masks go from high to low.
  Array.from({ length: 2 ** size }, (_, at) => {
    const mask = 2 ** size - 1 - at;
    return Array.from({ length: size }, (_, position) => position).filter(
      (position) => (mask >> (size - 1 - position)) & 1,
    );
  }),
);

function widestBestKeep(dice: readonly DieValue[], kept: Float64Array): readonly number[] {
  const choices = KEEPS[dice.length] ?? [];
  const worths = choices.map((positions) => {
    let index = NO_DICE;
    for (const position of positions) index = withDie(index, (dice[position] ?? 1) - 1);
    return kept[index] ?? 0;
  });
  const best = Math.max(...worths);
  const enough = best - Math.abs(best) * TIE;
  let widest: readonly number[] | null = null;
  for (const [at, positions] of choices.entries()) {
    if ((worths[at] ?? 0) < enough) continue;
    if (widest === null || positions.length > widest.length) widest = positions;
  }
  return widest ?? [];
}

function checkAttempts(attempts: number, least: number): void {
  if (!Number.isInteger(attempts) || attempts < least || attempts > MAX_ATTEMPTS) {
    throw new RangeError(
      `Roll attempts must be a whole number from ${least} to ${MAX_ATTEMPTS}, not ${attempts}.`,
    );
  }
}

function checkCount(dice: readonly DieValue[], diceCount: number): void {
  if (dice.length > diceCount) throw new RangeError(`This roll has ${diceCount} dice, not ${dice.length}.`);
}
