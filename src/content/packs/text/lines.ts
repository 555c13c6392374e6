/** Splits the text of a pack into a tree of lines by their indentation, and each line into words. */
import { BOUNDS } from '../bounds.ts';
import type { Message } from './messages.ts';
import { inWordsOfGrammar } from './wordings.ts';

/** A word, number, mark or quoted text of a line. */
export interface Word {
  /** As typed; of a quoted text what stands between the quotes. */
  readonly text: string;
  readonly kind: 'word' | 'number' | 'quoted' | 'mark' | 'blank';
  /** Columns of its first character and after its last one, from 1. */
  readonly column: number;
  readonly end: number;
}

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

/** `3-of-a-kind` is printed as often as `3 of a kind`. */
const OF_A_KIND = '-of-a-kind';
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

/** `small-straight` is printed as often as `small straight`. */
const STRAIGHT = /^(?:micro|small|large)-straight$/i;

const WORD = /"(?:[^"\\]|\\.)*"?|-of-a-kind\b|[+-]?\d+|\p{L}[\p{L}\p{M}\d'’_-]*|\?|\S/gu;

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

function wordsOf(source: string): Word[] {
  return [...source.matchAll(WORD)].flatMap(({ 0: found, index }): Word | Word[] => {
    if (found === OF_A_KIND || STRAIGHT.test(found))
      return wordsOf(`${' '.repeat(index)}${found.replaceAll('-', ' ')}`);
    const at = { column: index + 1, end: index + found.length + 1 };
    if (found.startsWith('"')) return { text: unquoted(found), kind: 'quoted', ...at };
    if (found === '?') return { text: found, kind: 'blank', ...at };
    if (/\d$/.test(found) && !/^\p{L}/u.test(found)) return { text: found, kind: 'number', ...at };
    return { text: found, kind: /^\p{L}/u.test(found) ? 'word' : 'mark', ...at };
  });
}

function unquoted(found: string): string {
  const inside = found.length > 1 && found.endsWith('"') ? found.slice(1, -1) : found.slice(1);
  return inside.replaceAll(/\\(.)/g, '$1');
}

/** A text in quotes, as it is read again. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
