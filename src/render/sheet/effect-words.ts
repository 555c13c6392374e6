/** Splits the text of an effect for drawing: figures are highlighted, symbols become small die faces. */
import { isUnknown, symbolWords } from './requirement.ts';
import type { SheetWords } from './sheet-model.ts';

export type AtomStyle = 'plain' | 'figure' | 'condition' | 'unknown';

export type Atom =
  | { readonly kind: 'text'; readonly text: string; readonly ink: AtomStyle }
  | { readonly kind: 'face'; readonly symbol: string };

/** Atoms without a space between them, which are never broken across lines. */
export type Word = readonly Atom[];

/** The effects in a row, divided by semicolons. `symbols` are the ids of those on the hero's dice. */
export function effectWords(
  effects: readonly string[],
  symbols: readonly string[],
  words: SheetWords,
): Word[] {
  if (effects.length === 0) return toWords(words.unknownEffect, [], 'unknown');
  return effects.flatMap((effect, i) => {
    const marked = markSymbols(effect, symbols);
    const begun = i === 0 ? capitalised(marked) : marked;
    const ended = i < effects.length - 1 ? `${begun};` : begun;
    return toWords(ended, symbols, isUnknown(effect) ? 'unknown' : 'plain');
  });
}

/** A condition or time, in a text that may name symbols. */
export function conditionWords(text: string, symbols: readonly string[]): Word[] {
  return toWords(capitalised(markSymbols(text, symbols)), symbols, isUnknown(text) ? 'unknown' : 'condition');
}

/** A text without symbols. */
export function plainWords(text: string): Word[] {
  return toWords(text, [], 'plain');
}

function toWords(marked: string, symbols: readonly string[], ink: AtomStyle): Word[] {
  return marked
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => atoms(word, symbols, ink));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Delimiters of a symbol's number: private-use characters that no text contains. */
const MARK = { open: '\uE000', close: '\uE001' } as const;

function markSymbols(text: string, symbols: readonly string[]): string {
  const names = symbols.map((id, i) => ({ i, name: symbolWords(id) }));
  const even = text.replace(/ x (?=[a-z(])/g, ' × ').replace(/(\d)x (?=[a-z])/g, '$1 ');
  return names
    .sort((a, b) => b.name.length - a.name.length)
    .reduce((marked, { i, name }) => marked.replace(mention(name), `${MARK.open}${i}${MARK.close}`), even);
}

/** Matches `name` where it is a symbol: a letter only after words that call for one, and not in "draw a card". */
function mention(name: string): RegExp {
  if (name.length === 1) return new RegExp(`(?<=\\b(?:per|on|and|or|any) |× )${name}\\b`, 'g');
  return new RegExp(`(?<!\\b(?:draw|discard|steal)s? \\d )\\b${name}\\b`, 'g');
}

function atoms(word: string, symbols: readonly string[], ink: AtomStyle): Atom[] {
  return word.split(/(\uE000\d+\uE001)/).flatMap((part) => {
    if (part === '') return [];
    const mark = /^\uE000(\d+)\uE001$/.exec(part);
    const symbol = mark && symbols[Number(mark[1])];
    return symbol ? [{ kind: 'face', symbol } as const] : textAtoms(part, ink);
  });
}

/** A figure at the beginning of a plain word is highlighted, the rest is not. */
function textAtoms(text: string, ink: AtomStyle): Atom[] {
  const figure = ink === 'plain' ? /^[+]?\d+(?:\/\d+)*/.exec(text)?.[0] : undefined;
  if (figure === undefined) return [{ kind: 'text', text, ink }];
  const rest = text.slice(figure.length);
  return [
    { kind: 'text', text: figure, ink: 'figure' },
    ...(rest === '' ? [] : [{ kind: 'text', text: rest, ink } as const]),
  ];
}
