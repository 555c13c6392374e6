/** Words in lines of a measured width. */
import { INK } from '../picture/colour.ts';
import { fitText, label, textWidth } from '../picture/label.ts';
import { printable } from '../picture/printable.ts';
import type { FaceName } from '../picture/typeface.ts';
import type { Atom, AtomStyle, Word } from './effect-words.ts';
import type { FaceTiles } from './face-tiles.ts';
import type { Piece } from './piece.ts';

export interface TextStyle {
  /** Height of an em in the picture's units. */
  readonly size: number;
  readonly tiles: FaceTiles;
}

const INKS: Readonly<Record<AtomStyle, { readonly face: FaceName; readonly fill: string }>> = {
  plain: { face: 'regular', fill: INK.ivory },
  figure: { face: 'bold', fill: '#ffdc8c' },
  condition: { face: 'semibold', fill: INK.parchment },
  unknown: { face: 'semibold', fill: INK.warn },
};

/** Height of a line in ems. */
const LEADING = 1.3;

/** `words` in as many lines of at most `width` as they need; a word too long for a line is cut. */
export function textBlock(words: readonly Word[], width: number, style: TextStyle): Piece {
  const lines = breakLines(words, width, style);
  const lineHeight = style.size * LEADING;
  return {
    width: Math.min(width, Math.max(0, ...lines.map((line) => lineWidth(line, style)))),
    height: lines.length * lineHeight,
    draw: (x, y) => lines.map((line, i) => drawLine(line, x, y + i * lineHeight, width, style)).join(''),
  };
}

function breakLines(words: readonly Word[], width: number, style: TextStyle): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  for (const word of words) {
    if (line.length > 0 && lineWidth([...line, word], style) > width) {
      const upTo = line.findLastIndex((one) => !leansOnNext(one));
      const carried = upTo < 0 ? [] : line.slice(upTo + 1);
      lines.push(line.slice(0, line.length - carried.length));
      line = carried;
    }
    line.push(word);
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** A figure or a sign belongs to the next word, so no line ends with it. */
function leansOnNext(word: Word): boolean {
  const [atom, ...others] = word;
  return atom?.kind === 'text' && others.length === 0 && (atom.ink === 'figure' || /^[×+]$/.test(atom.text));
}

function space(size: number): number {
  return textWidth(' ', 'regular', size);
}

function faceSide(size: number): number {
  return size * 1.16;
}

function atomWidth(atom: Atom, size: number): number {
  return atom.kind === 'face' ? faceSide(size) : textWidth(printable(atom.text), INKS[atom.ink].face, size);
}

function lineWidth(line: readonly Word[], { size }: TextStyle): number {
  const gaps = space(size) * Math.max(0, line.length - 1);
  return line.flat().reduce((sum, atom) => sum + atomWidth(atom, size), gaps);
}

type Run = Atom & { readonly x: number };

/** A line as few labels: neighbouring plain words are joined. */
function runsOf(line: readonly Word[], x: number, size: number): Run[] {
  const runs: Run[] = [];
  let left = x;
  for (const word of line) {
    for (const [i, atom] of word.entries()) {
      const last = runs.at(-1);
      if (atom.kind === 'text' && atom.ink === 'plain' && last?.kind === 'text' && last.ink === 'plain') {
        runs[runs.length - 1] = { ...last, text: `${last.text}${i === 0 ? ' ' : ''}${atom.text}` };
      } else {
        runs.push({ ...atom, x: left });
      }
      left += atomWidth(atom, size);
    }
    left += space(size);
  }
  return runs;
}

function drawLine(line: readonly Word[], x: number, y: number, width: number, style: TextStyle): string {
  const { size, tiles } = style;
  const side = faceSide(size);
  return runsOf(line, x, size)
    .map((run) => {
      if (run.kind === 'face')
        return tiles.symbol(run.symbol, side).draw(run.x, y + (size * LEADING - side) / 2);
      const maxWidth = x + width - run.x + 0.5;
      return label(run.text, run.x, y + size * 0.98, { ...INKS[run.ink], size, maxWidth });
    })
    .join('');
}

/** A single line of text as a piece, its capitals in the middle of `height`. */
export function textPiece(
  text: string,
  style: {
    readonly face: FaceName;
    readonly size: number;
    readonly fill: string;
    readonly maxWidth?: number;
  },
): Piece {
  const fitted = fitText(text, style);
  const height = style.size * LEADING;
  return {
    width: fitted.width,
    height,
    draw: (x, y) => label(fitted.text, x, y + style.size * 0.98, { ...style, size: fitted.size }),
  };
}
