/**
 * Sentences as templates, which are read and written. A template has words, `{property}` and optional parts in square
 * brackets: `deal {amount} [{type}] dmg {amount*} [to {to}]`. Of `dmg/damage` the first is written, both are read. Of
 * `cards|card` the second is written after a 1.
 */
import { type Cursor, NO, type Read } from './cursor.ts';
import type { Names } from './names.ts';
import type { Slot } from './slot.ts';

/** Lines of text as they are written. */
export interface Said {
  readonly text: string;
  /** Lines below, indented. */
  readonly under: readonly Said[];
  /** Lines that follow at the same indentation, such as `otherwise:`. */
  readonly after: readonly Said[];
}

/** A property that is said after a colon: on the rest of the line, or on the lines below. */
export interface Block<T> {
  /** The word that begins the block's own line after the sentence; absent for the first block of a sentence. */
  readonly word?: string;
  readBlock(cursor: Cursor): Read;
  /** Null when there is nothing to say, as in an empty `otherwise`. */
  writeBlock(
    value: T,
    names: Names,
  ): { readonly inline: string | null; readonly under: readonly Said[] } | null;
}

/** A slot that is said in two places of a sentence: `5 ... dmg`, `2 ... dmg per sword`. */
export interface SplitSlot<T> extends Slot<T> {
  readTail(cursor: Cursor, head: Read): Read;
  writeTail(value: T, names: Names): string | null;
  readonly shownTail: string;
}

type Part = Slot<unknown> | SplitSlot<unknown> | Block<unknown>;

export type Parts<T, Fixed extends string> = {
  readonly [K in Exclude<keyof T, Fixed>]-?: Slot<NonNullable<T[K]>> | Block<NonNullable<T[K]>>;
};

/** A form of a sentence for objects of one type. */
export interface Phrase<T> {
  readonly template: string;
  /** The template with what stands for its parts, as in docs/sentences.md. */
  readonly shown: string;
  read(cursor: Cursor): Read;
  /** @param isOne whether a 1 stands before it */
  write(value: T, names: Names, isOne?: boolean): Said | null;
}

type Item =
  | { readonly word: readonly string[]; readonly one?: string }
  | { readonly property: string; readonly tail: boolean }
  | { readonly group: readonly Item[] };

/** Objects with the properties `fixed`, and others that the template says. */
export function phrase<T extends object, F extends string = never>(
  fixed: Readonly<Record<F, unknown>>,
  template: string,
  parts: Parts<T, F>,
): Phrase<T> {
  const items = itemsOf(template.split(/\s+/).filter(Boolean).flatMap(brackets));
  const all = new Map<string, Part>(Object.entries(parts));
  const given = Object.entries<unknown>(fixed).filter(([, only]) => only !== undefined);
  const blocks = [...all].filter((entry): entry is [string, Block<unknown>] => isBlock(entry[1]));
  return {
    template,
    get shown() {
      return shownItems(items, all);
    },
    read(cursor) {
      const { position } = cursor;
      const result: Record<string, unknown> = Object.fromEntries(given);
      const of: Record<string, { line: number; column: number }> = {};
      if (!readItems(items, { cursor, result, of, all })) return NO;
      for (const [property, block] of blocks) {
        of[property] = cursor.position;
        const value = block.readBlock(cursor);
        if (value === NO) return NO;
        if (value !== undefined) result[property] = value;
      }
      for (const [property, part] of all) {
        if (!isBlock(part) && part.usual !== undefined) result[property] ??= part.usual;
      }
      cursor.reading.positions.set(result, { ...position, of });
      return result;
    },
    write(value, names, isOne = false) {
      for (const [property, only] of Object.entries(fixed)) {
        if (Reflect.get(value, property) !== only) return null;
      }
      const text = writeItems(items, { value, names, all, isOne });
      if (text === null || !saysAll(value, fixed, all)) return null;
      return withBlocks(text, value, blocks, names);
    },
  };
}

