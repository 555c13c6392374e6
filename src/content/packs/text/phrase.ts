/** Sentences: templates (`template.ts`) over the properties of a value, and choices among several of them. */
import { type Cursor, NO, type Read } from './cursor.ts';
import type { Names } from './names.ts';
import type { Slot } from './slot.ts';
import {
  type Block,
  isBlock,
  itemsOfTemplate,
  type Part,
  readItems,
  type Said,
  shownItems,
  writeItems,
} from './template.ts';

export type { Block, Said, SplitSlot } from './template.ts';

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

/** Objects with the properties `fixed`, and others that the template says. */
export function phrase<T extends object, F extends string = never>(
  fixed: Readonly<Record<F, unknown>>,
  template: string,
  parts: Parts<T, F>,
): Phrase<T> {
  const items = itemsOfTemplate(template);
  const all = new Map<string, Part>(Object.entries(parts));
  const given = Object.entries<unknown>(fixed).filter(([, only]) => only !== undefined);
  const blocks = [...all].filter((entry): entry is [string, Block<unknown>] => isBlock(entry[1]));
  let form: string | undefined;
  const readAll = (cursor: Cursor): Read => {
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
  };
  return {
    template,
    get shown() {
      form ??= shownItems(items, all);
      return form;
    },
    read(cursor) {
      const { touched } = cursor;
      const result = readAll(cursor);
      cursor.noteSentence(this, touched);
      return result;
    },
    write(value, names, isOne = false) {
      for (const [property, only] of Object.entries(fixed)) {
        if (Reflect.get(value, property) !== only) return null;
      }
      const text = writeItems(items, { value, names, all, isOne });
      if (text === null || !saysAll(value, fixed, all)) return null;
      const said = withBlocks(text, value, blocks, names);
      if (said !== null) names.heard?.(this.shown, said.text);
      return said;
    },
  };
}

/** The same sentence, which is read and never written: another one says the value better. */
export function alsoReads<T>(form: Phrase<T>): Phrase<T> {
  return {
    template: form.template,
    get shown() {
      return form.shown;
    },
    read: (cursor) => form.read(cursor),
    write: () => null,
  };
}

/**
 * A sentence whose parts stand at other places of the value.
 * @param apart the parts of a value; null when the sentence cannot say it
 * @param whole the value of parts that were read; null when they say nothing
 */
export function reshaped<T, F extends object>(
  form: Phrase<F>,
  apart: (value: T) => F | null,
  whole: (parts: object) => object | null,
): Phrase<T> {
  return {
    template: form.template,
    get shown() {
      return form.shown;
    },
    read(cursor) {
      const read = form.read(cursor);
      if (typeof read !== 'object' || read === null) return NO;
      const value = whole(read);
      if (value === null) return NO;
      const place = cursor.reading.positions.get(read);
      if (place !== undefined) cursor.reading.positions.set(value, place);
      return value;
    },
    write(value, names, isOne) {
      const parts = apart(value);
      return parts === null ? null : form.write(parts, names, isOne);
    },
  };
}

/** Whether the phrase has a place for every property of the value. */
function saysAll(value: object, fixed: object, all: ReadonlyMap<string, Part>): boolean {
  return Object.keys(value).every((property) => Object.hasOwn(fixed, property) || all.has(property));
}

function withBlocks(
  text: string,
  value: object,
  blocks: readonly (readonly [string, Block<unknown>])[],
  names: Names,
): Said | null {
  let said: Said = { text, under: [], after: [] };
  const parts = blocks.flatMap(([property, block]) => {
    const found: unknown = Reflect.get(value, property);
    const written = found === undefined ? null : block.writeBlock(found, names);
    return written === null ? [] : [{ block, written }];
  });
  const goesOn = parts.some(({ block }) => block.word !== undefined);
  for (const { block, written } of parts) {
    if (block.word !== undefined) {
      const line: Said = laidOut(`${block.word}:`, written.inline, written.under);
      said = { ...said, after: [...said.after, line] };
    } else {
      // A further block on the line would be read as the one to which the next line belongs.
      const isInner = goesOn && written.under.some(({ text: inner }) => inner.includes(':'));
      const inline = isInner ? null : written.inline;
      said = { ...laidOut(`${said.text}:`, inline, written.under), after: said.after };
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
      const before = cursor.expectations;
      cursor.reading.depth += 1;
      const result = firstThatReads(cursor, phrases());
      cursor.reading.depth -= 1;
      return result === NO ? cursor.describeInstead(what, before) : result;
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
  const { choice, removed, subject } = cursor;
  // What another form has noted by the way does not count.
  const goBack = () => Object.assign(cursor, { at: start, choice, removed, subject });
  for (const one of phrases) {
    const result = one.read(cursor);
    if (result !== NO) return result;
    goBack();
  }
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
