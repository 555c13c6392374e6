/** The perk sheet as SVG: a column for each level of Missions, a row for each kind of perk, circles for progress. */
import { boardBackground } from '../picture/board-background.ts';
import { INK } from '../picture/colour.ts';
import { centredLabel } from '../picture/label.ts';
import { TABLE_DEFS } from '../picture/paints.ts';
import { type Box, circle, element, roundRect } from '../picture/svg.ts';
import { wrapped } from '../picture/wrap.ts';
import { isActive, type PerkCell, type PerkModel } from './perk-model.ts';

const WIDTH = 1200;
const MARGIN = 14;
const GAP = 8;
const TITLE = 64;
const HEADER = 48;
const ROW_NAME = 40;
const CIRCLES = 48;
const PERFECT = 64;
const TEXT = 28;
const LINE = 33;
/** The most lines of a text in its cell; the longest text needs this many. */
const MAX_LINES = 5;
const RADIUS = 15;

/** The picture as SVG text: the same model always gives the same text. */
export function drawPerkSheet(model: PerkModel): string {
  const cellWidth = (WIDTH - 2 * MARGIN - GAP * (model.columns.length - 1)) / model.columns.length;
  const x = (at: number) => MARGIN + at * (cellWidth + GAP);
  const parts: string[] = [
    centredLabel(model.title, MARGIN + 12, MARGIN + TITLE / 2, {
      face: 'display',
      size: 42,
      minSize: 28,
      maxWidth: WIDTH - 2 * MARGIN - 24,
      fill: INK.gold,
    }),
    ...model.columns.map((name, at) =>
      centredLabel(name, x(at) + cellWidth / 2, MARGIN + TITLE + HEADER / 2, {
        face: 'bold',
        size: 32,
        anchor: 'middle',
        maxWidth: cellWidth - 8,
        fill: INK.parchment,
      }),
    ),
  ];
  let y = MARGIN + TITLE + HEADER;
  for (const { name, cells } of model.rows) {
    const lines = cells.map(({ text }) =>
      wrapped(text, { face: 'semibold', size: TEXT, maxWidth: cellWidth - 22 }, MAX_LINES),
    );
    const height = Math.max(...lines.map(({ length }) => length)) * LINE + CIRCLES + 14;
    parts.push(
      centredLabel(name, MARGIN + 4, y + ROW_NAME / 2, { face: 'display', size: 28, fill: INK.gold }),
      ...cells.map((cell, at) =>
        cellOf(cell, lines[at] ?? [], { x: x(at), y: y + ROW_NAME, width: cellWidth, height }),
      ),
    );
    y += ROW_NAME + height + GAP;
  }
  parts.push(perfectRow(model, y, cellWidth, x));
  const height = y + ROW_NAME + PERFECT + MARGIN;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` },
    element('defs', {}, TABLE_DEFS) + boardBackground({ x: 0, y: 0, width: WIDTH, height }) + parts.join(''),
  );
}

function cellOf(cell: PerkCell, lines: readonly string[], box: Box): string {
  const isDone = isActive(cell);
  const ink = isDone ? '#ffffff' : cell.filled > 0 ? INK.ivory : INK.parchment;
  return [
    roundRect(box, 12, {
      fill: isDone ? '#3a2f12' : '#141824',
      stroke: isDone ? INK.gold : '#3a4058',
      'stroke-width': isDone ? 4 : 2,
    }),
    ...lines.map((line, at) =>
      centredLabel(line, box.x + box.width / 2, box.y + 10 + LINE * (at + 0.5), {
        face: 'semibold',
        size: TEXT,
        anchor: 'middle',
        maxWidth: box.width - 18,
        fill: ink,
      }),
    ),
    circles(cell, box.x + box.width / 2, box.y + box.height - CIRCLES / 2 - 2),
  ].join('');
}

function circles({ circles: count, filled }: PerkCell, cx: number, cy: number): string {
  const step = 2 * RADIUS + 10;
  return Array.from({ length: count }, (_, at) =>
    oneCircle(cx + (at - (count - 1) / 2) * step, cy, at < filled),
  ).join('');
}

function oneCircle(cx: number, cy: number, isFilled: boolean): string {
  return circle(cx, cy, RADIUS, {
    fill: isFilled ? INK.gold : INK.night,
    stroke: isFilled ? INK.ivory : INK.parchment,
    'stroke-width': 3,
  });
}

/** The circles of New Game+: one for each level (rule: m-new-game-plus). */
function perfectRow({ perfect }: PerkModel, y: number, cellWidth: number, x: (at: number) => number): string {
  const cy = y + ROW_NAME + PERFECT / 2 - 8;
  return [
    centredLabel(perfect.name, MARGIN + 4, y + ROW_NAME / 2, { face: 'display', size: 28, fill: INK.gold }),
    ...perfect.levels.map((isFilled, at) => oneCircle(x(at) + cellWidth / 2, cy, isFilled)),
  ].join('');
}
