import { INK } from './colour.ts';
import { centredLabel } from './label.ts';
import { type Box, circle } from './svg.ts';

const LINE = 40;

/** The latest lines of the log, newest last and brightest, as many as `box` is high. */
export function newsLines(news: readonly string[], box: Box): string {
  const room = Math.max(0, Math.floor(box.height / LINE));
  const shown = room === 0 ? [] : news.slice(-room);
  return shown
    .map((line, i) => {
      const cy = box.y + LINE * (i + 0.5);
      const newest = i === shown.length - 1;
      const fill = newest ? INK.ivory : INK.parchment;
      return (
        circle(box.x + 6, cy, 4, { fill: newest ? INK.gold : INK.goldDeep }) +
        centredLabel(line, box.x + 24, cy, {
          face: 'semibold',
          size: 26,
          minSize: 24,
          fill,
          maxWidth: box.width - 24,
        })
      );
    })
    .join('');
}
