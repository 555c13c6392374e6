/** Names in headings, and other slots of the sections. */
import type { DiceKey } from '../../../engine/rules.ts';
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import type { Side } from '../../../engine/vocabulary/side.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { ownId, type Slot } from './slot.ts';
import { inQuotes } from './words.ts';

/** A name up to the next comma or colon, or in quotes. */
export const headingName: Slot<string> = {
  read: (cursor) => readName(cursor, false),
  write: (value) => writtenName(value),
  shown: 'NAME',
};

/** The name of a section, which may have a comma: "Have a Care, Sir". */
export const sectionName: Slot<string> = { ...headingName, read: (cursor) => readName(cursor, true) };

function readName(cursor: Cursor, mayHaveComma: boolean): Read {
  const { word: first, line } = cursor;
  if (first?.kind === 'quoted') {
    cursor.at += 1;
    return first.text;
  }
  let last = first;
  while (
    cursor.word !== undefined &&
    (!/^[,:]$/.test(cursor.word.text) || (mayHaveComma && isInName(cursor)))
  ) {
    last = cursor.word;
    cursor.at += 1;
  }
  if (first === undefined || last === undefined || cursor.at === 0) return cursor.describe('a name');
  const name = line.source.slice(first.column - 1, last.end - 1);
  return name === '' ? cursor.describe('a name') : name;
}

/** A comma before words in capitals, up to the next comma, is one of the name: "Have a Care, Sir, cost 1". */
function isInName({ line, at, word }: Cursor): boolean {
  const rest = line.words.slice(at + 1);
  const end = rest.findIndex(({ text }) => text === ',');
  const further = rest.slice(0, Math.max(0, end));
  const isName = further.every(({ text, kind }) => kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text));
  return word?.text === ',' && further.length > 0 && isName && !further.some(({ text }) => OPTION.test(text));
}

/** Words of headings, which might be typed in capitals too. */
const OPTION =
  /^(?:level|cost|costs|main|roll|instant|attack|phase|card|positive|negative|unique|companion|limit|stack|own|persistent|fixed|stays|until|dice|die|against|side|ranged|cannot|id|for|action|modifier)$/i;

function writtenName(name: string): string {
  return /[,:"\\?“”„‘’–—−×]|^\s|\s$|\s\s/.test(name) ? inQuotes(name) : name;
}

/** The faces of the dice: `1-3 blade, 4 wings, 5 cross, 6 pendant`. */
export const diceFaces: Slot<DiceKey> = {
  read(cursor) {
    const faces = new Map<number, string>();
    do {
      const [from, to] = rangeAt(cursor.word?.text, cursor.line.words[cursor.at + 1]?.text);
      if (from === null) return cursor.describe('a value of the die such as "1-3"');
      cursor.at += to === null ? 1 : 2;
      const { word } = cursor;
      if (word?.kind !== 'word') return cursor.describe('the name of a symbol');
      cursor.at += 1;
      for (let value = from; value <= Math.min(6, to ?? from); value += 1) faces.set(value, idOf(word.text));
    } while (cursor.take(','));
    return faces.size === 0 ? NO : Object.fromEntries(faces);
  },
  write(value) {
    const runs: { from: number; to: number; symbol: string }[] = [];
    for (const [face, symbol] of Object.entries(value)) {
      const last = runs.at(-1);
      if (last?.symbol === symbol) last.to = Number(face);
      else runs.push({ from: Number(face), to: Number(face), symbol });
    }
    return runs.map(({ from, to, symbol }) => `${from === to ? from : `${from}-${to}`} ${symbol}`).join(', ');
  },
  shown: '1-3 SYMBOL, 4-5 SYMBOL, 6 SYMBOL',
};

function rangeAt(
  first: string | undefined,
  second: string | undefined,
): readonly [number | null, number | null] {
  if (first === undefined || !/^[1-6]$/.test(first)) return [null, null];
  return [Number(first), second !== undefined && /^-[1-6]$/.test(second) ? Number(second.slice(1)) : null];
}

/** The sides of a thing, the first one up at the start: `Active, Downed`. */
export const sideNames: Slot<readonly Side[]> = {
  read(cursor) {
    const sides: { id: string; name: string }[] = [];
    do {
      const side = sideAt(cursor);
      if (side === null) return NO;
      sides.push(side);
    } while (cursor.take(','));
    return sides;
  },
  write: (value) => value.map(writtenSide).join(', '),
  shown: 'NAME, NAME',
};

/** A side by its name or id. */
export const sideId: Slot<string> = {
  read(cursor) {
    const name = headingName.read(cursor);
    return typeof name === 'string' ? idOf(name) : NO;
  },
  write: (value) => value,
  shown: 'NAME',
};

const NAME_AND_ID = /^(.*\S) as ([a-z][a-z0-9-]*)$/;

/** A name, in quotes where it must be, and an id after `as` where it is not that of the name. */
function sideAt(cursor: Cursor): Side | null {
  const isQuoted = cursor.word?.kind === 'quoted';
  const name = headingName.read(cursor);
  if (typeof name !== 'string') return null;
  if (isQuoted) {
    const id = cursor.take('as') ? ownId.read(cursor) : idOf(name);
    return typeof id === 'string' ? { id, name } : null;
  }
  const words = NAME_AND_ID.exec(name);
  return { id: words?.[2] ?? idOf(name), name: words?.[1] ?? name };
}

function writtenSide({ id, name }: Side): string {
  const words = NAME_AND_ID.test(name) ? inQuotes(name) : writtenName(name);
  return idOf(name) === id ? words : `${words} as ${id}`;
}
