/** Reads the sections of a file: a heading with options, and the lines below it. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import type { Reading } from './cursor.ts';
import { Cursor } from './cursor.ts';
import { headingName } from './headings.ts';
import type { Line } from './lines.ts';
import type { Names } from './names.ts';
import { type Of, type Property, type Rest, readLines, readOptions } from './section.ts';
import { textOf } from './texts.ts';
import { TOKEN_LINES, TOKEN_OPTIONS } from './tokens.ts';

export type Data = Record<string, unknown>;

export interface Section {
  readonly data: Data;
  readonly of: Of;
}

/** Makes a token known by the heading of its section, so that it can be used before that line. */
export function addTokenOf(line: Line, cursor: Cursor, names: Names): void {
  const name = headingName.read(cursor);
  const id = line.words.findIndex(({ text }, place) => place > 1 && text === 'id');
  const given = id < 0 ? undefined : line.words[id + 1]?.text;
  if (typeof name === 'string') names.addToken(given ?? idOf(name), name);
}

/** Reports each place that is marked with `?`, and returns their number. */
export function reportBlanks(lines: readonly Line[], reading: Reading): number {
  let blanks = 0;
  for (const line of lines) {
    // Rows of maps have marks of their own.
    if (line.words[0]?.text === '|') continue;
    for (const { kind, column } of line.words) {
      if (kind !== 'blank') continue;
      blanks += 1;
      reading.report({ line: line.number, column, kind: 'blank', says: 'This is still to be filled in.' });
    }
    blanks += reportBlanks(line.under, reading);
  }
  return blanks;
}

/** Reads a name, the options after it and the lines below. */
export function readParts<T, L>(
  cursor: Cursor,
  options: readonly Property<T>[],
  lines: readonly Property<L>[],
  rest: Rest | null,
): Section {
  const data: Data = {};
  const of: Of = { name: cursor.position };
  const start = cursor.at;
  cursor.forget();
  const name = headingName.read(cursor);
  if (typeof name === 'string') data.name = name;
  const isRead = typeof name === 'string' && readOptions(cursor, options, data, of);
  const inline = cursor.take(':');
  const hasBlank = cursor.line.words.some(({ kind }) => kind === 'blank');
  if ((!isRead || !cursor.isAtEnd) && !hasBlank) cursor.reportMismatch(inline ? cursor.at : start);
  const { under } = cursor.line;
  if (under.length > 0) readLines(new Cursor(cursor.reading, under), lines, data, of, rest);
  return { data, of };
}

/** Reads a token, after its first word. */
export function tokenSection(cursor: Cursor): Section {
  const { data, of } = readParts(cursor, TOKEN_OPTIONS, TOKEN_LINES, null);
  const id = typeof data.name === 'string' ? { id: idOf(data.name) } : {};
  const whole = { ...id, ...data };
  return { data: { ...whole, ...textOf(whole, cursor.line) }, of };
}
