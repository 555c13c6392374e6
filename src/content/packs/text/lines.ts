/** Splits the text of a pack into a tree of lines by their indentation, and each line into words. */
import { BOUNDS } from '../bounds.ts';
import type { Message } from './messages.ts';
import { inWordsOfGrammar } from './wordings.ts';
import { type Word, wordsOf } from './words.ts';

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly source: string;
  readonly words: readonly Word[];
  /** The lines below it that are indented further. */
  readonly under: readonly Line[];
}

interface GrowingLine extends Line {
  readonly indent: number;
  readonly under: GrowingLine[];
}

/** Texts in straight quotes, which stay as they are, texts in others, and marks that have a plainer form. */
const TYPOGRAPHY = /"(?:[^"\\]|\\.)*"?|[“„]([^“”"]*)[“”]|‘([^’"]*)’|[–—−]|×|’/gu;
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['×', 'x'],
  ['’', "'"],
]);

/** A line as keyboards without typography type it; every character keeps its column. */
function plainly(raw: string): string {
  return (
    raw
      .replaceAll('\t', '  ')
      .replaceAll(TYPOGRAPHY, (found: string, double?: string, single?: string) => {
        const inside = double ?? single;
        return inside === undefined ? (PLAIN.get(found) ?? found) : `"${inside}"`;
      })
      // A point of a list.
      .replace(/^(\s*)[-•*] (?=\S)/, '$1  ')
  );
}

/** Reads lines; empty ones and those that start with `#` are left out. */
export function linesOf(text: string, report: (message: Message) => void): readonly Line[] {
  const top: GrowingLine[] = [];
  const open: GrowingLine[] = [];
  for (const [at, raw] of text.split(/\r\n|[\n\r]/).entries()) {
    if (at >= BOUNDS.lines) {
      report({ line: at + 1, column: 1, kind: 'error', says: `A file has at most ${BOUNDS.lines} lines.` });
      break;
    }
    const source = plainly(raw);
    const indent = source.search(/\S/);
    if (indent < 0 || source[indent] === '#') continue;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const typed = wordsOf(source);
    // Headings are names and figures.
    const words = indent === 0 ? typed : inWordsOfGrammar(typed);
    if (words.length > BOUNDS.words) {
      report({ line: at + 1, column: 1, kind: 'error', says: `A line has at most ${BOUNDS.words} words.` });
      continue;
    }
    const line: GrowingLine = { number: at + 1, source, indent, words, under: [] };
    if (open.length >= BOUNDS.depth / 2) {
      report({ line: line.number, column: indent + 1, kind: 'error', says: 'This is nested too deeply.' });
      continue;
    }
    (open.at(-1)?.under ?? top).push(line);
    open.push(line);
  }
  return top;
}
