import type { Words } from '../../words/index.ts';
import { BOARD_LETTERS } from './board-letters.ts';
import type { RollModel } from './board-model.ts';
import { INK } from './colour.ts';
import { rollRows } from './dice-rows.ts';
import { die, KEPT_LIFT, MARK_RISE } from './die.ts';
import { centredLabel, fitText } from './label.ts';
import { tray } from './panel.ts';
import type { SeatFigure } from './seat-figure.ts';
import { type Box, circle, inset } from './svg.ts';

const HEADER = 44;
/** Of the line above the dice. */
const LETTERS = BOARD_LETTERS;
const MAX_DICE = 5;
/** Space between dice, as a share of their side. */
const GAP_SHARE = 0.15;
/** Room above and below the dice for lift, marks and shadow, as a share of their side. */
const RAISED = KEPT_LIFT + MARK_RISE;
const BELOW = 0.1;
const LARGEST = 190;

/** With more rolls than this, the others are shown only in the text of the table. */
const MAX_ROLLS = 6;

/** The latest rolls in a tray. The dice are as large as the tray allows. */
export function diceTray(
  rolls: readonly RollModel[],
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: Words['picture'],
): string {
  const shown = rolls.slice(-MAX_ROLLS);
  const inner = inset(box, 16);
  if (shown.length > 2) return tray(box) + rollRows(shown, figures, inner);
  const [only] = shown;
  const single = HEADER + Math.min(LARGEST, byWidth(inner, countOf(only))) * (1 + RAISED + BELOW);
  const rowHeight = shown.length === 2 ? inner.height / 2 : Math.min(inner.height, single);
  // A single roll is centred.
  const top = inner.y + (inner.height - rowHeight * shown.length) / 2;
  const rows = shown.map((roll, i) =>
    rollRow(roll, figures.get(roll.owner), { ...inner, y: top + rowHeight * i, height: rowHeight }, words),
  );
  return tray(box) + rows.join('');
}

function rollRow(roll: RollModel, figure: SeatFigure | undefined, box: Box, words: Words['picture']): string {
  if (!figure) return '';
  const dice = roll.dice.slice(0, MAX_DICE);
  const byHeight = (box.height - HEADER) / (1 + RAISED + BELOW);
  const side = Math.min(byHeight, byWidth(box, dice.length), LARGEST);
  const step = side * (1 + GAP_SHARE);
  const left = box.x + (box.width - (dice.length - 1) * step - side) / 2;
  const y = box.y + HEADER + side * RAISED;
  const row = dice.map((model, i) => die(model, left + i * step, y, side, figure.paints));
  return header(roll, figure, box, words) + row.join('');
}

function countOf(roll: RollModel | undefined): number {
  return Math.min(MAX_DICE, roll?.dice.length ?? MAX_DICE);
}

/** The side of a die if `dice` of them fill a row. */
function byWidth(box: Box, dice: number): number {
  return box.width / (dice + (dice - 1) * GAP_SHARE);
}

function header(roll: RollModel, figure: SeatFigure, box: Box, words: Words['picture']): string {
  const cy = box.y + HEADER / 2;
  const left = roll.attemptsLeft;
  const attempts = left === null ? '' : left === 0 ? words.noRolls : words.rolls(left);
  const bold = { face: 'bold', size: LETTERS } as const;
  const attemptsWidth = attempts === '' ? 0 : fitText(attempts, bold).width + 16;
  const room = box.width - 26 - attemptsWidth;
  const semibold = { face: 'semibold', size: LETTERS } as const;
  const nameWidth = fitText(figure.called, bold).width;
  const isBoth = nameWidth + 10 + fitText(roll.label, semibold).width <= room;
  // The phase says that it is an Offensive Roll; what other dice are for stands nowhere else.
  const isNamed = isBoth || left !== null;
  const labelX = box.x + 26 + (isNamed ? nameWidth + 10 : 0);
  return [
    circle(box.x + 9, cy, 9, { fill: figure.paints.die, stroke: INK.ivory, 'stroke-width': 2 }),
    isNamed
      ? centredLabel(figure.called, box.x + 26, cy, {
          ...bold,
          maxWidth: room,
          fill: figure.paints.palette.accent,
        })
      : '',
    isBoth || !isNamed
      ? centredLabel(roll.label, labelX, cy, {
          ...semibold,
          fill: isNamed ? INK.parchment : figure.paints.palette.accent,
          maxWidth: box.x + 26 + room - labelX,
          minSize: 34,
        })
      : '',
    attempts === ''
      ? ''
      : centredLabel(attempts, box.x + box.width, cy, { ...bold, fill: INK.gold, anchor: 'end' }),
  ].join('');
}
