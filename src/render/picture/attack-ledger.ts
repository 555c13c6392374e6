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

const HEADER = 82;
const TOTALS = 62;
const MAX_LINE = 40;
const MIN_LINE = 33;
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
  const attacker = nameOf(attack.attacker, figures, words);
  const target = targetWords(attack, figures, words);
  const sides =
    attack.type === '' ? words.attack(attacker, target) : words.attackOf(attacker, target, attack.type);
  return [
    icon('crossed-swords', box.x + 19, box.y + 19, 38, { fill: INK.gold }),
    centredLabel(attack.name, box.x + 50, box.y + 19, {
      face: 'display',
      size: 34,
      minSize: 27,
      fill: INK.ivory,
      maxWidth: box.width - 50,
    }),
    centredLabel(sides, box.x, box.y + 58, {
      face: 'semibold',
      size: 25,
      minSize: 22,
      fill: INK.parchment,
      maxWidth: box.width,
    }),
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
  const step = Math.min(MAX_LINE, box.height / Math.max(1, Math.min(room, lines.length)));
  const rows = shown.map((line, i) => ledgerLine(line, { ...box, y: box.y + step * i, height: step }));
  if (shown.length < lines.length) {
    rows.push(
      centredLabel(words.more(lines.length - shown.length), box.x, box.y + step * (shown.length + 0.5), {
        face: 'semibold',
        size: 25,
        fill: INK.parchment,
      }),
    );
  }
  return rows.join('');
}

function ledgerLine(line: Line, box: Box): string {
  const cy = box.y + box.height / 2;
  const amount = { face: 'bold', size: 30, maxWidth: box.width * 0.3 } as const;
  const amountWidth = fitText(line.amount, amount).width;
  const { back } = line;
  const indent = back ? 34 : 0;
  return [
    back ? icon('return-arrow', box.x + 13, cy, 26, { fill: INK.ally }) : '',
    centredLabel(line.label, box.x + indent, cy, {
      face: 'semibold',
      size: 26,
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
  const figure = { face: 'bold', size: narrow ? 40 : 48 } as const;
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
      size: 27,
      minSize: 22,
      fill: INK.ivory,
      maxWidth: box.width - width - 2 * margin - 10,
    }),
  ].join('');
}

function nameOf(seat: Seat, figures: ReadonlyMap<number, SeatFigure>, words: PictureWords): string {
  return figures.get(seat)?.called ?? words.seat(seat + 1);
}
