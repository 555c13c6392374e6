/** The panel of a hero at a table of three to six, scaled to its box. */

import type { Words } from '../../words/index.ts';
import { type Chip, LEGIBLE_CHIP, plainChip, tokenChip, upgradeChip, upgradeCountChip } from './badge.ts';
import { BOARD_LETTERS } from './board-letters.ts';
import type { SeatModel, TokenModel } from './board-model.ts';
import { cardCounts } from './card-counts.ts';
import { flowChips } from './chip-flow.ts';
import { INK, mix } from './colour.ts';
import { dial } from './dial.ts';
import { emblem } from './emblem.ts';
import { healthLook } from './health-look.ts';
import { icon } from './icon.ts';
import { incomingPill, pillWidth } from './incoming-pill.ts';
import { centredLabel, fitText } from './label.ts';
import { panel } from './panel.ts';
import type { SeatFigure } from './seat-figure.ts';
import { type Box, inset, roundRect } from './svg.ts';

const PAD = 16;
const HEADER = 56;
const GAP = 6;
const BELOW_CHIPS = 10;
/** From this height on the chips are below the figures; in lower panels they are to the right. */
const STACKED = 250;
const STACKED_FIGURES = 110;
const LARGEST_DIAL = 58;
/** In low panels, whose chips need the width beside the figures. */
const FLAT_DIAL = 50;
/** From this height on, that of a boss alone against several heroes, figures are larger and the emblem fills the rest. */
const TALL = 400;
const TALL_FIGURES = 150;
const TALL_DIAL = 72;
const MOST_EMBLEM = 180;
/** Chip layouts to try, the best first: counts that a phone shows legibly before names that it does not. */
const CHIPS = [
  { height: LEGIBLE_CHIP, named: 'all', counted: false },
  { height: LEGIBLE_CHIP, named: 'sides', counted: false },
  { height: LEGIBLE_CHIP, named: 'sides', counted: true },
  { height: LEGIBLE_CHIP, named: 'none', counted: false },
  { height: LEGIBLE_CHIP, named: 'none', counted: true },
  { height: 46, named: 'sides', counted: true },
  { height: 46, named: 'none', counted: true },
  { height: 40, named: 'none', counted: true },
  { height: 36, named: 'none', counted: true },
] as const;
const UPGRADE_SHARE = 0.86;

/** @param box at least 500 wide, and 138 high; 74 for a fallen seat */
export function seatPanel(figure: SeatFigure, box: Box, words: Words['picture']): string {
  const { seat, paints, incoming } = figure;
  if (seat.defeated) return fallen(figure, box, words);
  const stacked = box.height >= STACKED;
  const tall = box.height >= TALL;
  const body = inset(box, PAD);
  const row: Box = {
    ...body,
    y: box.y + HEADER + 6,
    height: tall ? TALL_FIGURES : stacked ? STACKED_FIGURES : box.height - HEADER - 18,
  };
  // Beside a dial of its own there is no room for larger ones.
  const largest = !stacked ? FLAT_DIAL : tall && !figure.ownDial ? TALL_DIAL : LARGEST_DIAL;
  const drawn = figures(figure, row, { stacked, largest }, words);
  const chipBox: Box = stacked
    ? {
        ...body,
        y: row.y + row.height + 8,
        height: box.y + box.height - row.y - row.height - 8 - BELOW_CHIPS,
      }
    : { ...row, x: drawn.right + 14, width: body.x + body.width - drawn.right - 14 };
  return [
    panel(box, {
      fill: paints.flatPanel,
      lit: figure.active,
      edge: mix(paints.palette.base, paints.palette.accent, 0.25),
    }),
    incoming?.role === 'target'
      ? roundRect(inset(box, 3), 16, { fill: 'none', stroke: INK.bad, 'stroke-width': 6 })
      : '',
    header(figure, box),
    tall ? shadowOf(figure, chipBox) : '',
    drawn.svg,
    chips(seat, chipBox),
  ].join('');
}

