/** Sections of a pack: a heading with options after commas, and lines below it that each say one property. */
import { momentFirst } from './clause-order.ts';
import { Cursor, NO, type Read } from './cursor.ts';
import type { Line } from './lines.ts';
import type { Names } from './names.ts';
import { type Block, firstThatReads, type Parts, type Phrase, phrase, type Said } from './phrase.ts';
import { NOTHING_YET, type Position, type Reading } from './reading.ts';
import { takesRemark } from './remarks.ts';
import type { Slot } from './slot.ts';

/** A property of a section, said in its heading or on a line of its own. */
export interface Property<T> {
  readonly property: string;
  /** Every line adds an entry to the list. */
  readonly isList: boolean;
  /** Its forms in docs/sentences.md. */
  readonly shown: readonly string[];
  read(cursor: Cursor): Read;
  write(value: T, names: Names): readonly Said[];
}

/** A property that one phrase says, such as `limit {limit}`. */
export function says<T extends object, K extends string & keyof T>(
  property: K,
  template: string,
  part: Slot<NonNullable<T[K]>> | Block<NonNullable<T[K]>>,
): Property<T> {
  const parts: Parts<Record<K, NonNullable<T[K]>>, never> = partsOf(property, part);
  const form = phrase<Record<K, NonNullable<T[K]>>>({}, template, parts);
  return {
    property,
    isList: false,
    get shown() {
      return [form.shown];
    },
    read(cursor) {
      const read = form.read(cursor);
      return typeof read === 'object' && read !== null ? Reflect.get(read, property) : NO;
    },
    write(value, names) {
      const found = value[property];
      if (found === undefined || found === null) return [];
      const one: Record<K, NonNullable<T[K]>> = recordOf(property, found);
      const written = form.write(one, names);
      if (written === null) throw new Error(`no words for ${property} ${JSON.stringify(found)}`);
      return [written];
    },
  };
}

function recordOf<K extends string, V>(key: K, value: V): Record<K, V>;
function recordOf(key: string, value: unknown): Record<string, unknown> {
  return { [key]: value };
}

function partsOf<K extends string, V>(key: K, value: Slot<V> | Block<V>): Parts<Record<K, V>, never>;
function partsOf(key: string, value: unknown): Record<string, unknown> {
  return { [key]: value };
}

/** A list of which every entry has a line. */
export function each<T extends object, K extends string & keyof T, E>(
  property: K,
  entriesOf: (value: T) => readonly E[] | undefined,
  phrases: readonly Phrase<E>[],
): Property<T> {
  return {
    property,
    isList: true,
    get shown() {
      return phrases.map((one) => one.shown);
    },
    read: (cursor) => firstThatReads(cursor, phrases),
    write: (value, names) =>
      (entriesOf(value) ?? []).map((entry) => {
        for (const form of phrases) {
          const written = form.write(entry, names);
          if (written !== null) return written;
        }
        throw new Error(`no words for an entry of ${property}: ${JSON.stringify(entry)}`);
      }),
  };
}

/** Another way to say a property, which is read and never written. */
export function alsoRead<T>(property: Property<T>): Property<T> {
  return {
    property: property.property,
    isList: property.isList,
    shown: [],
    read: (cursor) => property.read(cursor),
    write: () => [],
  };
}

/** What happens to lines that say no property. */
export interface Rest {
  readonly property: string;
  /** @param before what the lines above say; the result has it too, changed where a sentence replaces some of it */
  read(cursor: Cursor, before: Read[]): readonly Read[];
}

type Result = Record<string, unknown>;

/** Reads options after commas, in any order. */
export function readOptions<T>(
  cursor: Cursor,
  options: readonly Property<T>[],
  into: Result,
  of: Of,
): boolean {
  while (cursor.take(',')) {
    if (!options.some((option) => readProperty(cursor, option, into, of))) return false;
  }
  return true;
}

export type Of = Record<string, Position>;

/** Reads one property into the result; false and back at the start when the text says another. */
export function readProperty<T>(cursor: Cursor, option: Property<T>, into: Result, of: Of): boolean {
  const start = cursor.at;
  const { position } = cursor;
  const value = option.read(cursor);
  if (value === NO || value === undefined) {
    cursor.at = start;
    return false;
  }
  if (!option.isList && Object.hasOwn(into, option.property)) {
    const says = `This says "${option.property}" a second time; one of the two must go.`;
    cursor.reading.report({ ...position, kind: 'error', says });
  }
  of[option.property] ??= position;
  if (!option.isList) into[option.property] = value;
  else {
    const before = into[option.property];
    into[option.property] = Array.isArray(before) ? [...before, value] : [value];
  }
  return true;
}

/**
 * Reads the lines of a file that belong to no section.
 * @param headings words with which sections begin: a line that is not understood may be meant as one
 */
export function readHeads<T>(
  cursor: Cursor,
  properties: readonly Property<T>[],
  into: Result,
  of: Of,
  headings: readonly string[],
): void {
  for (;;) {
    cursor.forget();
    const isRead = properties.some((one) => readProperty(cursor, one, into, of));
    if (!(isRead && cursor.isAtEnd) && !hasBlank(cursor)) {
      if (cursor.word?.kind === 'number') {
        cursor.reading.report({ ...cursor.position, kind: 'error', says: NOT_INDENTED });
      } else {
        for (const heading of headings) cursor.expect(heading);
        cursor.expectEnd();
        cursor.reportMismatch(0);
      }
    }
    if (cursor.nextLine === undefined) return;
    cursor.advanceLine(0);
  }
}

