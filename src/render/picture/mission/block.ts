/** Blocks of a Mission's picture below the map: the height of a block is calculated before it is drawn. */
import { INK } from '../colour.ts';
import type { Part } from '../drawing.ts';
import { centredLabel, type LabelStyle } from '../label.ts';
import type { Box } from '../svg.ts';
import { wrapped } from '../wrap.ts';
import { SMALLEST_LABEL } from './label-size.ts';

/** A drawing with a given width and a resulting height. */
export interface Block {
  readonly height: number;
  /** Draws it with its upper left corner at (`x`, `y`). */
  draw(x: number, y: number): string;
}

const LINE = 40;

/** A text in at most `most` lines of `width`. */
export function paragraph(text: string, width: number, most: number, fill: string = INK.ivory): Block {
  const style: LabelStyle = {
    face: 'semibold',
    size: SMALLEST_LABEL,
    fill,
    maxWidth: width,
  };
  const lines =
    text === '' ? [] : wrapped(text, { face: 'semibold', size: SMALLEST_LABEL, maxWidth: width }, most);
  return {
    height: lines.length * LINE,
    draw: (x, y) => lines.map((line, i) => centredLabel(line, x, y + LINE * (i + 0.5), style)).join(''),
  };
}

/** Blocks one below the other. */
export function stacked(blocks: readonly Block[], gap: number): Block {
  const shown = blocks.filter(({ height }) => height > 0);
  const height = shown.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, shown.length - 1);
  return {
    height,
    draw: (x, y) => {
      let at = y;
      return shown
        .map((block) => {
          const svg = block.draw(x, at);
          at += block.height + gap;
          return svg;
        })
        .join('');
    },
  };
}

/** Boxes in rows of two; with an odd number the last has its own row. Boxes of a row are equally high. */
export function inColumns(
  parts: readonly { readonly height: (width: number) => number; readonly draw: (box: Box) => string }[],
  room: Omit<Box, 'height'>,
  gap: number,
): { readonly height: number; readonly parts: readonly Part[] } {
  let y = room.y;
  const drawn: Part[] = [];
  for (let first = 0; first < parts.length; first += 2) {
    const row = parts.slice(first, first + 2);
    const width = (room.width - gap * (row.length - 1)) / row.length;
    const height = Math.max(...row.map((part) => part.height(width)));
    for (const [i, part] of row.entries()) {
      const box = { x: room.x + i * (width + gap), y, width, height };
      drawn.push({ box, svg: part.draw(box) });
    }
    y += height + gap;
  }
  return { height: Math.max(0, y - gap - room.y), parts: drawn };
}