/** A large and faint emblem behind the chips of a tall panel. */
function shadowOf({ look, paints }: SeatFigure, box: Box): string {
  const size = Math.min(MOST_EMBLEM, box.height / 2 - 8, box.width / 2);
  if (size < LARGEST_DIAL) return '';
  const drawn = emblem(box.x + box.width / 2, box.y + box.height - size, size, look, paints);
  return `<g opacity="0.3">${drawn}</g>`;
}

/** Name of the hero, its marks, and the player. */
function header({ seat, playedBy, paints, active, asked, attacks }: SeatFigure, box: Box): string {
  const cy = box.y + 12 + (HEADER - 12) / 2;
  const inner = box.width - 2 * PAD;
  const marks = [
    ...(seat.leader ? ['laurels' as const] : []),
    ...(attacks ? ['crossed-swords' as const] : []),
  ];
  const markRoom = marks.length * 40;
  const hero = {
    face: 'display',
    size: BOARD_LETTERS,
    minSize: 32,
    maxWidth: (inner - markRoom) * (playedBy === '' ? 1 : 0.56),
  } as const;
  const heroWidth = fitText(seat.heroName, hero).width;
  const glass = asked ? 36 : 0;
  const right = box.x + box.width - PAD;
  const player = {
    face: 'semibold',
    size: BOARD_LETTERS,
    // Before a long name is cut.
    minSize: 34,
    maxWidth: inner - heroWidth - markRoom - glass - 18,
  } as const;
  const playerWidth = playedBy === '' ? 0 : fitText(playedBy, player).width;
  return [
    roundRect({ x: box.x + 9, y: box.y + 9, width: box.width - 18, height: HEADER - 8 }, 10, {
      fill: INK.night,
      'fill-opacity': active ? 0.6 : 0.42,
    }),
    centredLabel(seat.heroName, box.x + PAD, cy, { ...hero, fill: paints.palette.accent }),
    ...marks.map((mark, i) => icon(mark, box.x + PAD + heroWidth + 26 + i * 40, cy, 34, { fill: INK.gold })),
    playedBy === ''
      ? ''
      : centredLabel(playedBy, right, cy, {
          ...player,
          fill: asked ? INK.gold : INK.ivory,
          anchor: 'end',
        }),
    asked ? icon('hourglass', right - playerWidth - 20, cy, 30, { fill: INK.gold }) : '',
  ].join('');
}

/** Emblem, dials and cards from left to right; incoming damage is drawn over the health. */
function figures(
  { seat, look, paints, ownDial, incoming }: SeatFigure,
  row: Box,
  { stacked, largest }: { readonly stacked: boolean; readonly largest: number },
  words: Words['picture'],
): { readonly svg: string; readonly right: number } {
  const cy = row.y + row.height / 2;
  const radius = Math.min(largest, row.height / 2 - 2);
  const parts: string[] = [];
  let x = row.x;
  // With little room the dial is more useful than the emblem.
  if (stacked || !ownDial) {
    // Incoming damage needs some of the width.
    const size = radius - (incoming && ownDial ? 16 : 4);
    parts.push(emblem(x + size, cy, size, look, paints));
    x += 2 * size + 12;
  }
  if (ownDial) {
    parts.push(
      dial({
        cx: x + radius,
        cy,
        radius,
        value: seat.health,
        full: seat.maxHealth,
        notch: seat.startHealth,
        caption: words.health,
        ...healthLook(seat.health, seat.startHealth),
      }),
    );
    x += 2 * radius + 12;
  }
  if (incoming) {
    parts.push(incomingPill(incoming, x - 14, row.y + Math.min(24, row.height / 2)));
    x += pillWidth(incoming) - 6;
  }
  const cp = radius * 0.82;
  parts.push(
    dial({
      cx: x + cp,
      cy,
      radius: cp,
      value: seat.cp,
      full: seat.maxCp,
      caption: words.cp,
      colour: INK.gold,
    }),
  );
  x += 2 * cp + 16;
  const step = Math.min(42, row.height / 3);
  parts.push(cardCounts(seat, x, cy - 1.5 * step, step));
  return { svg: parts.join(''), right: x + Math.min(40, step * 0.84) + 54 };
}

