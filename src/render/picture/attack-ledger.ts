import type { Words } from '../../words/index.ts';
import type { AttackModel, LedgerLineModel } from './board-model.ts';
import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { tray } from './panel.ts';
import type { SeatFigure } from './seat-figure.ts';
import { type Box, element, inset, roundRect } from './svg.ts';

const HEADER = 82;
const TOTALS = 62;
const MAX_LINE = 40;
const MIN_LINE = 33;
/** Two totals side by side are narrower than this, and still have to name whom they hit. */
const NARROW_PLATE = 300;

type PictureWords = Words['picture'];

/** What the attack adds up to: each source with its amount, and what would land on whom. */
export function attackLedger(
  attack: AttackModel,
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: PictureWords,
): string {
  const inner = inset(box, 16);
  const lines: Box = { ...inner, y: inner.y + HEADER, height: inner.height - HEADER - TOTALS - 8 };
  return [
    tray(box, INK.goldDeep),
    header(attack, figures, inner, words),
    ledgerLines(attack.ledger, lines, words),
    totals(attack, figures, { ...inner, y: inner.y + inner.height - TOTALS, height: TOTALS }, words),
  ].join('');
}

function header(
  attack: AttackModel,
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: PictureWords,
): string {
  const attacker = nameOf(attack.attacker, figures, words);
  const target = attack.target === null ? words.noTarget : nameOf(attack.target, figures, words);
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

function ledgerLines(lines: readonly LedgerLineModel[], box: Box, words: PictureWords): string {
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

function ledgerLine(line: LedgerLineModel, box: Box): string {
  const cy = box.y + box.height / 2;
  const amount = { face: 'bold', size: 30, maxWidth: box.width * 0.3 } as const;
  const amountWidth = fitText(line.amount, amount).width;
  const back = line.side === 'to-attacker';
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

/** More damage is warm, less is green, a factor is gold. */
function amountColour(amount: string): string {
  if (/^[-−]/.test(amount)) return INK.good;
  return amount.startsWith('+') ? '#ff9a6b' : INK.gold;
}

function totals(
  attack: AttackModel,
  figures: ReadonlyMap<number, SeatFigure>,
  box: Box,
  words: PictureWords,
): string {
  const sums: { seat: number | null; total: number; back: boolean }[] = [];
  if (attack.totals.toDefender !== null) {
    sums.push({ seat: attack.target, total: attack.totals.toDefender, back: false });
  }
  if (attack.totals.toAttacker !== null) {
    sums.push({ seat: attack.attacker, total: attack.totals.toAttacker, back: true });
  }
  const width = (box.width - 12 * (sums.length - 1)) / Math.max(1, sums.length);
  return sums
    .map(({ seat, total, back }, i) => {
      const name = seat === null ? words.theTarget : nameOf(seat, figures, words);
      return totalPlate(total, words.to(name), back, { ...box, x: box.x + i * (width + 12), width });
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

function nameOf(seat: number, figures: ReadonlyMap<number, SeatFigure>, words: PictureWords): string {
  return figures.get(seat)?.seat.heroName ?? words.seat(seat + 1);
}
