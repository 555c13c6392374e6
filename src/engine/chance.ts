/**
 * Dice and shuffles in counter mode: the n-th draw is a function of the secret seed and n, so that
 * any roll can be derived again and no generator has to be saved.
 */
import seedrandom from 'seedrandom';
import type { DieValue } from './dice/requirement.ts';
import type { Chance } from './state.ts';

/** Thrown when a scenario rolls more dice than it scripted. */
export class DiceRanOut extends Error {
  override readonly name = 'DiceRanOut';
}

function isDieValue(value: number): value is DieValue {
  return Number.isInteger(value) && value >= 1 && value <= 6;
}

/**
 * Throws `count` dice.
 * @param count 1 or more
 * @throws DiceRanOut when the scripted dice are used up
 */
export function throwDice(chance: Chance, count: number): DieValue[] {
  const values: DieValue[] = [];
  if (chance.script) {
    for (let i = 0; i < count; i += 1) {
      const value = chance.script.shift();
      if (value === undefined) throw new DiceRanOut(`a roll of ${count} needs more dice than were scripted`);
      if (!isDieValue(value)) throw new DiceRanOut(`${value} is no value of a die`);
      values.push(value);
    }
    return values;
  }
  const random = seedrandom(`${chance.seed}:${chance.n}`);
  chance.n += 1;
  for (let i = 0; i < count; i += 1) {
    const value = 1 + Math.floor(random() * 6);
    if (isDieValue(value)) values.push(value);
  }
  return values;
}

/** Shuffles in place (Fisher-Yates) and returns the same list. */
export function shuffle<T>(chance: Chance, list: T[]): T[] {
  const random = seedrandom(`${chance.seed}:${chance.n}`);
  chance.n += 1;
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const a = list[i];
    const b = list[j];
    if (a !== undefined && b !== undefined) {
      list[i] = b;
      list[j] = a;
    }
  }
  return list;
}

/** A whole number from 0 to `below` - 1. */
export function pickIndex(chance: Chance, below: number): number {
  const random = seedrandom(`${chance.seed}:${chance.n}`);
  chance.n += 1;
  return Math.floor(random() * below);
}
