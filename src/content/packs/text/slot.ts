/** Parts of sentences that can be read and written. */

import { questionText } from '../../../engine/vocabulary/question-texts.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import type { Names } from './names.ts';
import { inQuotes, type Word } from './words.ts';

/** A value inside a sentence. Both ways belong together: what is written is read as the same value. */
export interface Slot<T> {
  read(cursor: Cursor): Read;
  /**
   * Null when this form cannot say the value.
   * @param isOne whether a 1 stands before it: `1 status effect`
   */
  write(value: T, names: Names, isOne?: boolean): string | null;
  /** The value that is left out of the text. */
  readonly usual?: T;
  /** What stands for it in the list of sentences: the words that are read, or a word in capitals. */
  readonly shown: string;
}

/** The same slot, left out of the text when the value is the usual one. */
export function usually<T>(slot: Slot<T>, usual: T): Slot<T> {
  return {
    read: (cursor) => slot.read(cursor),
    write: (value, names, isOne) => slot.write(value, names, isOne),
    usual,
    shown: slot.shown,
  };
}

/** A slot of a few words. */
export interface WordSlot<T> extends Slot<T> {
  /** The words that are written. */
  readonly shownWords: readonly string[];
}

/** `cards` of `cards|card`, and `card` after a 1. */
function inNumber<T extends string | null>(words: T, isOne = false): T | string {
  return words === null ? words : words.replaceAll(/(\S+)\|(\S+)/g, isOne ? '$2' : '$1');
}

/**
 * One of these words or phrases. Each key is a value; of several phrases the first is written, and of `cards|card` the
 * second after a 1.
 * @param shown a word in capitals for the list of sentences; by default the words themselves
 */
export function oneOf<T extends string>(
  phrases: Readonly<Record<T, string | readonly string[]>>,
  shown?: string,
): WordSlot<T> {
  const all = Object.entries<string | readonly string[]>(phrases);
  const forms = all
    .flatMap(([value, words]) => [words].flat().map((phrase) => ({ value, words: phrase.split(' ') })))
    .sort((a, b) => b.words.length - a.words.length);
  return {
    read(cursor) {
      const start = cursor.at;
      for (const { value, words } of forms) {
        cursor.at = start;
        if (words.every((word) => word.split('|').some((form) => cursor.take(form)))) return value;
      }
      cursor.at = start;
      return NO;
    },
    write: (value, _, isOne) => inNumber([phrases[value]].flat()[0] ?? null, isOne),
    shown: shown ?? all.map(([, words]) => inNumber([words].flat()[0] ?? '')).join(' | '),
    shownWords: all.map(([, words]) => inNumber([words].flat()[0] ?? '')),
  };
}

/** Numbers in letters, as cards print them: "change one of your dice". */
const IN_LETTERS: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five'].map((letters, at) => [letters, at + 1]),
);

/** The number that a word says; null when it says none. */
export function numberIn(word: Word | undefined): number | null {
  if (word?.kind === 'number') return Number(word.text);
  return word?.kind === 'word' ? (IN_LETTERS.get(word.text.toLowerCase()) ?? null) : null;
}

/** A figure. */
export const number: Slot<number> = {
  read(cursor) {
    const value = numberIn(cursor.word);
    if (value === null) return cursor.describe('a number');
    cursor.at += 1;
    return value;
  },
  write: (value) => String(value),
  shown: 'N',
};

/** A figure without a unit: "prevent 2". */
export const bareNumber: Slot<number> = {
  read(cursor) {
    const start = cursor.at;
    const value = number.read(cursor);
    const { word } = cursor;
    if (word === undefined || word.kind === 'mark' || /^(?:and|if|unless|to|instead)$/i.test(word.text))
      return value;
    cursor.at = start;
    return NO;
  },
  write: () => null,
  shown: 'N',
};

/** A figure, or "a" for 1: "remove a status effect". */
export const numberOrArticle: Slot<number> = {
  read(cursor) {
    return cursor.take('a') || cursor.take('an') ? 1 : number.read(cursor);
  },
  write: (value) => String(value),
  shown: 'N',
};

/** A text in quotes. */
export const quotedText: Slot<string> = {
  read(cursor) {
    const { line, at } = cursor;
    // `says: "..."`
    if (at === 1 && cursor.word?.text === ':' && line.words[2]?.kind === 'quoted') cursor.at += 1;
    const { word } = cursor;
    if (word?.kind !== 'quoted') return cursor.describe('a text in quotes');
    cursor.at += 1;
    return word.text;
  },
  write: (value) => inQuotes(value),
  shown: '"TEXT"',
};

/** The text of a question, for which the engine has an id. */
export const question: Slot<string> = {
  read: (cursor) => quotedText.read(cursor),
  write: (value) => inQuotes(questionText(value) ?? value),
  shown: '"TEXT"',
};

/** A name in small letters that only the file itself uses. */
export const ownId: Slot<string> = {
  read(cursor) {
    const { word } = cursor;
    if (word?.kind !== 'word') return cursor.describe('a name such as "frost"');
    cursor.at += 1;
    return word.text;
  },
  write: (value) => value,
  shown: 'NAME',
};

/** Longest name of a token, in words. */
const NAME_WORDS = 9;