function isBlock(part: Part): part is Block<unknown> {
  return 'readBlock' in part;
}

/** Whether the phrase has a place for every property of the value. */
function saysAll(value: object, fixed: object, all: ReadonlyMap<string, Part>): boolean {
  return Object.keys(value).every((property) => Object.hasOwn(fixed, property) || all.has(property));
}

function brackets(word: string): string[] {
  return word.split(/([[\]])/).filter(Boolean);
}

function itemsOf(words: string[]): Item[] {
  const items: Item[] = [];
  for (let word = words.shift(); word !== undefined && word !== ']'; word = words.shift()) {
    const property = /^\{([\w-]+)(\*?)\}$/.exec(word);
    if (word === '[') items.push({ group: itemsOf(words) });
    else if (property) items.push({ property: property[1] ?? '', tail: property[2] === '*' });
    else items.push(wordItem(word));
  }
  return items;
}

function wordItem(word: string): Item {
  const [, one] = word.split('|');
  return { word: word.split(/[/|]/), ...(one === undefined ? {} : { one }) };
}

function shownItems(items: readonly Item[], all: ReadonlyMap<string, Part>): string {
  return items
    .map((item) => {
      if ('word' in item) return item.word[0] ?? '';
      if ('group' in item) return isMark(item.group) ? '' : `[${shownItems(item.group, all)}]`;
      const part = all.get(item.property);
      if (part === undefined) return '';
      if (isBlock(part)) return ': ...';
      if (item.tail && 'shownTail' in part) return part.shownTail;
      return part.shown.includes(' | ') && items.length > 1 ? `(${part.shown})` : part.shown;
    })
    .filter(Boolean)
    .join(' ')
    .replaceAll(/ (?=[,:])/g, '');
}

/** A comma that may stand there and says nothing. */
const isMark = (group: readonly Item[]) => group.every((item) => 'word' in item && item.word[0] === ',');

interface ReadingItems {
  readonly cursor: Cursor;
  readonly result: Record<string, unknown>;
  readonly of: Record<string, { line: number; column: number }>;
  readonly all: ReadonlyMap<string, Part>;
}

function readItems(items: readonly Item[], to: ReadingItems): boolean {
  return items.every((item) => readItem(item, to));
}

function readItem(item: Item, to: ReadingItems): boolean {
  const { cursor, result, of, all } = to;
  if ('word' in item) return item.word.some((word) => cursor.take(word));
  if ('group' in item) {
    const start = cursor.at;
    const inside: ReadingItems = { ...to, result: { ...result }, of: { ...of } };
    if (readItems(item.group, inside)) {
      Object.assign(result, inside.result);
      Object.assign(of, inside.of);
    } else {
      cursor.at = start;
    }
    return true;
  }
  const part = all.get(item.property);
  if (part === undefined) throw new Error(`no part for {${item.property}}`);
  if (isBlock(part)) return true;
  of[item.property] ??= cursor.position;
  const value =
    item.tail && 'readTail' in part ? part.readTail(cursor, result[item.property]) : part.read(cursor);
  if (value === NO) return false;
  if (value !== undefined) result[item.property] = value;
  return true;
}

interface Writing {
  readonly value: object;
  readonly names: Names;
  readonly all: ReadonlyMap<string, Part>;
  /** Whether a 1 stands before the items. */
  readonly isOne: boolean;
}

/** The text of the items, without the space before marks; null when a value cannot be said. */
function writeItems(items: readonly Item[], from: Writing): string | null {
  let text = '';
  for (const item of items) {
    const written = writeItem(item, { ...from, isOne: isOneThing(text, from.isOne) });
    if (written === null) return null;
    if (written === '') continue;
    text += text === '' || /^[,:]/.test(written) ? written : ` ${written}`;
  }
  return text;
}

