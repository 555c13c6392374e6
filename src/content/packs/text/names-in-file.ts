/** The names that a file brings. They are collected before it is read, so that they can be used above their lines. */
import { listTokens } from '../../../engine/definitions.ts';
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import { Cursor } from './cursor.ts';
import { diceFaces, sectionName } from './headings.ts';
import type { Line } from './lines.ts';
import type { Names } from './names.ts';
import { Reading } from './reading.ts';

/** The id and the name in a heading such as `token NAME id ID`; null if it has no name. */
export function headingOf(line: Line, cursor: Cursor): { readonly id: string; readonly name: string } | null {
  cursor.at = 1;
  const name = sectionName.read(cursor);
  const id = line.words.findIndex(({ text }, place) => place > 1 && text === 'id');
  const given = id < 0 ? undefined : line.words[id + 1]?.text;
  return typeof name === 'string' ? { id: given ?? idOf(name), name } : null;
}

/** Adds the tokens of a file, and those that are known without it. */
export function addTokens(lines: readonly Line[], names: Names): void {
  for (const { line, cursor } of linesFrom('token', lines, names)) {
    const heading = headingOf(line, cursor);
    const kind = line.words.find(({ text }) => /^(?:positive|negative|unique|companion)$/i.test(text));
    if (heading !== null) names.addToken(heading.id, heading.name, kind?.text.toLowerCase());
  }
  for (const { id, name, kind } of listTokens()) names.addToken(id, name, kind);
}

/** Adds the symbols of the lines that say what is on the dice. */
export function addSymbols(lines: readonly Line[], names: Names): void {
  for (const { cursor } of linesFrom('dice', lines, names)) {
    const faces = diceFaces.read(cursor);
    if (typeof faces !== 'object' || faces === null) continue;
    for (const [value, symbol] of Object.entries<unknown>({ ...faces }))
      names.addSymbol(String(symbol), Number(value));
  }
}

/** Adds the counters and the panels of a Mission. */
export function addMissionNames(lines: readonly Line[], names: Names): void {
  for (const { words, under } of lines) {
    const mark = words.findIndex(({ text }) => /^marked?$/i.test(text));
    const end = words.findIndex(({ text }) => text === ',');
    const name = words
      .slice(1, end < 0 ? words.length : end)
      .map(({ text }) => text)
      .join(' ');
    const id = mark < 0 ? idOf(name) : words[mark + 1]?.text;
    if (/^(?:henchm[ae]n|threat|special|boss)$/i.test(words[0]?.text ?? '') && id) names.addPanel(id, name);
    for (const { words: of } of under) {
      const [first, called, isId, given] = of;
      if (first?.text.toLowerCase() !== 'counter' || called?.kind !== 'quoted') continue;
      names.addCounter(isId?.text === 'id' && given ? given.text : idOf(called.text), called.text);
    }
  }
}

/** The lines that begin with a word, each with a cursor behind it. */
function linesFrom(word: string, lines: readonly Line[], names: Names) {
  const reading = new Reading(names);
  return lines.flatMap((line, at) => {
    const cursor = new Cursor(reading, lines, at);
    return cursor.take(word) ? [{ line, cursor }] : [];
  });
}
