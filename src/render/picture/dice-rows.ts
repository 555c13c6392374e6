/** The dice of three to six players at once: a row for each, or side by side if each has one die. */
import type { RollModel } from './board-model.ts';
import { INK } from './colour.ts';
import { die, KEPT_LIFT, MARK_RISE } from './die.ts';
import { centredLabel } from './label.ts';
import type { SeatFigure } from './seat-figure.ts';
import { type Box, roundRect } from './svg.ts';

const MAX_DICE = 5;
const NAMES = 212;
const GAP_SHARE = 0.15;
const RAISED = KEPT_LIFT + MARK_RISE;
const LARGEST = 150;
const NAME_LINE = 40;

export function rollRows(
  rolls: readonly RollModel[],
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
): string {
  const isSingle = rolls.every(({ dice }) => dice.length <= 1);
  const columns = !isSingle ? 1 : box.width > 900 ? rolls.length : Math.ceil(rolls.length / 2);
  const lines = Math.ceil(rolls.length / columns);
  const width = box.width / columns;
  const height = box.height / lines;
  return rolls
    .map((roll, i) => {
      const figure = figures.get(roll.owner);
      if (!figure) return '';
      const place: Box = {
        x: box.x + (i % columns) * width,
        y: box.y + Math.floor(i / columns) * height,
        width,
        height,
      };
      return isSingle ? single(roll, figure, place) : row(roll, figure, place);
    })
    .join('');
}

/** A die with the name of its owner above it. */
function single({ dice }: RollModel, figure: SeatFigure, box: Box): string {
  const side = Math.min(LARGEST, box.width * 0.7, (box.height - NAME_LINE) / (1 + RAISED + 0.1));
  const top = box.y + (box.height - NAME_LINE - side * (1 + RAISED)) / 2;
  const cx = box.x + box.width / 2;
  return [
    centredLabel(figure.called, cx, top + NAME_LINE / 2, {
      face: 'bold',
      size: 34,
      minSize: 28,
      maxWidth: box.width - 12,
      fill: figure.paints.palette.accent,
      anchor: 'middle',
    }),
    ...dice.map((model) => die(model, cx - side / 2, top + NAME_LINE + side * RAISED, side, figure.paints)),
  ].join('');
}

/** Name and reason at the left, dice at the right. */
function row(roll: RollModel, figure: SeatFigure, box: Box): string {
  const dice = roll.dice.slice(0, MAX_DICE);
  const room = box.width - NAMES;
  const side = Math.min(
    LARGEST,
    room / (MAX_DICE + MAX_DICE * GAP_SHARE),
    (box.height - 4) / (1 + RAISED + 0.08),
  );
  const y = box.y + (box.height - side * (1 + RAISED)) / 2 + side * RAISED;
  const cy = y + side / 2;
  const words = { maxWidth: NAMES - 22 } as const;
  const twoLines = box.height >= 62;
  return [
    roundRect({ x: box.x, y: cy - 22, width: 8, height: 44 }, 4, { fill: figure.paints.dieLight }),
    centredLabel(figure.called, box.x + 16, twoLines ? cy - 15 : cy, {
      ...words,
      face: 'bold',
      size: 34,
      minSize: 28,
      fill: figure.paints.palette.accent,
    }),
    twoLines
      ? centredLabel(roll.label, box.x + 16, cy + 15, {
          ...words,
          face: 'semibold',
          size: 28,
          minSize: 24,
          fill: INK.parchment,
        })
      : '',
    ...dice.map((model, i) =>
      die(model, box.x + NAMES + side * GAP_SHARE + i * side * (1 + GAP_SHARE), y, side, figure.paints),
    ),
  ].join('');
}
