/**
 * Requirements of abilities on dice. Symbols and values are different things: three equal symbols may be different
 * values (rule: n-of-a-kind).
 */

import {
  type DiceKey,
  type DieFace,
  type DieValue,
  type Readings,
  type Requirement,
  STRAIGHTS,
} from '../../vocabulary/dice.ts';

/** Whether an unknown value is a die value, 1 to 6. */
export function isDieValue(value: unknown): value is DieValue {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
}

/** How many dice show each value; index 0 is value 1. Blanks are not counted. */
export function countValues(dice: readonly DieFace[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const die of dice) if (die !== null) counts[die - 1] = (counts[die - 1] ?? 0) + 1;
  return counts;
}

/**
 * How many dice show `symbol` under `key`.
 * @param reads replaced symbols of this roll, if any
 */
export function countSymbol(
  dice: readonly DieFace[],
  key: DiceKey,
  symbol: string,
  reads?: Readings,
): number {
  const instead = reads?.[symbol];
  let count = 0;
  for (const die of dice) {
    if (die !== null && (instead ? instead.includes(key[die]) : key[die] === symbol)) count += 1;
  }
  return count;
}

/** How many dice show one of `values`. */
export function countShowing(dice: readonly DieFace[], values: readonly DieValue[]): number {
  return dice.filter((die) => die !== null && values.includes(die)).length;
}

/** The sum of the `count` highest dice; blanks count 0. */
export function sumOfBest(dice: readonly DieFace[], count: number): number {
  const values = dice.map((die) => die ?? 0).sort((a, b) => b - a);
  return values.slice(0, count).reduce<number>((sum, value) => sum + value, 0);
}

/** The size of the largest group of equal values; 0 if there are no dice. */
export function largestGroup(dice: readonly DieFace[]): number {
  return Math.max(...countValues(dice));
}

/** The length of the longest run of consecutive values. */
export function longestRun(dice: readonly DieFace[]): number {
  let best = 0;
  let run = 0;
  for (const count of countValues(dice)) {
    run = count > 0 ? run + 1 : 0;
    if (run > best) best = run;
  }
  return best;
}

/**
 * Whether a die that shows `symbol` can be one of the dice that meet `requirement`.
 * @param dice all dice of a roll that meets the requirement
 */
export function usesSymbol(
  dice: readonly DieFace[],
  key: DiceKey,
  requirement: Requirement,
  symbol: string,
): boolean {
  if (requirement.kind === 'symbols') return (requirement.need[symbol] ?? 0) > 0;
  const showing = dice.filter((die) => die !== null && key[die] === symbol);
  switch (requirement.kind) {
    case 'straight': {
      const size = STRAIGHTS[requirement.size];
      return showing.some((die) => runThrough(dice, die) >= size);
    }
    case 'like-symbols':
      return canUse(symbolCounts(dice, key), requirement.sizes, symbol);
    case 'of-a-kind':
      return showing.some((die) => dice.filter((other) => other === die).length >= requirement.count);
    case 'values':
      return showing.some((die) => requirement.values.some((value) => value === die));
  }
}

/** How many dice show each symbol. Blanks are not counted. */
function symbolCounts(dice: readonly DieFace[], key: DiceKey): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const die of dice) if (die !== null) counts.set(key[die], (counts.get(key[die]) ?? 0) + 1);
  return counts;
}

/** Whether different counts reach the sizes: the largest counts are set against the largest sizes. */
function hasGroups(counts: readonly number[], sizes: readonly number[]): boolean {
  const have = counts.toSorted((a, b) => b - a);
  return sizes.toSorted((a, b) => b - a).every((size, at) => (have[at] ?? 0) >= size);
}

/** Whether `symbol` can be one of the groups while other symbols make up the others. */
function canUse(counts: ReadonlyMap<string, number>, sizes: readonly number[], symbol: string): boolean {
  const others = [...counts].flatMap(([other, count]) => (other === symbol ? [] : [count]));
  return sizes.some(
    (size, at) => (counts.get(symbol) ?? 0) >= size && hasGroups(others, sizes.toSpliced(at, 1)),
  );
}

/** The length of the run of consecutive values that contains `value`. */
function runThrough(dice: readonly DieFace[], value: DieFace): number {
  const counts = countValues(dice);
  let first = value ?? 0;
  let last = first;
  while ((counts[first - 2] ?? 0) > 0) first -= 1;
  while ((counts[last] ?? 0) > 0) last += 1;
  return last - first + 1;
}

/**
 * Whether `dice` meet `requirement` (rule: activation-requirement).
 * @param dice any number of dice
 * @param key the symbols on the dice of the ability's hero
 */
export function meets(dice: readonly DieFace[], key: DiceKey, requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'symbols':
      for (const symbol in requirement.need) {
        if (countSymbol(dice, key, symbol) < (requirement.need[symbol] ?? 0)) return false;
      }
      return true;
    case 'straight':
      return longestRun(dice) >= STRAIGHTS[requirement.size];
    case 'of-a-kind':
      return largestGroup(dice) >= requirement.count;
    case 'like-symbols':
      return hasGroups([...symbolCounts(dice, key).values()], requirement.sizes);
    case 'values': {
      const have = countValues(dice);
      const want = countValues(requirement.values);
      return want.every((count, index) => (have[index] ?? 0) >= count);
    }
  }
}
