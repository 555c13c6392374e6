import type { Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import type { AttackModel, LedgerLineModel, SumModel } from './board-model.ts';
import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { tray } from './panel.ts';
import { recipientRows } from './recipient-rows.ts';
import type { SeatFigure } from './seat-figure.ts';
import { type Box, element, inset, roundRect } from './svg.ts';

const HEADER = 98;
const TOTALS = 66;
const MAX_LINE = 52;
const MIN_LINE = 33;
/** Letters of a line of full height: 11 pixels where a phone shows the picture 320 pixels wide. */
const LINE_LETTERS = 41;
/** The height of letters as a part of their line. */
const LETTERS = 0.79;
/** Width of a plate below which two totals side by side still have to name the recipients. */
const NARROW_PLATE = 300;

type PictureWords = Words['picture'];

/** The sum of the attack: each source with its amount, and the damage that would land on each recipient. */
export function attackLedger(
  attack: AttackModel,
  sums: readonly SumModel[],
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: PictureWords,
): string {
  const inner = inset(box, 16);
  const below: Box = { ...inner, y: inner.y + HEADER, height: inner.height - HEADER };
  const { attacker, targets } = attack;
  const isPlain = targets.length <= 1 && sums.every(({ seat }) => seat === attacker || seat === targets[0]);
  return [
    tray(box, INK.goldDeep),
    header(attack, figures, inner, words),
    isPlain
      ? lineByLine(attack, sums, figures, below, words)
      : recipientRows(inOrder(sums, attack), attacker, figures, below, words),
  ].join('');
}

/** The targets first, then other players, the attacker last. */
function inOrder(sums: readonly SumModel[], { attacker, targets }: AttackModel): SumModel[] {
  const rank = ({ seat }: SumModel): number => {
    const place = targets.indexOf(seat);
    if (place >= 0) return place;
    return targets.length + (seat === attacker ? 1 : 0);
  };
  return sums.toSorted((a, b) => rank(a) - rank(b));
}

/** One target: every line of damage in both directions, with the totals below. */
function lineByLine(
  attack: AttackModel,
  sums: readonly SumModel[],
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: PictureWords,
): string {
  const ordered = inOrder(sums, attack);
  const lines = ordered.flatMap(({ seat, lines: own }) =>
    own.map((line) => ({ ...line, back: seat === attack.attacker })),
  );
  return [
    ledgerLines(lines, { ...box, height: box.height - TOTALS - 8 }, words),
    totals(ordered, attack, figures, { ...box, y: box.y + box.height - TOTALS, height: TOTALS }, words),
  ].join('');
}

function header(
  attack: AttackModel,
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: PictureWords,
): string {
  const sides = sidesOf(attack, figures, box.width, words);
  return [
    icon('crossed-swords', box.x + 22, box.y + 22, 44, { fill: INK.gold }),
    centredLabel(attack.name, box.x + 56, box.y + 22, {
      face: 'display',
      size: 46,
      minSize: 27,
      fill: INK.ivory,
      maxWidth: box.width - 56,
    }),
    centredLabel(sides, box.x, box.y + 68, { ...SIDES, fill: INK.parchment, maxWidth: box.width }),
    element('line', {
      x1: box.x,
      x2: box.x + box.width,
      y1: box.y + HEADER - 5,
      y2: box.y + HEADER - 5,
      stroke: INK.goldDeep,
      'stroke-width': 2,
    }),
  ].join('');
}

const SIDES = { face: 'semibold', size: 38, minSize: 24 } as const;

/** Who attacks whom, as long as it fits; only who acts, where the ability harms nobody. */
function sidesOf(
  attack: AttackModel,
  figures: ReadonlyMap<number, SeatFigure>,
  width: number,
  words: PictureWords,
): string {
  const attacker = nameOf(attack.attacker, figures, words);
  if (attack.benign) return attacker;
  const whole = (target: string) =>
    attack.type === '' ? words.attack(attacker, target) : words.attackOf(attacker, target, attack.type);
  const told = whole(targetWords(attack, figures, words));
  const fits = fitText(told, { face: SIDES.face, size: SIDES.size }).width <= width;
  return fits || attack.targets.length > 0 ? told : whole('?');
}

/** One or two targets by name; more are listed below anyway. */
function targetWords(
  { targets }: AttackModel,
  figures: ReadonlyMap<number, SeatFigure>,
  words: PictureWords,
): string {
  if (targets.length === 0) return words.noTarget;
  if (targets.length > 2) return words.targets(targets.length);
  return words.together(targets.map((seat) => nameOf(seat, figures, words)));
}

interface Line extends LedgerLineModel {
  /** The damage goes to the attacker. */
  readonly back: boolean;
}

function ledgerLines(lines: readonly Line[], box: Box, words: PictureWords): string {
  const room = Math.floor(box.height / MIN_LINE);
  const shown = lines.length <= room ? lines : lines.slice(0, room - 1);
  const rows = withParts(shown, lines.length <= room ? room - lines.length : 0);
  // The line that counts those left out takes a place as well.
  const places = rows.length + (shown.length < lines.length ? 1 : 0);
  const step = Math.min(MAX_LINE, box.height / Math.max(1, Math.min(room, places)));
  const drawn = rows.map((row, i) => {
    const place = { ...box, y: box.y + step * i, height: step };
    return typeof row === 'string' ? partsLine(row, place) : ledgerLine(row, place);
  });
  if (shown.length < lines.length) {
    drawn.push(
      centredLabel(words.more(lines.length - shown.length), box.x, box.y + step * (shown.length + 0.5), {
        face: 'semibold',
        size: 25,
        fill: INK.parchment,
      }),
    );
  }
  return drawn.join('');
}

/** The lines with what their figures consist of below them, as far as there is room; the text of the table tells all. */
function withParts(lines: readonly Line[], room: number): readonly (Line | string)[] {
  let left = room;
  return lines.flatMap((line) => {
    if (line.parts === undefined || left === 0) return [line];
    left -= 1;
    return [line, line.parts];
  });
}

function lettersIn({ height }: Box): number {
  return Math.min(LINE_LETTERS, Math.round(height * LETTERS));
}

/** What the figure above consists of. */
function partsLine(parts: string, box: Box): string {
  return centredLabel(parts, box.x + 26, box.y + box.height / 2 - 3, {
    face: 'semibold',
    size: Math.round(lettersIn(box) * 0.85),
    minSize: 22,
    fill: INK.parchment,
    maxWidth: box.width - 26,
  });
}

function ledgerLine(line: Line, box: Box): string {
  const cy = box.y + box.height / 2;
  const letters = lettersIn(box);
  const amount = { face: 'bold', size: letters + 3, maxWidth: box.width * 0.3 } as const;
  const amountWidth = fitText(line.amount, amount).width;
  const { back } = line;
  const indent = back ? 34 : 0;
  return [
    back ? icon('return-arrow', box.x + 13, cy, 26, { fill: INK.ally }) : '',
    centredLabel(line.label, box.x + indent, cy, {
      face: 'semibold',
      size: letters,
      minSize: 24,
      fill: back ? INK.ally : INK.ivory,
      maxWidth: box.width - indent - amountWidth - 18,
    }),
    centredLabel(line.amount, box.x + box.width, cy, {
      ...amount,
      fill: amountColour(line.amount),
      anchor: 'end',
    }),
  ].join('');
}

/** Warm for more damage, green for less, gold for a factor. */
function amountColour(amount: string): string {
  if (/^[-−]/.test(amount)) return INK.good;
  return amount.startsWith('+') ? '#ff9a6b' : INK.gold;
}

function totals(
  sums: readonly SumModel[],
  { attacker }: AttackModel,
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: PictureWords,
): string {
  const width = (box.width - 12 * (sums.length - 1)) / Math.max(1, sums.length);
  return sums
    .map(({ seat, total }, i) => {
      const whom = words.to(nameOf(seat, figures, words));
      return totalPlate(total, whom, seat === attacker, { ...box, x: box.x + i * (width + 12), width });
    })
    .join('');
}

function totalPlate(total: number, whom: string, back: boolean, box: Box): string {
  const cy = box.y + box.height / 2;
  const narrow = box.width < NARROW_PLATE;
  const margin = narrow ? 10 : 16;
  const figure = { face: 'bold', size: narrow ? 46 : 58 } as const;
  const width = fitText(String(total), figure).width;
  return [
    roundRect(box, 12, {
      fill: back ? '#16263b' : '#3a1518',
      stroke: back ? INK.ally : INK.bad,
      'stroke-width': 2.5,
    }),
    centredLabel(String(total), box.x + margin, cy, { ...figure, fill: '#ffffff' }),
    centredLabel(whom, box.x + margin + width + 10, cy, {
      face: 'semibold',
      size: LINE_LETTERS,
      minSize: 22,
      fill: INK.ivory,
      maxWidth: box.width - width - 2 * margin - 10,
    }),
  ].join('');
}

function nameOf(seat: Seat, figures: ReadonlyMap<number, SeatFigure>, words: PictureWords): string {
  return figures.get(seat)?.called ?? words.seat(seat + 1);
}