/** Whether the last number of a text is 1, also as `a`. */
function isOneThing(text: string, before: boolean): boolean {
  const last = text.split(' ').findLast((word) => word === 'a' || /^[+-]?\d+$/.test(word));
  return last === undefined ? before : /^([+-]?1|a)$/.test(last);
}

function writeItem(item: Item, { value, names, all, isOne }: Writing): string | null {
  if ('word' in item) return (isOne ? item.one : undefined) ?? item.word[0] ?? '';
  if ('group' in item) {
    return isSaid(item.group, value, all) ? writeItems(item.group, { value, names, all, isOne }) : '';
  }
  const part = all.get(item.property);
  if (part === undefined || isBlock(part)) return '';
  const property: unknown = Reflect.get(value, item.property);
  if (property === undefined) return null;
  return item.tail && 'writeTail' in part
    ? part.writeTail(property, names)
    : part.write(property, names, isOne);
}

/** Whether an optional part is needed for a property in it. */
function isSaid(group: readonly Item[], value: object, all: ReadonlyMap<string, Part>): boolean {
  return group.some((item) => {
    if ('group' in item) return isSaid(item.group, value, all);
    return 'property' in item && isUnusual(item.property, value, all);
  });
}

function isUnusual(property: string, value: object, all: ReadonlyMap<string, Part>): boolean {
  const part = all.get(property);
  const found: unknown = Reflect.get(value, property);
  if (found === undefined || part === undefined || isBlock(part)) return false;
  return part.usual === undefined || found !== part.usual;
}

function withBlocks(
  text: string,
  value: object,
  blocks: readonly (readonly [string, Block<unknown>])[],
  names: Names,
): Said | null {
  let said: Said = { text, under: [], after: [] };
  for (const [property, block] of blocks) {
    const found: unknown = Reflect.get(value, property);
    const written = found === undefined ? null : block.writeBlock(found, names);
    if (written === null) continue;
    if (block.word !== undefined) {
      const line: Said = laidOut(`${block.word}:`, written.inline, written.under);
      said = { ...said, after: [...said.after, line] };
    } else {
      said = { ...laidOut(`${said.text}:`, written.inline, written.under), after: said.after };
    }
  }
  return said;
}

/** The longest line that is written. */
export const WIDTH = 96;

/** A block beside its heading where it fits, else below it. */
export function laidOut(heading: string, inline: string | null, under: readonly Said[]): Said {
  if (inline !== null && (under.length === 0 || heading.length + inline.length < WIDTH)) {
    return { text: `${heading} ${inline}`, under: [], after: [] };
  }
  return { text: heading, under, after: [] };
}

/**
 * A slot that is said by one of several phrases, which have no blocks.
 * @param what for messages
 * @param shown a word in capitals for the list of sentences; by default the phrases
 */
export function said<T>(what: string, phrases: () => readonly Phrase<T>[], shown?: string): Slot<T> {
  return {
    read(cursor) {
      if (!cursor.reading.step()) return NO;
      cursor.reading.depth += 1;
      const result = firstThatReads(cursor, phrases());
      cursor.reading.depth -= 1;
      return result === NO ? cursor.describe(what) : result;
    },
    write: (value, names, isOne) => firstThatWrites(value, phrases(), names, isOne)?.text ?? null,
    get shown() {
      return (
        shown ??
        phrases()
          .map((one) => one.shown)
          .join(' | ')
      );
    },
  };
}

/** Reads by the first phrase that fits; the cursor is back at the start when none does. */
export function firstThatReads(cursor: Cursor, phrases: readonly Phrase<unknown>[]): Read {
  const start = cursor.at;
  for (const one of phrases) {
    cursor.at = start;
    const result = one.read(cursor);
    if (result !== NO) return result;
  }
  cursor.at = start;
  return NO;
}

export function firstThatWrites<T>(
  value: T,
  phrases: readonly Phrase<T>[],
  names: Names,
  isOne = false,
): Said | null {
  for (const one of phrases) {
    const written = one.write(value, names, isOne);
    if (written !== null) return written;
  }
  return null;
}
