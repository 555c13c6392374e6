/**
 * What five dice must show for an ability to be activated.
 * Symbols and values are different things: three equal symbols need not be three equal values
 * (rule: n-of-a-kind).
 */

/** A die face's value. */
export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

export function isDieValue(value: unknown): value is DieValue {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
}

/** What a die in play counts as: its value, or `null` for a blank (no value, no symbol). */
export type DieFace = DieValue | null;

/** A hero's dice: the symbol on each value, kebab-case ids such as `sword` or `fiery-soul`. */
export type DiceKey = Readonly<Record<DieValue, string>>;

export type Requirement =
  /** At least so many dice with each symbol; a die serves one symbol only as it shows one. */
  | { readonly kind: 'symbols'; readonly need: Readonly<Record<string, number>> }
  /** Four (small) or five (large) values in a row (rule: small-straight, large-straight). */
  | { readonly kind: 'straight'; readonly size: 'small' | 'large' }
  /** So many dice with the same value. */
  | { readonly kind: 'of-a-kind'; readonly count: number }
  /** These values among the dice, as a multiset; other dice are free. */
  | { readonly kind: 'values'; readonly values: readonly DieValue[] };

/** How many dice show each value, index 0 = value 1; blanks are left out. */
export function countValues(dice: readonly DieFace[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const die of dice) if (die !== null) counts[die - 1] = (counts[die - 1] ?? 0) + 1;
  return counts;
}

/** Symbols that dice are read by: where one is asked for, these are looked for instead of it. */
export type Readings = Readonly<Record<string, readonly string[]>>;

/**
 * How many dice show `symbol` under `key`.
 * @param reads how these dice are read where symbols count as others
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

/** The sum of the highest so many dice; blanks count nothing. */
export function sumOfBest(dice: readonly DieFace[], count: number): number {
  const values = dice.map((die) => die ?? 0).sort((a, b) => b - a);
  return values.slice(0, count).reduce<number>((sum, value) => sum + value, 0);
}

/** The size of the largest group of equal values; 0 without dice. */
export function largestGroup(dice: readonly DieFace[]): number {
  return Math.max(...countValues(dice));
}

/** The length of the longest run of consecutive values shown. */
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
 * Whether a die showing `symbol` can be among those that meet `requirement`; dice beside them do not count.
 * @param dice dice that meet it
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
      const size = requirement.size === 'small' ? 4 : 5;
      return showing.some((die) => runThrough(dice, die) >= size);
    }
    case 'of-a-kind':
      return showing.some((die) => dice.filter((other) => other === die).length >= requirement.count);
    case 'values':
      return showing.some((die) => requirement.values.some((value) => value === die));
  }
}

/** The length of the run of consecutive values that a value is part of. */
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
 * @param dice the dice in play, any number of them
 * @param key the symbols of the hero whose ability is looked at
 */
export function meets(dice: readonly DieFace[], key: DiceKey, requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'symbols':
      for (const symbol in requirement.need) {
        if (countSymbol(dice, key, symbol) < (requirement.need[symbol] ?? 0)) return false;
      }
      return true;
    case 'straight':
      return longestRun(dice) >= (requirement.size === 'small' ? 4 : 5);
    case 'of-a-kind':
      return largestGroup(dice) >= requirement.count;
    case 'values': {
      const have = countValues(dice);
      const want = countValues(requirement.values);
      return want.every((count, index) => (have[index] ?? 0) >= count);
    }
  }
}