/** Whether the last mark belongs to the sentence around a name, such as a bracket that the name does not open. */
function endsBeyond(name: string): boolean {
  return /[^\p{L}\p{N}!]$/u.test(name) && !/\([^()]*\)$/.test(name);
}

/** A token by its name, and nothing behind it. */
export const tokenNameAlone: Slot<string> = {
  read(cursor) {
    const { words, source } = cursor.line;
    const first = cursor.word;
    if (first === undefined || first.kind === 'mark') return cursor.describe('a token');
    if (first.kind === 'quoted') {
      cursor.at += 1;
      return cursor.reading.names.tokenCalled(first.text) ?? first.text;
    }
    if (first.kind !== 'word') return cursor.describe('a token');
    for (let count = Math.min(NAME_WORDS, words.length - cursor.at); count > 0; count -= 1) {
      const last = words[cursor.at + count - 1];
      const name = last && source.slice(first.column - 1, last.end - 1);
      const called = name && cursor.reading.names.tokenCalled(name);
      if (!called || endsBeyond(name)) continue;
      cursor.at += count;
      return called;
    }
    return cursor.describe('a token');
  },
  write: (value, names) => names.tokenWords(value),
  shown: 'TOKEN',
};

/** A token by its name, also as "Ice Shard tokens". */
export const tokenName: Slot<string> = {
  ...tokenNameAlone,
  read(cursor) {
    const called = tokenNameAlone.read(cursor);
    const isNoun = /^(?:tokens?|counters?|stacks?)$/i.test(cursor.word?.text ?? '');
    if (called !== NO && isNoun && cursor.word?.kind === 'word') cursor.at += 1;
    return called;
  },
};

/** Whether nothing is named behind "this". */
function isAlone({ word }: Cursor): boolean {
  return word === undefined || word.kind === 'mark' || /^(?:to|and|then|when|during|at)$/i.test(word.text);
}

/** "It", in the section of a token. It is read, and written by its name. */
export const thisToken: Slot<string> = {
  read(cursor) {
    const start = cursor.at;
    const { ownToken } = cursor.reading;
    const isThis = cursor.take('it') || (cursor.take('this') && (cursor.take('token') || isAlone(cursor)));
    if (isThis && ownToken !== null) return ownToken;
    cursor.at = start;
    return NO;
  },
  write: () => null,
  shown: '(it | this token)',
};

/** A symbol of the dice. */
export const symbol: Slot<string> = {
  read(cursor) {
    if (cursor.word?.kind === 'word' && cursor.word.text.toLowerCase() === 'symbol') {
      cursor.at += 1;
      return ownId.read(cursor);
    }
    const { word } = cursor;
    const called = word?.kind === 'word' ? cursor.reading.names.symbolCalled(word.text) : null;
    if (called === null) {
      for (const known of cursor.reading.names.symbols()) cursor.expect(known);
      return cursor.describe('a symbol');
    }
    cursor.at += 1;
    return called;
  },
  write: (value, names) =>
    names.isSymbol(value) && names.tokenCalled(value) === null ? value : `symbol ${value}`,
  shown: 'SYMBOL',
};

/** Several values with a word or mark between them. */
export function listOf<T>(slot: Slot<T>, between: string): Slot<readonly T[]> {
  return {
    read(cursor) {
      const values: Read[] = [];
      for (;;) {
        const before = cursor.at;
        const value = slot.read(cursor);
        if (value === NO) {
          if (values.length === 0) return NO;
          cursor.at = before - (between === '' ? 0 : 1);
          return values;
        }
        values.push(value);
        if (between !== '' && !cursor.take(between)) return values;
      }
    },
    write(values, names) {
      const written = values.map((value) => slot.write(value, names));
      if (written.length === 0 || written.includes(null)) return null;
      const mark = /^\w+$/.test(between) ? ` ${between} ` : `${between} `;
      return written.join(between === '' ? ' ' : mark);
    },
    shown: `${slot.shown}${/^[,/]$/.test(between) ? '' : ' '}${between}${between === '' ? '' : ' '}...`,
  };
}

/** One of a few constants, each said by its phrase, or a value of another slot. */
export function either<A extends string, B>(
  phrases: Readonly<Record<A, string | readonly string[]>>,
  other: Slot<B>,
): Slot<A | B> {
  const constants = oneOf<A>(phrases);
  const isConstant = (value: A | B): value is A => typeof value === 'string' && Object.hasOwn(phrases, value);
  return {
    read(cursor) {
      const start = cursor.at;
      const value = constants.read(cursor);
      if (value !== NO) return value;
      cursor.at = start;
      return other.read(cursor);
    },
    write: (value, names) => (isConstant(value) ? constants.write(value, names) : other.write(value, names)),
    shown: `${constants.shown} | ${other.shown}`,
  };
}

/** A property that is `true` or absent, said by a phrase. */
export const flag = (...phrases: readonly [string, ...string[]]): Slot<true> => {
  const said = oneOf<'true'>({ true: phrases });
  return {
    read: (cursor) => (said.read(cursor) === NO ? NO : true),
    write: () => phrases[0],
    shown: phrases[0],
  };
};

/** Always the same value, for which nothing is typed. */
export const constant = <T>(only: T): Slot<T> => ({
  read: () => only,
  write: (value) => (value === only ? '' : null),
  shown: '',
});
