/**
 * Sentences as templates, which are read and written. A template has words, `{property}` and optional parts in square
 * brackets: `deal {amount} [{type}] dmg {amount*} [to {to}]`. Of `dmg/damage` the first is written, both are read. Of
 * `cards|card` the second is written after a 1, and of `gains~gain` the second after "you" and other plurals.
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

export type Part = Slot<unknown> | SplitSlot<unknown> | Block<unknown>;

export type Item =
  | { readonly word: readonly string[]; readonly one?: string; readonly many?: string }
  | { readonly property: string; readonly tail: boolean }
  | { readonly group: readonly Item[] };

export function isBlock(part: Part): part is Block<unknown> {
  return 'readBlock' in part;
}

/** The items of a template. */
export function itemsOfTemplate(template: string): readonly Item[] {
  return itemsOf(template.split(/\s+/).filter(Boolean).flatMap(brackets));
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
  const many = word.split('~')[1]?.split('/')[0];
  return {
    word: word.split(/[/|~]/),
    ...(one === undefined ? {} : { one }),
    ...(many === undefined ? {} : { many }),
  };
}

export function shownItems(items: readonly Item[], all: ReadonlyMap<string, Part>): string {
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

export function readItems(items: readonly Item[], to: ReadingItems): boolean {
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
  /** What is written before an item. */
  readonly subject?: string;
}

/** Players and things that take a verb in the plural. */
const PLURAL =
  /^(you|team-mates|neighbours|the picked|all .*|.* opponents|(?:your )?upgrades.*|cards in .*|roll attempts .*)$/;

/** The text of the items, without the space before marks and inside brackets; null when a value cannot be said. */
export function writeItems(items: readonly Item[], from: Writing): string | null {
  let text = '';
  for (const item of items) {
    const written = writeItem(item, { ...from, subject: text, isOne: isOneThing(text, from.isOne) });
    if (written === null) return null;
    if (written === '') continue;
    text += text === '' || text.endsWith('(') || /^[,:)]/.test(written) ? written : ` ${written}`;
  }
  return text;
}

/** Whether the last number of a text is 1, also as `a`. */
function isOneThing(text: string, before: boolean): boolean {
  const last = text.split(' ').findLast((word) => word === 'a' || /^[+-]?\d+$/.test(word));
  return last === undefined ? before : /^([+-]?1|a)$/.test(last);
}

function writeItem(item: Item, { value, names, all, isOne, subject = '' }: Writing): string | null {
  if ('word' in item) {
    const many = PLURAL.test(subject) ? item.many : undefined;
    return (isOne ? item.one : undefined) ?? many ?? item.word[0] ?? '';
  }
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