/** The first layout in which all chips fit; else the rest as `+n`. */
function chips(seat: SeatModel, box: Box): string {
  let drawn = '';
  for (const way of CHIPS) {
    if (!way.counted && hasLongUpgrade(seat, box, way.height)) continue;
    const flow = flowChips(chipsOf(seat, box, way), box, GAP);
    if (flow.complete) return flow.svg;
    drawn = flow.svg;
  }
  return drawn;
}

/** Whether upgrades are counted: beside the figures their names would be cut to a few letters. */
function hasLongUpgrade({ upgrades }: SeatModel, { width }: Box, height: number): boolean {
  const low = height * UPGRADE_SHARE;
  return upgrades.some((upgrade) => upgradeChip(upgrade, low, Number.POSITIVE_INFINITY).width > width);
}

/** `counted`: the number of upgrades instead of their names; it comes first, since chips at the end may be cut. */
function chipsOf(
  { tokens, extras, upgrades }: SeatModel,
  box: Box,
  { height, named, counted }: (typeof CHIPS)[number],
): Chip[] {
  const low = height * UPGRADE_SHARE;
  return [
    ...(counted && upgrades.length > 0 ? [upgradeCountChip(upgrades.length, height)] : []),
    ...tokens.map((token) => tokenChip(token, height, isNamed(token, named))),
    ...extras.map(({ label, value }) => plainChip(label, value, height)),
    ...(counted ? [] : upgrades.map((upgrade) => inRow(upgradeChip(upgrade, low, box.width), height))),
  ];
}

/** `sides`: names only tokens with sides, since a side is meaningless without the name. */
function isNamed({ detail }: TokenModel, named: (typeof CHIPS)[number]['named']): boolean {
  return named === 'all' || (named === 'sides' && detail !== undefined);
}

/** Centres a lower chip in a row of this height. */
function inRow(chip: Chip, height: number): Chip {
  return { width: chip.width, height, draw: (x, y) => chip.draw(x, y + (height - chip.height) / 2) };
}

function fallen(figure: SeatFigure, box: Box, words: Words['picture']): string {
  const { seat, playedBy, paints } = figure;
  // A tall panel has its emblem below the words.
  const cy = box.y + (box.height >= TALL ? 60 : box.height / 2);
  const size = 30;
  const said = fitText(words.defeated, { face: 'display', size }).width;
  const right = box.x + box.width - PAD;
  const room = box.width - 2 * PAD - said - 76;
  const hero = { face: 'display', size, minSize: 25, maxWidth: room * (playedBy === '' ? 1 : 0.55) } as const;
  const heroWidth = fitText(seat.heroName, hero).width;
  return [
    panel(box, { fill: mix(paints.palette.base, INK.night, 0.88), lit: false, edge: '#3a4058' }),
    box.height >= TALL ? shadowOf(figure, { ...box, height: box.height * 0.95 }) : '',
    centredLabel(seat.heroName, box.x + PAD, cy, { ...hero, fill: paints.palette.accent, opacity: 0.7 }),
    playedBy === ''
      ? ''
      : centredLabel(playedBy, box.x + PAD + heroWidth + 14, cy, {
          face: 'semibold',
          size: BOARD_LETTERS,
          minSize: 36,
          maxWidth: room - heroWidth - 14,
          fill: INK.parchment,
          opacity: 0.7,
        }),
    centredLabel(words.defeated, right, cy, { face: 'display', size, fill: INK.ivory, anchor: 'end' }),
    icon('skull-crossed-bones', right - said - 30, cy, 40, { fill: INK.bad }),
  ].join('');
}
