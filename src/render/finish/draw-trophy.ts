/** The upper part of the picture of a finished game: the heroes of the winner, and the strike that ended it. */
import type { Words } from '../../words/index.ts';
import { INK } from '../picture/colour.ts';
import { emblem } from '../picture/emblem.ts';
import { heroLook } from '../picture/hero-look.ts';
import { centredLabel } from '../picture/label.ts';
import { heroPaints } from '../picture/paints.ts';
import { tray } from '../picture/panel.ts';
import { STRIKE_HEIGHT, strikePanel } from '../picture/strike-panel.ts';
import type { Box } from '../picture/svg.ts';
import { wrapped } from '../picture/wrap.ts';
import type { TrophyModel } from './trophy-model.ts';

/** Letters of 35 units are 11 pixels where a phone shows the picture 320 pixels wide. */
const SMALLEST = 35;
const GAP = 12;
const PORTRAIT = 232;
/** Radius of one emblem, and of each of several. */
const RADIUS = { alone: 102, together: 76 } as const;
const LINE = 44;
const MOST_LINES = 3;

/** Definitions that the panel needs. */
export function trophyDefs({ heroes }: TrophyModel): string {
  return heroes.map((hero, at) => paintsOf(hero, at).defs).join('');
}

export function trophyHeight({ strike }: TrophyModel): number {
  return PORTRAIT + (strike ? GAP + STRIKE_HEIGHT : 0);
}

export function trophyPanel(model: TrophyModel, box: Box, words: Words['picture']): string {
  const portrait = { ...box, height: PORTRAIT };
  const strike = { ...box, y: box.y + PORTRAIT + GAP, height: STRIKE_HEIGHT };
  return [
    tray(portrait),
    portraits(model, portrait),
    texts(model, portrait),
    model.strike ? strikePanel(model.strike, strike, words) : '',
  ].join('');
}

const paintsOf = (hero: string, at: number) => heroPaints(`winner${at}`, heroLook(hero).palette);

const radiusOf = (heroes: readonly string[]) => (heroes.length === 1 ? RADIUS.alone : RADIUS.together);

/** Several emblems overlap, so that their names keep room. */
const stepOf = (heroes: readonly string[]) => radiusOf(heroes) * (heroes.length > 2 ? 1.15 : 1.5);

function portraits({ heroes }: TrophyModel, box: Box): string {
  const radius = radiusOf(heroes);
  const cy = box.y + box.height / 2 - 2;
  return heroes
    .map((hero, at) => {
      const cx = box.x + 16 + radius + at * stepOf(heroes);
      return emblem(cx, cy, radius, heroLook(hero), paintsOf(hero, at));
    })
    .join('');
}

function texts({ heroes, people, heroNames, lines }: TrophyModel, box: Box): string {
  const x = box.x + 16 + 2 * radiusOf(heroes) + (heroes.length - 1) * stepOf(heroes) + 26;
  const maxWidth = box.x + box.width - x - 18;
  const style = { face: 'semibold', size: 36, minSize: SMALLEST, maxWidth } as const;
  const told = lines.flatMap((line) => wrapped(line, style, 2)).slice(0, MOST_LINES);
  const names = heroNames === '' ? 1 : 2;
  const top = box.y + (box.height - (names + told.length) * LINE) / 2 + LINE / 2;
  const rows = [
    { text: people, style: { ...style, face: 'display', size: 52, fill: INK.gold } as const },
    ...(heroNames === '' ? [] : [{ text: heroNames, style: { ...style, fill: INK.parchment } as const }]),
    ...told.map((text) => ({ text, style: { ...style, fill: INK.ivory } as const })),
  ];
  return rows.map((row, at) => centredLabel(row.text, x, top + at * LINE, row.style)).join('');
}
