/** `you and that player each gain 1 CP`: a sentence for each of the two. It is read, and written as both. */
import { type Cursor, NO, type Read } from './cursor.ts';
import { inside } from './shorthand.ts';
import { who } from './who.ts';

/** The effects for both; null when the sentence is another. @param readInside reads effects up to the end of a line */
export function readBoth(cursor: Cursor, readInside: (cursor: Cursor) => Read[]): Read[] | null {
  const { at: start, line, reading, choice, subject } = cursor;
  const isYou = cursor.take('you') && cursor.take('and');
  const from = cursor.at;
  const other = isYou ? who.read(cursor) : NO;
  const until = cursor.at;
  const isBoth = other !== NO && other !== 'owner' && (cursor.take('each') || cursor.take('both'));
  const begins = cursor.at;
  Object.assign(cursor, { at: start, choice, subject });
  if (!isBoth) return null;
  let end = begins;
  while (end < line.words.length && !/^[.;]$/.test(line.words[end]?.text ?? '')) end += 1;
  const effects = [line.words.slice(start, start + 1), line.words.slice(from, until)].flatMap((named) => {
    const words = line.words.toSpliced(begins, 0, ...named);
    return inside(reading, { ...line, words }, [begins, end + named.length], readInside);
  });
  cursor.at = end;
  return effects;
}
