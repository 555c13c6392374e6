/** Reads the sections of a file: a heading with options, and the lines below it. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import { onceFirst, withHolder } from './clause-order.ts';
import { Cursor } from './cursor.ts';
import { sectionName } from './headings.ts';
import type { Line } from './lines.ts';
import { headingOf } from './names-in-file.ts';
import type { Reading } from './reading.ts';
import { type Of, type Property, type Rest, readLines, readOptions } from './section.ts';
import { textOf } from './texts.ts';
import { TOKEN_LINES, TOKEN_OPTIONS } from './tokens.ts';
import { listAt, propertyOf } from './untyped.ts';

export type Data = Record<string, unknown>;

export interface Section {
  readonly data: Data;
  readonly of: Of;
}

/** The words on the button of a use that has none in the file, by its first effect. */
const USES: ReadonlyMap<unknown, string> = new Map([
  ['prevent', 'prevent'],
  ['add-damage', 'damage'],
  ['deal', 'damage'],
  ['heal', 'heal'],
  ['draw', 'draw'],
  ['cp', 'cp'],
  ['alter', 'change'],
  ['reroll-own', 'reroll'],
  ['remove-chosen', 'remove'],
  ['transfer-chosen', 'transfer'],
  ['undefendable', 'undefendable'],
]);

/** Gives each use a name of its own. */
function withUses(spends: readonly unknown[]): unknown[] {
  const taken = new Set(spends.map((spend) => propertyOf(spend, 'use')));
  return spends.map((spend) => {
    if (typeof spend !== 'object' || spend === null || propertyOf(spend, 'use') !== undefined) return spend;
    const effects = listAt(spend, 'effects').map((effect) => propertyOf(effect, 'do'));
    const known = effects.find((name) => USES.has(name));
    const word = USES.get(known) ?? 'use';
    const uses = [word, ...[2, 3, 4, 5, 6].map((number) => `${word}-${number}`)];
    const use = uses.find((one) => !taken.has(one)) ?? word;
    taken.add(use);
    return Object.assign(spend, { use });
  });
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

/**
 * Reads a name, the options after it and the lines below.
 * @param asRead what stands for a line below while it is read
 */
export function readParts<T, L>(
  cursor: Cursor,
  options: readonly Property<T>[],
  lines: readonly Property<L>[],
  rest: Rest | null,
  asRead: (line: Line) => Line = (line) => line,
): Section {
  const data: Data = {};
  const of: Of = { name: cursor.position };
  const start = cursor.at;
  cursor.forget();
  Object.assign(cursor.reading, {
    hasChosen: false,
    quantity: null,
    coming: null,
    hasRolled: false,
    diceTests: [],
    lastDice: 0,
  });
  const name = sectionName.read(cursor);
  if (typeof name === 'string') data.name = name;
  const isRead = typeof name === 'string' && readOptions(cursor, options, data, of);
  const inline = cursor.take(':');
  const hasBlank = cursor.line.words.some(({ kind }) => kind === 'blank');
  if ((!isRead || !cursor.isAtEnd) && !hasBlank) cursor.reportMismatch(inline ? cursor.at : start);
  const under = cursor.line.under.map(asRead);
  if (under.length > 0) readLines(new Cursor(cursor.reading, under), lines, data, of, rest);
  return { data, of };
}

/** Reads a token, after its first word. */
export function tokenSection(cursor: Cursor): Section {
  const { reading, line } = cursor;
  const heading = headingOf(line, new Cursor(reading, [line]));
  reading.ownToken = heading?.id ?? null;
  reading.isAdding = true;
  reading.isNegative = line.words.some(({ text }) => text.toLowerCase() === 'negative');
  // Some options are printed among the rules of the token: "cannot be transferred".
  const named = heading === null ? undefined : withHolder(heading.name);
  const asRead = (under: Line) => onceFirst(named?.(under) ?? under);
  const lines = [...TOKEN_LINES, ...TOKEN_OPTIONS];
  const { data, of } = readParts(cursor, TOKEN_OPTIONS, lines, null, asRead);
  Object.assign(reading, { ownToken: null, isNegative: false, isAdding: false });
  const id = typeof data.name === 'string' ? { id: idOf(data.name) } : {};
  const spends = Array.isArray(data.spends) ? { spends: withUses(data.spends) } : {};
  const whole = { ...id, ...data, ...spends };
  return { data: { ...whole, ...textOf(whole, cursor.line) }, of };
}
