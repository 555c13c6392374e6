/** The header of a seat's board: its owner, the symbols of its dice, and the current roll. */
import { INK } from '../picture/colour.ts';
import { emblem } from '../picture/emblem.ts';
import { centredLabel } from '../picture/label.ts';
import { panel, tray } from '../picture/panel.ts';
import type { Box } from '../picture/svg.ts';
import { type Piece, row } from './piece.ts';
import { type HeaderStyle, valuesText } from './sheet-header.ts';
import type { BoardOwner, HeroSheetModel } from './sheet-model.ts';
import { textPiece } from './text-block.ts';

const NAMES = 132;
const KEY = 70;
const DICE = 78;
const PAD = 10;

/** The height of {@link seatHeader}: more while there are dice. */
export function seatHeaderHeight({ rolled }: BoardOwner): number {
  return NAMES + KEY + (rolled === null ? 0 : DICE + PAD) + PAD;
}

/** Emblem and names, the values of each symbol, and under them the dice of the Offensive Roll. */
export function seatHeader(
  model: HeroSheetModel,
  { rolled }: BoardOwner,
  box: Box,
  style: HeaderStyle,
): string {
  const { look, paints } = style;
  const { accent } = paints.palette;
  const radius = 50;
  const textX = box.x + 18 + 2 * radius + 20;
  const room = box.x + box.width - 18 - textX;
  const inner = { x: box.x + PAD, width: box.width - 2 * PAD };
  const key: Box = { ...inner, y: box.y + NAMES, height: KEY };
  const dice: Box = { ...inner, y: key.y + KEY + PAD, height: DICE };
  return [
    panel(box, { fill: paints.panel, lit: false, edge: accent }),
    emblem(box.x + 18 + radius, box.y + 66, radius, look, paints),
    centredLabel(model.heroName, textX, box.y + 46, {
      face: 'display',
      size: 52,
      minSize: 32,
      maxWidth: room,
      fill: accent,
    }),
    centredLabel(model.title, textX, box.y + 98, {
      face: 'bold',
      size: 31,
      minSize: 22,
      maxWidth: room,
      fill: INK.ivory,
    }),
    tray(key),
    inMiddle(row(keyOf(model, style), 22), key),
    ...(rolled === null ? [] : [tray(dice, INK.gold), inMiddle(rolledRow(rolled, model, style), dice)]),
  ].join('');
}

function inMiddle(piece: Piece, box: Box): string {
  return piece.draw(box.x + (box.width - piece.width) / 2, box.y + (box.height - piece.height) / 2);
}

function keyOf({ dice }: HeroSheetModel, { tiles, words }: HeaderStyle): Piece[] {
  if (dice === null) return [textPiece(words.unknownDice, { face: 'semibold', size: 28, fill: INK.warn })];
  return dice.map(({ symbol, values }) =>
    row(
      [tiles.symbol(symbol, 48), textPiece(valuesText(values), { face: 'bold', size: 28, fill: INK.ivory })],
      8,
    ),
  );
}

/** Each die with its value and its symbol; a blank one shows neither. */
function rolledRow(
  rolled: NonNullable<BoardOwner['rolled']>,
  { dice }: HeroSheetModel,
  { tiles }: HeaderStyle,
): Piece {
  const symbolOf = (value: number) => dice?.find(({ values }) => values.includes(value))?.symbol ?? '';
  const faces = rolled.map((value) =>
    value === null
      ? tiles.unrolled(58)
      : row([tiles.number(value, 40), tiles.symbol(symbolOf(value), 58)], 2),
  );
  return row(faces, 20);
}
