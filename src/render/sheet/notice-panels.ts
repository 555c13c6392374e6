import { INK } from '../picture/colour.ts';
import { tray } from '../picture/panel.ts';
import type { Box } from '../picture/svg.ts';
import { plainWords } from './effect-words.ts';
import type { FaceTiles } from './face-tiles.ts';
import type { SheetNotice } from './notices.ts';
import { type Piece, row, stack } from './piece.ts';
import { textBlock, textPiece } from './text-block.ts';

const PAD = 18;
const PAD_Y = 10;
const TEXT = 26;

const EDGES: Readonly<Record<SheetNotice['kind'], string>> = {
  'set-up': INK.ally,
  'not-playable': INK.bad,
  open: INK.warn,
  tokens: INK.ally,
};

/** A notice in a tray of its own, `width` wide. */
export function noticePanel(notice: SheetNotice, width: number, tiles: FaceTiles): Piece {
  const edge = EDGES[notice.kind];
  const inner = width - 2 * PAD;
  const title = textPiece(notice.title, { face: 'bold', size: TEXT, fill: edge });
  const [only, ...others] = notice.lines.map((line) =>
    textBlock(plainWords(line), inner, { size: TEXT, tiles }),
  );
  const body =
    only && others.length === 0
      ? titled(title, only, inner)
      : stack([title, ...notice.lines.map((line) => bullet(line, inner, tiles))], 4);
  return framed(body, width, edge);
}

/** A short text beside the title, a longer one below it. */
function titled(title: Piece, text: Piece, width: number): Piece {
  const gap = 16;
  const oneLine = text.height <= title.height && title.width + gap + text.width <= width;
  return oneLine ? row([title, text], gap) : stack([title, text], 2);
}

function bullet(line: string, width: number, tiles: FaceTiles): Piece {
  const indent = 26;
  const dot = textPiece('•', { face: 'bold', size: TEXT, fill: INK.parchment });
  const text = textBlock(plainWords(line), width - indent, { size: TEXT, tiles });
  return {
    width,
    height: text.height,
    draw: (x, y) => dot.draw(x + 4, y) + text.draw(x + indent, y),
  };
}

function framed(body: Piece, width: number, edge: string): Piece {
  const height = body.height + 2 * PAD_Y;
  return {
    width,
    height,
    draw: (x, y) => {
      const box: Box = { x, y, width, height };
      return tray(box, edge) + body.draw(x + PAD, y + PAD_Y);
    },
  };
}