const NOT_INDENTED =
  'A line of a section begins with blanks, so that it stands below its heading: "  3 sword: deal 4 damage".';

/** Reads the lines of a section; a line that nothing fits is reported. */
export function readLines<T>(
  cursor: Cursor | null,
  properties: readonly Property<T>[],
  into: Result,
  of: Of,
  rest: Rest | null = null,
): void {
  if (cursor === null) return;
  for (;;) {
    readLine(cursor, properties, into, of, rest);
    if (cursor.nextLine === undefined) return;
    cursor.advanceLine(0);
  }
}

function readLine<T>(
  cursor: Cursor,
  properties: readonly Property<T>[],
  into: Result,
  of: Of,
  rest: Rest | null,
): void {
  cursor.forget();
  cursor.choice = null;
  const { position, reading, at: start } = cursor;
  if (rest === null) Object.assign(reading, NOTHING_YET);
  reading.isFurther = rest === null ? (other, place) => isFurther(reading, other, place, properties) : null;
  const isRead = properties.some((one) => readProperty(cursor, one, into, of));
  reading.isFurther = null;
  if (isRead) {
    if (cursor.choice !== null) reading.report({ ...position, kind: 'error', says: NOBODY_CHOSEN });
    const hasMore = takesStop(cursor);
    if (cursor.isAtEnd) return;
    if (hasMore || isBegun(cursor)) readLine(cursor, properties, into, of, rest);
    else if (!hasBlank(cursor)) {
      cursor.expectEnd();
      cursor.reportMismatch(start);
    }
    return;
  }
  const moved = rest === null ? inOrder(cursor, properties) : null;
  if (moved !== null) {
    readLine(moved, properties, into, of, rest);
    return;
  }
  if (rest === null && takesRemark(cursor)) {
    takesStop(cursor);
    if (!cursor.isAtEnd) readLine(cursor, properties, into, of, rest);
    return;
  }
  if (rest !== null) {
    const before = into[rest.property];
    of[rest.property] ??= cursor.position;
    into[rest.property] = rest.read(cursor, Array.isArray(before) ? [...before] : []);
    return;
  }
  if (!hasBlank(cursor)) cursor.reportMismatch(start, beginningsOf(properties));
}

/** The cursor on a line that says the same with its moment first, where that is a rule of the section; else null. */
function inOrder<T>({ reading, line, at }: Cursor, properties: readonly Property<T>[]): Cursor | null {
  for (const other of momentFirst(line, at)) {
    const cursor = new Cursor(reading, [other]);
    cursor.at = at;
    if (isFurther(reading, other, at, properties)) return cursor;
  }
  return null;
}

/** Whether a property has ended with the mark before what goes on: "When you are attacked, prevent 2 damage". */
function isBegun({ line, at }: Cursor): boolean {
  return /^[,:]$/.test(line.words[at - 1]?.text ?? '');
}

/** Takes what ends a sentence; whether it did, here or just before. */
function takesStop(cursor: Cursor): boolean {
  const isStop = (at: number) => /^[.;]$/.test(cursor.line.words[at]?.text ?? '');
  const isBehind = isStop(cursor.at - 1);
  const { at } = cursor;
  while (isStop(cursor.at)) cursor.at += 1;
  return isBehind || cursor.at > at;
}

/** Whether a sentence is a rule of the section: "Spend 2 when attacked to heal 1" behind another use of the token. */
function isFurther<T>(reading: Reading, line: Line, at: number, properties: readonly Property<T>[]): boolean {
  const end = line.words.findIndex(({ text, kind }, place) => place > at && kind === 'mark' && text === '.');
  const words = end < 0 ? line.words : line.words.slice(0, end);
  const aside = reading.aside();
  const cursor = new Cursor(aside, [{ ...line, words, under: [] }]);
  cursor.at = at;
  const isRule = properties.some((one) => readProperty(cursor, one, {}, {}));
  reading.steps = aside.steps;
  return isRule && cursor.isAtEnd && aside.messages.length === 0;
}

/** The words with which the lines of a section begin. */
function beginningsOf(properties: readonly { readonly shown: readonly string[] }[]): readonly string[] {
  const first = properties.flatMap(({ shown }) => shown).map((form) => form.split(/[ :]/)[0] ?? form);
  const told = first.map((word) => (/^[A-Z([{"+]/.test(word) ? 'dice such as "3 sword"' : `"${word}"`));
  return [...new Set(told)];
}

const NOBODY_CHOSEN =
  'In a condition nobody is chosen: name the player, such as "you", "the target" or "the holder".';

function hasBlank({ line }: Cursor): boolean {
  return line.words.some(({ kind }) => kind === 'blank');
}

/** The options of a heading, after commas. */
export function writeOptions<T>(value: T, options: readonly Property<T>[], names: Names): string {
  return options
    .flatMap((option) => option.write(value, names))
    .map(({ text }) => `, ${text}`)
    .join('');
}

export function writeLines<T>(value: T, properties: readonly Property<T>[], names: Names): Said[] {
  return properties
    .flatMap((one) => one.write(value, names))
    .flatMap((said) => [{ ...said, after: [] }, ...said.after]);
}
