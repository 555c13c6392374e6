/** Reads the values and ranges of numbers in goals that people type: "4 or higher", "5s or 6s", "at most two". */
import type { DieValue } from '../../engine/rules.ts';
import { DIE_VALUES } from './dice-space.ts';
import type { Range } from './typed-goal.ts';

/** Words for the values of a die. A map, because a typed word may be the name of a property that every object has. */
const VALUES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    ones: 1,
    two: 2,
    twos: 2,
    three: 3,
    threes: 3,
    four: 4,
    fours: 4,
    five: 5,
    fives: 5,
    six: 6,
    sixes: 6,
    sixs: 6,
  }),
);
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...Object.entries({ zero: 0, a: 1, an: 1, single: 1 }),
  ...VALUES,
]);

/** A number as a digit or a word, for regular expressions. */
export const NUMBER = `\\d+|(?:${[...NUMBERS.keys()].join('|')})\\b`;

/** A number as people write it: "2", "two", "twos", "2s"; undefined for other words. */
export function typedNumber(word: string): number | undefined {
  const digits = /^(\d+) ?s?$/.exec(word)?.[1];
  return digits === undefined ? NUMBERS.get(word) : Number(digits);
}

/** The value of a die as a word or as a digit in the plural: "six", "sixes", "6s"; undefined for other words. */
export function typedDieValue(word: string): number | undefined {
  const digit = /^([1-6]) ?s$/.exec(word)?.[1];
  return digit === undefined ? VALUES.get(word) : Number(digit);
}

const BETWEEN = new RegExp(`^(?:between |from )?(${NUMBER}) ?(?:and|to) ?(${NUMBER})$`);
/** Words before or after a number -> the range that they make of it. */
const BOUNDS: readonly (readonly [RegExp, (number: number) => Range])[] = [
  [
    /^(?:at least|min|minimum|not less than|no less than|not under|>=|≥)$|^(?:\+|or (?:more|higher|better|above|greater|up)|and (?:up|above|higher|more)|plus|min|minimum|at least)$/,
    (least) => ({ least, most: Number.MAX_SAFE_INTEGER }),
  ],
  [
    /^(?:more than|over|above|greater than|higher than|beyond|>)$/,
    (number) => ({ least: number + 1, most: Number.MAX_SAFE_INTEGER }),
  ],
  [
    /^(?:at most|max|maximum|up to|not more than|no more than|not over|<=|≤)$|^(?:or (?:less|fewer|lower|below|under)|and (?:below|under|lower|less)|max|maximum|at most)$/,
    (most) => ({ least: 0, most }),
  ],
  [/^(?:less than|fewer than|under|below|lower than|<)$/, (number) => ({ least: 0, most: number - 1 })],
  [
    /^(?:exactly|precisely|just|only|equal to|equals|is|of|=|exact)$|^(?:exactly|only|precisely)$/,
    (number) => ({ least: number, most: number }),
  ],
];
const BOUNDED = new RegExp(`^(.*?) ?\\b(${NUMBER})(?: ?s)? ?(\\D*)$`);

/**
 * A range of numbers: "at least 18", "20+", "between 10 and 15", "exactly one".
 * @returns undefined for a text that says no bound, and for other texts
 */
export function typedRange(text: string): Range | undefined {
  const [, low, high] = BETWEEN.exec(text) ?? [];
  if (low !== undefined && high !== undefined) {
    return { least: typedNumber(low) ?? 0, most: typedNumber(high) ?? 0 };
  }
  const [, before = '', word = '', after = ''] = BOUNDED.exec(text) ?? [];
  const number = typedNumber(word);
  if (number === undefined || (before !== '' && after !== '')) return undefined;
  const bound = before === '' ? after : before;
  return BOUNDS.find(([pattern]) => pattern.test(bound))?.[1](number);
}

const DICE_WORDS = /\b(?:dice|die|numbers?|values?|rolls?|results?|faces?|of|showing|shows?|that)\b/g;
const CLASSES: readonly (readonly [RegExp, readonly DieValue[]])[] = [
  [/^evens?$/, [2, 4, 6]],
  [/^odds?$/, [1, 3, 5]],
];

/**
 * The values that words name: "1s or 2s", "even numbers", "4 or higher", "under 3".
 * @returns undefined for other words
 */
export function typedValues(text: string): readonly DieValue[] | undefined {
  const bare = text.replace(DICE_WORDS, ' ').replace(/\s+/g, ' ').trim();
  const named = CLASSES.find(([pattern]) => pattern.test(bare))?.[1];
  if (named !== undefined) return named;
  const range = typedRange(bare);
  if (range !== undefined) return DIE_VALUES.filter((value) => range.least <= value && value <= range.most);
  const listed = bare.split(/ ?(?:,|&|\bor\b|\band\b|\bnor\b|\bno\b) ?/).map(typedNumber);
  const values = DIE_VALUES.filter((value) => listed.includes(value));
  return values.length > 0 && values.length === new Set(listed).size ? values : undefined;
}
