/**
 * A language for tests: English with every text between marks, and what is put into a text between others,
 * so that words which did not come from the catalogue stand out, also where they are put into one that did.
 */

// Straight from the file: the tests put another list of languages in place of the real one.
import { en } from '../../src/words/en/index.ts';
import type { Words } from '../../src/words/index.ts';

const TEXT = { open: '⟦', close: '⟧' } as const;
const GIVEN = { open: '⟪', close: '⟫' } as const;

export const pseudo: Words = Object.assign({}, en, marked(en));

function marked(section: object): object {
  return Object.fromEntries(
    Object.entries(section).map(([name, text]) => {
      // Discord takes no marks in what commands and options are called.
      if (name === 'name' && 'description' in section) return [name, `${text}-zz`];
      if (typeof text === 'string') return [name, between(TEXT, text)];
      if (typeof text !== 'function') return [name, marked(text)];
      const told = (...figures: unknown[]) => between(TEXT, text(...figures.map(given)));
      return [name, told];
    }),
  );
}

function given(figure: unknown): unknown {
  if (typeof figure === 'string') return between(GIVEN, figure);
  return Array.isArray(figure) ? figure.map(given) : figure;
}

function between({ open, close }: typeof TEXT | typeof GIVEN, text: string): string {
  return text === '' ? '' : `${open}${text}${close}`;
}

/** The parts of a message's text that are not from the catalogue. */
export function outside(text: string): string[] {
  const pieces: string[] = [];
  const stack: string[] = [];
  let piece = '';
  for (const [at, sign] of [...text].entries()) {
    const isMark = '⟦⟧⟪⟫'.includes(sign);
    // A text that was cut has lost its closing marks.
    const isCut = sign === '…' && ['', '\n'].includes([...text][at + 1] ?? '');
    if (!isMark && stack.at(-1) !== TEXT.open) piece += sign;
    if (isMark || isCut) {
      if (piece !== '') pieces.push(piece);
      piece = '';
    }
    if (isCut) stack.length = 0;
    else if (sign === TEXT.open || sign === GIVEN.open) stack.push(sign);
    else if (isMark) stack.pop();
  }
  return piece === '' ? pieces : [...pieces, piece];
}

/** The marks, and those in their place that the fonts of the pictures have. */
const MARKS = ['⟦⟧⟪⟫', '«»‹›'] as const;

function exchanged(text: string, from: string, to: string): string {
  return [...text].map((sign) => to[from.indexOf(sign)] ?? sign).join('');
}

function withDrawnMarks(section: object): object {
  return Object.fromEntries(
    Object.entries(section).map(([name, text]) => {
      if (typeof text === 'string') return [name, exchanged(text, ...MARKS)];
      if (typeof text !== 'function') return [name, withDrawnMarks(text)];
      return [name, (...figures: unknown[]) => exchanged(text(...figures), ...MARKS)];
    }),
  );
}

/** The same language with marks that can be drawn. */
export const drawable: Words = Object.assign({}, pseudo, withDrawnMarks(pseudo));

/** The text of labels of a picture in that language, as `outside` takes it. */
export function drawnText(labels: readonly string[]): string {
  return exchanged(labels.join('\n').replaceAll('&quot;', '"'), MARKS[1], MARKS[0]);
}
