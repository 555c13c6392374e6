/** The damage of an attack on several players: a row for each. */
import type { Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import type { SumModel } from './board-model.ts';
import { INK } from './colour.ts';
import { centredLabel, fitText } from './label.ts';
import type { SeatFigure } from './seat-figure.ts';
import { type Box, circle, roundRect } from './svg.ts';

/** Rows of this height and more have a second line for the parts. */
const TWO_LINES = 68;
const HIGHEST = 84;
const GAP = 6;

/** One row for each of one to six sums: recipient, parts, and total. */
export function recipientRows(
  sums: readonly SumModel[],
  attacker: Seat,
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: Words['picture'],
): string {
  const height = Math.min(HIGHEST, (box.height - GAP * (sums.length - 1)) / Math.max(1, sums.length));
  return sums
    .map((sum, i) => {
      const place = { ...box, y: box.y + i * (height + GAP), height };
      return row(sum, sum.seat === attacker, figures.get(sum.seat), place, words);
    })
    .join('');
}

function row(
  { seat, total, lines }: SumModel,
  back: boolean,
  figure: SeatFigure | undefined,
  box: Box,
  words: Words['picture'],
): string {
  const twoLines = box.height >= TWO_LINES;
  const cy = box.y + box.height / 2;
  const figureStyle = { face: 'bold', size: 38 } as const;
  const totalWidth = Math.max(46, fitText(String(total), figureStyle).width);
  const right = box.x + box.width - 14;
  const room = right - totalWidth - 14 - (box.x + 40);
  const name = { face: 'bold', size: 28, minSize: 24, maxWidth: twoLines ? room : room * 0.5 } as const;
  const called = figure?.called ?? words.seat(seat + 1);
  const nameWidth = fitText(called, name).width;
  const parts = lines.map(({ label, amount }) => `${amount} ${label}`).join(', ');
  const nameY = twoLines ? box.y + box.height * 0.3 : cy;
  const partsX = twoLines ? box.x + 40 : box.x + 40 + nameWidth + 14;
  return [
    roundRect(box, 10, {
      fill: back ? '#16263b' : '#3a1518',
      stroke: back ? INK.ally : INK.bad,
      'stroke-width': 2,
    }),
    circle(box.x + 20, nameY, 9, {
      fill: figure?.paints.die ?? INK.gold,
      stroke: INK.ivory,
      'stroke-width': 2,
    }),
    centredLabel(called, box.x + 40, nameY, { ...name, fill: figure?.paints.palette.accent ?? INK.ivory }),
    parts === ''
      ? ''
      : centredLabel(parts, partsX, twoLines ? box.y + box.height * 0.72 : cy, {
          face: 'semibold',
          size: 25,
          minSize: 23,
          fill: INK.ivory,
          maxWidth: right - totalWidth - 14 - partsX,
        }),
    centredLabel(String(total), right, cy, { ...figureStyle, fill: '#ffffff', anchor: 'end' }),
  ].join('');
}
