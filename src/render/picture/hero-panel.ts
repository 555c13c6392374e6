import type { Words } from '../../words/index.ts';
import { LEGIBLE_CHIP, namedTokens, plainChip, tokenChip, upgradeChip } from './badge.ts';
import { BOARD_LETTERS } from './board-letters.ts';
import type { SeatModel } from './board-model.ts';
import { cardCounts } from './card-counts.ts';
import { type Flow, flowChips } from './chip-flow.ts';
import { INK, mix } from './colour.ts';
import { defeatOverlay } from './defeat-overlay.ts';
import { dial } from './dial.ts';
import { emblem } from './emblem.ts';
import { healthLook } from './health-look.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { panel } from './panel.ts';
import type { SeatFigure } from './seat-figure.ts';
import { type Box, roundRect } from './svg.ts';

const PAD = 20;
const HEADER = 62;
const DIALS = 150;
const TOKEN = LEGIBLE_CHIP;
/** With many tokens and upgrades. */
const LOW_TOKEN = 46;
const UPGRADE = 40;
const GAP = 8;

/** A whole hero, for one or two seats: at least 540 wide and 380 high. */
export function heroPanel(figure: SeatFigure, box: Box, words: Words['picture']): string {
  const { seat, paints } = figure;
  const top = box.y + HEADER + 4;
  const lower: Box = {
    x: box.x + PAD,
    y: top + DIALS + 14,
    width: box.width - 2 * PAD,
    height: box.height - HEADER - 4 - DIALS - 14 - 14,
  };
  return [
    panel(box, {
      fill: paints.panel,
      lit: figure.active,
      edge: mix(paints.palette.base, paints.palette.accent, 0.25),
    }),
    // A defeated seat has no health, points or tokens any more that somebody would want to read.
    ...(seat.defeated
      ? [defeatOverlay(box, words)]
      : [dials(figure, box.x + PAD, top, words), chips(seat, lower, words)]),
    header(figure, box),
  ].join('');
}

function header(figure: SeatFigure, box: Box): string {
  const { seat, playedBy, paints } = figure;
  const cy = box.y + 10 + (HEADER - 10) / 2;
  const hero = {
    face: 'display',
    size: BOARD_LETTERS,
    minSize: 34,
    maxWidth: box.width * (playedBy === '' ? 0.9 : 0.54),
  } as const;
  const heroWidth = fitText(seat.heroName, hero).width;
  const markRoom = figure.asked ? 40 : 0;
  const right = box.x + box.width - PAD;
  const player = {
    face: 'semibold',
    size: BOARD_LETTERS,
    // Before a long name is cut.
    minSize: 34,
    maxWidth: box.width - 2 * PAD - heroWidth - markRoom - 20,
  } as const;
  const playerWidth = playedBy === '' ? 0 : fitText(playedBy, player).width;
  return [
    roundRect({ x: box.x + 10, y: box.y + 10, width: box.width - 20, height: HEADER - 10 }, 10, {
      fill: INK.night,
      'fill-opacity': 0.42,
    }),
    centredLabel(seat.heroName, box.x + PAD, cy, { ...hero, fill: paints.palette.accent }),
    playedBy === ''
      ? ''
      : centredLabel(playedBy, right, cy, {
          ...player,
          fill: figure.asked ? INK.gold : INK.ivory,
          anchor: 'end',
        }),
    figure.asked ? icon('hourglass', right - playerWidth - 24, cy, 32, { fill: INK.gold }) : '',
  ].join('');
}

function dials(figure: SeatFigure, x: number, top: number, words: Words['picture']): string {
  const { seat } = figure;
  const cy = top + DIALS / 2;
  return [
    emblem(x + 70, cy, 71, figure.look, figure.paints),
    dial({
      cx: x + 226,
      cy,
      radius: 74,
      value: seat.health,
      full: seat.maxHealth,
      notch: seat.startHealth,
      caption: words.health,
      ...healthLook(seat.health, seat.startHealth),
    }),
    dial({
      cx: x + 372,
      cy: cy + 6,
      radius: 60,
      value: seat.cp,
      full: seat.maxCp,
      caption: words.cp,
      colour: INK.gold,
    }),
    cardCounts(seat, x + 450, top + 2, 50),
  ].join('');
}

/** As many tokens with their names as fit, the rest as icons and counts; then shorter names of upgrades, then `+n`. */
function chips(seat: SeatModel, box: Box, words: Words['picture']): string {
  if (seat.tokens.length + seat.extras.length + seat.upgrades.length === 0) return nothingYet(box, words);
  const all = seat.tokens.length;
  const ways: readonly Way[] = [
    ...Array.from({ length: all + 1 }, (_, less) => ({ names: all - less, height: TOKEN, columns: 1 })),
    { names: 0, height: LOW_TOKEN, columns: 1 },
    { names: 0, height: TOKEN, columns: 3 },
  ];
  for (const way of ways) {
    const attempt = chipRows(seat, box, way);
    if (attempt.complete) return attempt.svg;
  }
  return chipRows(seat, box, { names: 0, height: LOW_TOKEN, columns: 3 }).svg;
}

/** A way to lay out chips: the number of named tokens, their height, the upgrades in a row. */
interface Way {
  readonly names: number;
  readonly height: number;
  readonly columns: number;
}

function chipRows(seat: SeatModel, box: Box, { names, height, columns }: Way): Flow {
  const named = namedTokens(seat.tokens, names);
  const tokens = [
    ...seat.tokens.map((token) => tokenChip(token, height, named.has(token))),
    ...seat.extras.map(({ label, value }) => plainChip(label, value, height)),
  ];
  const maxWidth = (box.width - (columns - 1) * GAP) / columns;
  const upgrades = seat.upgrades.map((upgrade) => upgradeChip(upgrade, UPGRADE, maxWidth));
  const reserved = upgrades.length > 0 ? UPGRADE + GAP : 0;
  const above = flowChips(tokens, { ...box, height: box.height - reserved }, GAP);
  const y = box.y + above.height + (above.height > 0 ? GAP : 0);
  const below = flowChips(upgrades, { ...box, y, height: box.y + box.height - y }, GAP);
  return {
    svg: above.svg + below.svg,
    height: above.height + below.height,
    complete: above.complete && below.complete,
  };
}

function nothingYet(box: Box, words: Words['picture']): string {
  return centredLabel(words.nothingYet, box.x + box.width / 2, box.y + box.height / 2, {
    face: 'semibold',
    size: 24,
    fill: INK.parchment,
    anchor: 'middle',
    opacity: 0.5,
  });
}
