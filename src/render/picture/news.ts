import { INK } from './colour.ts';
import { centredLabel } from './label.ts';
import { type Box, circle } from './svg.ts';
import { wrapped } from './wrap.ts';

/** Height of a line, as a share of its letters'. */
const LEADING = 1.34;
const INDENT = 24;
/** Longer news are cut: they stand in full below the picture. */
const MOST_LINES = 2;

/** The latest lines of the log, newest last and brightest, as many as `box` is high. Long ones take two lines. */
export function newsLines(news: readonly string[], box: Box, size = 31): string {
  const step = size * LEADING;
  const style = { face: 'semibold', size, maxWidth: box.width - INDENT } as const;
  let room = Math.floor(box.height / step);
  const shown: { lines: readonly string[]; isNewest: boolean }[] = [];
  for (const [back, line] of news.toReversed().entries()) {
    const lines = wrapped(line, style, Math.min(MOST_LINES, Math.max(1, room)));
    if (lines.length > room) break;
    shown.unshift({ lines, isNewest: back === 0 });
    room -= lines.length;
  }
  let cy = box.y + step / 2;
  return shown
    .map(({ lines, isNewest }) => {
      const fill = isNewest ? INK.ivory : INK.parchment;
      const dot = circle(box.x + 6, cy, 4, { fill: isNewest ? INK.gold : INK.goldDeep });
      const words = lines.map((line, i) =>
        centredLabel(line, box.x + INDENT, cy + i * step, { ...style, fill }),
      );
      cy += lines.length * step;
      return dot + words.join('');
    })
    .join('');
}
