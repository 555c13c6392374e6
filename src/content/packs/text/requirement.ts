/** How dice requirements are said: `blade blade pendant`, `3 blade`, `small straight`. */
import type { Requirement } from '../../../engine/rules.ts';
import { type Cursor, NO } from './cursor.ts';
import { dieValue } from './die-values.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { listOf, number, numberIn, oneOf, type Slot, symbol } from './slot.ts';

/** What may stand between two symbols. */
const JOINS: ReadonlySet<string> = new Set(['+', ',', 'and', '&']);

/** Takes the article of "a pearl". Symbols that are not known yet are called "a" and "b". */
function takesArticle(cursor: Cursor): boolean {
  const { word } = cursor;
  const isArticle = word?.kind === 'word' && /^an?$/i.test(word.text) && !cursor.reading.names.isSymbol('a');
  if (isArticle) cursor.at += 1;
  return isArticle;
}

/** The number before a symbol, as `3`, `three` or `3x`; 1 for an article, null where there is none. */
function timesAt(cursor: Cursor): number | null {
  const { word } = cursor;
  if (word?.kind === 'word' && cursor.reading.names.symbolCalled(word.text) !== null) return null;
  const value = numberIn(word);
  if (value === null) return takesArticle(cursor) ? 1 : null;
  cursor.at += 1;
  if (cursor.word?.text.toLowerCase() === 'x') cursor.at += 1;
  return value;
}

/** The number after a symbol, as `x3` or `x 3`; 1 where there is none. */
function timesAfter(cursor: Cursor): number {
  const { word, line, at } = cursor;
  const joined = /^x([1-5])$/i.exec(word?.text ?? '')?.[1];
  const apart = word?.text.toLowerCase() === 'x' ? numberIn(line.words[at + 1]) : null;
  if (joined === undefined && apart === null) return 1;
  cursor.at += joined === undefined ? 2 : 1;
  return joined === undefined ? (apart ?? 1) : Number(joined);
}

/** Symbols, each as often as needed or with a number before it. */
export const need: Slot<Readonly<Record<string, number>>> = {
  read(cursor) {
    const result: Record<string, number> = {};
    for (;;) {
      const start = cursor.at;
      if (Object.keys(result).length > 0 && JOINS.has(cursor.word?.text.toLowerCase() ?? '')) cursor.at += 1;
      const typed = timesAt(cursor);
      const found = symbol.read(cursor);
      const times = typed ?? timesAfter(cursor);
      if (found === NO || typeof found !== 'string') {
        cursor.at = start;
        break;
      }
      Object.defineProperty(result, found, {
        value: (Object.hasOwn(result, found) ? (result[found] ?? 0) : 0) + times,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return Object.keys(result).length === 0 ? NO : result;
  },
  write(value, names) {
    const all = Object.entries(value);
    const words = all.map(([one, count]) => {
      // No token can be meant here, also where one has the symbol's name.
      const word = names.isSymbol(one) ? one : symbol.write(one, names);
      if (word === null) return null;
      return all.length === 1 || count > 5 ? `${count} ${word}` : Array(count).fill(word).join(' ');
    });
    return words.length === 0 || words.includes(null) ? null : words.join(' ');
  },
  shown: 'N SYMBOL',
};

type Of<K extends Requirement['kind']> = Extract<Requirement, { kind: K }>;
const kind = <K extends Requirement['kind']>(
  name: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'kind'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'kind'>({ kind: name }, template, parts);

const REQUIREMENTS = {
  straight: kind('straight', '[a] {size} straight', {
    size: oneOf({ micro: 'micro', small: 'small', large: 'large' }),
  }),
  'of-a-kind': kind('of-a-kind', '{count} of a kind', { count: number }),
  'like-symbols': kind('like-symbols', 'like symbols {sizes}', { sizes: listOf(number, '') }),
  values: kind('values', 'values {values}', { values: listOf(dieValue, '') }),
  symbols: kind('symbols', '{need}', { need }),
} satisfies { readonly [K in Requirement['kind']]: Phrase<Of<K>> };

/** The phrases of dice requirements. */
export const REQUIREMENT_PHRASES: readonly Phrase<never>[] = Object.values(REQUIREMENTS);

export const requirement: Slot<Requirement> = said<never>(
  'dice such as "3 sword"',
  () => REQUIREMENT_PHRASES,
  'DICE',
);
