/** A file of data that is written as text, as it was read. */

import { type Line, linesOf } from './lines.ts';
import type { Message } from './messages.ts';
import type { Names } from './names.ts';
import { reportBlanks } from './parts.ts';
import { Reading } from './reading.ts';

export interface TypedFile {
  /** As in a JSON pack. */
  readonly data: unknown;
  /** What is not understood, in the order of lines. */
  readonly messages: readonly Message[];
  readonly positions: Reading['positions'];
  /** Places to fill in that are marked with `?`. */
  readonly blanks: number;
}

/**
 * Reads a file. What cannot be read is left out of the data and reported.
 * @param namesIn the names that the file brings, which may be used before the line that brings them
 * @param readTop reads all sections into the data
 */
export function readTyped(
  text: string,
  namesIn: (lines: readonly Line[]) => Names,
  readTop: (lines: readonly Line[], reading: Reading) => unknown,
): TypedFile {
  const early: Message[] = [];
  const lines = linesOf(text, (message) => early.push(message));
  const reading = new Reading(namesIn(lines));
  reading.messages.push(...early);
  const blanks = reportBlanks(lines, reading);
  const data = readTop(lines, reading);
  const messages = reading.messages.sort((a, b) => a.line - b.line || a.column - b.column);
  return { data, messages, positions: reading.positions, blanks };
}
