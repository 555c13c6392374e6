/** How dice requirements are said: `blade blade pendant`, `3 blade`, `small straight`. */
import type { Requirement } from '../../../engine/rules.ts';
import { NO } from './cursor.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { listOf, number, oneOf, type Slot, symbol } from './slot.ts';
import { dieValue } from './who.ts';

/** Symbols, each as often as needed or with a number before it. */
export const need: Slot<Readonly<Record<string, number>>> = {
  read(cursor) {
    const result: Record<string, number> = {};
    for (;;) {
      const start = cursor.at;
      const times = cursor.word?.kind === 'number' ? number.read(cursor) : 1;
      const found = symbol.read(cursor);
      if (found === NO || typeof found !== 'string' || typeof times !== 'number') {
        cursor.at = start;
        break;
      }
      Object.defineProperty(result, found, {
        value: (Object.hasOwn(result, found) ? (result[found] ?? 0) : 0) + times,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      cursor.take('+');
    }
    return Object.keys(result).length === 0 ? NO : result;
  },
  write(value, names) {
    const all = Object.entries(value);
    const words = all.map(([one, count]) => {
      const word = symbol.write(one, names);
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
  straight: kind('straight', '{size} straight', {
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
