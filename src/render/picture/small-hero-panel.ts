import type { Words } from '../../words/index.ts';
import { plainChip, tokenChip, upgradeChip, upgradeCountChip } from './badge.ts';
import type { SeatModel } from './board-model.ts';
import { cardCounts } from './card-counts.ts';
import { flowChips } from './chip-flow.ts';
import { INK, mix } from './colour.ts';
import { defeatVeil } from './defeat-veil.ts';
import { dial, healthColour } from './dial.ts';
import { emblem } from './emblem.ts';
import { icon } from './icon.ts';
import { centredLabel, fitText } from './label.ts';
import { panel } from './panel.ts';
import type { SeatFigure } from './seat-figure.ts';
import type { Box } from './svg.ts';

const PAD = 14;
const HEADER = 46;
const DIALS = 92;
const CHIP = 38;
const GAP = 6;
/** Width of emblem, dials and counts together. */
const FIGURES = 376;

/** A hero where there are three to six seats: at least 380 wide and 185 high. */
export function smallHeroPanel(figure: SeatFigure, box: Box, words: Words['picture']): string {
  const { seat, paints } = figure;
  const top = box.y + HEADER;
  return [
    panel(box, {
      fill: paints.flatPanel,
      lit: figure.active,
      edge: mix(paints.palette.base, paints.palette.accent, 0.25),
    }),
    figures(figure, box.x + PAD, top, words),
    chips(seat, box),
    seat.defeated ? defeatVeil(box, words) : '',
    header(figure, box),
  ].join('');
}

function header(figure: SeatFigure, box: Box): string {
  const { seat, paints } = figure;
  const cy = box.y + 27;
  const inner = box.width - 2 * PAD;
  const hero = { face: 'display', size: 28, minSize: 24, maxWidth: inner * 0.55 } as const;
  const heroWidth = fitText(seat.heroName, hero).width;
  const markRoom = figure.asked ? 28 : 0;
  const player = {
    face: 'semibold',
    size: 24,
    minSize: 22,
    maxWidth: inner - heroWidth - markRoom - 14,
  } as const;
  const right = box.x + box.width - PAD;
  const playerWidth = fitText(seat.playerName, player).width;
  return [
    centredLabel(seat.heroName, box.x + PAD, cy, { ...hero, fill: paints.palette.accent }),
    centredLabel(seat.playerName, right, cy, {
      ...player,
      fill: figure.asked ? INK.gold : INK.ivory,
      anchor: 'end',
    }),
    figure.asked ? icon('hourglass', right - playerWidth - 16, cy, 24, { fill: INK.gold }) : '',
  ].join('');
}

function figures(figure: SeatFigure, x: number, top: number, words: Words['picture']): string {
  const { seat } = figure;
  const cy = top + DIALS / 2;
  return [
    emblem(x + 44, cy, 44, figure.look, figure.paints),
    dial({
      cx: x + 144,
      cy,
      radius: 46,
      value: seat.health,
      full: seat.maxHealth,
      notch: seat.startHealth,
      caption: words.health,
      colour: healthColour(seat.health, seat.startHealth),
    }),
    dial({
      cx: x + 238,
      cy: cy + 2,
      radius: 42,
      value: seat.cp,
      full: seat.maxCp,
      caption: words.cp,
      colour: INK.gold,
    }),
    cardCounts(seat, x + 290, top - 2, 32),
  ].join('');
}

/** Beside the figures where the panel is wide, under them where it is narrow. */
function chips(seat: SeatModel, box: Box): string {
  const wide = box.width >= FIGURES + 160;
  const area: Box = wide
    ? {
        x: box.x + PAD + FIGURES,
        y: box.y + HEADER,
        width: box.width - FIGURES - 2 * PAD,
        height: box.height - HEADER - 8,
      }
    : {
        x: box.x + PAD,
        y: box.y + HEADER + DIALS + 5,
        width: box.width - 2 * PAD,
        height: box.height - HEADER - DIALS - 5 - 6,
      };
  const tokens = [
    ...seat.tokens.map((token) => tokenChip(token, CHIP, false)),
    ...seat.extras.map(({ label, value }) => plainChip(label, value, CHIP)),
  ];
  const upgrades = seat.upgrades.map((upgrade) => upgradeChip(upgrade, CHIP, area.width));
  const named = flowChips([...tokens, ...upgrades], area, GAP);
  if (named.complete || upgrades.length === 0) return named.svg;
  return flowChips([upgradeCountChip(upgrades.length, CHIP), ...tokens], area, GAP).svg;
}
