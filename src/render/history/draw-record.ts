/** The picture of a record as SVG: whose it is, balances, large figures, heroes and Missions, luck with its spread. */
import { boardBackground } from '../picture/board-background.ts';
import { INK, mix } from '../picture/colour.ts';
import { emblem } from '../picture/emblem.ts';
import { heroLook } from '../picture/hero-look.ts';
import { icon } from '../picture/icon.ts';
import { centredLabel, fitText, textWidth } from '../picture/label.ts';
import { heroPaints, TABLE_DEFS } from '../picture/paints.ts';
import { tray } from '../picture/panel.ts';
import { type Box, circle, element, roundRect } from '../picture/svg.ts';
import { wrapped } from '../picture/wrap.ts';
import { luckHeight, luckPanel } from './draw-luck.ts';
import type { BalanceBar, Crest, Fact, RecordPicture, ShareList, ShareRow } from './record-picture.ts';

const WIDTH = 1000;
const MARGIN = 18;
const GAP = 12;
const INNER = WIDTH - 2 * MARGIN;
const HEADER = 168;
/** The least size of a title on one line. */
const LEAST_TITLE = 36;
const BAR = 100;
const FACT = 132;
const FACTS_IN_ROW = 3;
const LIST_HEAD = 56;
const ROW = 64;
const PAD = 20;
const LOST = '#8c3a3a';
const DRAWN = '#4a5068';
const EMPTY = '#2a2f42';

/** A part of the picture: its height, and how it is drawn from a y on. */
interface Section {
  readonly height: number;
  draw(y: number): string;
}

/** The picture as SVG text: the same model always gives the same text. */
export function drawRecord(model: RecordPicture): string {
  const sections = [
    ...model.bars.map((bar): Section => ({ height: BAR, draw: (y) => balanceBar(bar, boxAt(y, BAR)) })),
    ...rowsOf(model.facts, FACTS_IN_ROW).map(
      (facts): Section => ({ height: FACT, draw: (y) => factRow(facts, y) }),
    ),
    ...rowsOfLists(model.lists).map(listRow),
    ...model.luck.map((luck): Section => {
      const height = luckHeight(luck);
      return { height, draw: (y) => luckPanel(luck, boxAt(y, height)) };
    }),
  ];
  const parts: string[] = [];
  let y = HEADER;
  for (const { height, draw } of sections) {
    parts.push(draw(y));
    y += height + GAP;
  }
  const height = y - GAP + MARGIN;
  const paints = model.crest && heroPaints('crest', model.crest.palette);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` },
    [
      element('defs', {}, TABLE_DEFS + (paints?.defs ?? '')),
      boardBackground({ x: 0, y: 0, width: WIDTH, height }),
      header(model),
      ...parts,
    ].join(''),
  );
}

function boxAt(y: number, height: number): Box {
  return { x: MARGIN, y, width: INNER, height };
}

function header({ title, subtitle, crest }: RecordPicture): string {
  const radius = 62;
  const cy = HEADER / 2 - 4;
  const x = crest ? MARGIN + 2 * radius + 30 : MARGIN + 8;
  const maxWidth = WIDTH - MARGIN - x;
  return [
    crest
      ? emblem(MARGIN + radius + 4, cy, radius, heroLook(crest.hero), heroPaints('crest', crest.palette))
      : '',
    ...titleLines(title, x, cy - 24, maxWidth),
    centredLabel(subtitle, x, cy + 40, {
      face: 'semibold',
      size: 30,
      minSize: 26,
      maxWidth,
      fill: INK.parchment,
    }),
  ].join('');
}

/** One large line, or two smaller ones where the names of two people are long. */
function titleLines(title: string, x: number, cy: number, maxWidth: number): readonly string[] {
  const style = { face: 'display', fill: INK.gold } as const;
  if (textWidth(title, style.face, LEAST_TITLE) <= maxWidth) {
    return [centredLabel(title, x, cy, { ...style, size: 54, minSize: LEAST_TITLE, maxWidth })];
  }
  return wrapped(title, { face: style.face, size: LEAST_TITLE, maxWidth }, 2).map((line, at) =>
    centredLabel(line, x, cy - 20 + at * 40, { ...style, size: LEAST_TITLE, minSize: 28, maxWidth }),
  );
}

/** The name with its numbers above, the parts of the bar below. */
function balanceBar({ name, text, won, lost, drawn, rate }: BalanceBar, box: Box): string {
  const bar: Box = { x: box.x + PAD, y: box.y + 62, width: box.width - 2 * PAD, height: 20 };
  const played = won + lost + drawn;
  const share = (count: number) => (played === 0 ? 0 : (bar.width * count) / played);
  const part = (x: number, width: number, fill: string) =>
    width <= 0 ? '' : element('rect', { x, y: bar.y, width, height: bar.height, fill });
  const figures = { face: 'bold', size: 32, fill: INK.ivory } as const;
  const rateWidth = rate === null ? 0 : fitText(rate, figures).width + 24;
  return [
    tray(box),
    centredLabel(name, box.x + PAD, box.y + 32, {
      face: 'display',
      size: 30,
      minSize: 26,
      maxWidth: box.width * 0.36,
      fill: INK.gold,
    }),
    centredLabel(text, box.x + box.width - PAD - rateWidth, box.y + 32, {
      face: 'semibold',
      size: 28,
      anchor: 'end',
      minSize: 24,
      maxWidth: box.width * 0.46,
      fill: INK.parchment,
    }),
    rate === null
      ? ''
      : centredLabel(rate, box.x + box.width - PAD, box.y + 32, { ...figures, anchor: 'end' }),
    roundRect(bar, 6, { fill: EMPTY }),
    part(bar.x, share(won), INK.good),
    part(bar.x + share(won), share(drawn), DRAWN),
    part(bar.x + share(won) + share(drawn), share(lost), LOST),
  ].join('');
}

function factRow(facts: readonly Fact[], y: number): string {
  const width = (INNER - GAP * (facts.length - 1)) / facts.length;
  return facts
    .map((fact, at) => factBox(fact, { x: MARGIN + at * (width + GAP), y, width, height: FACT }))
    .join('');
}

function factBox({ figure, caption }: Fact, box: Box): string {
  const style = { face: 'semibold', size: 26 } as const;
  const maxWidth = box.width - 24;
  const lines = wrapped(caption, { ...style, maxWidth }, 2);
  const middle = box.x + box.width / 2;
  return [
    tray(box),
    centredLabel(figure, middle, box.y + 36, {
      face: 'bold',
      size: 50,
      minSize: 34,
      maxWidth,
      anchor: 'middle',
      fill: INK.ivory,
    }),
    ...lines.map((line, at) =>
      centredLabel(line, middle, box.y + (lines.length === 1 ? 94 : 82) + at * 30, {
        ...style,
        minSize: 22,
        maxWidth,
        anchor: 'middle',
        fill: INK.parchment,
      }),
    ),
  ].join('');
}

/** One list over the whole width, or two side by side. */
function listRow(lists: readonly ShareList[]): Section {
  const width = (INNER - GAP * (lists.length - 1)) / lists.length;
  const height = LIST_HEAD + Math.max(...lists.map(({ rows }) => rows.length)) * ROW + 10;
  return {
    height,
    draw: (y) =>
      lists.map((list, at) => listBox(list, { x: MARGIN + at * (width + GAP), y, width, height })).join(''),
  };
}

function listBox({ heading, rows }: ShareList, box: Box): string {
  return [
    tray(box),
    centredLabel(heading, box.x + PAD, box.y + 32, {
      face: 'display',
      size: 30,
      minSize: 22,
      maxWidth: box.width - 2 * PAD,
      fill: INK.gold,
    }),
    ...rows.map((row, at) =>
      shareRow(row, {
        x: box.x + PAD,
        y: box.y + LIST_HEAD + at * ROW,
        width: box.width - 2 * PAD,
        height: ROW,
      }),
    ),
  ].join('');
}

function shareRow({ crest, name, text, share }: ShareRow, box: Box): string {
  const cy = box.y + 22;
  const left = crest ? 60 : 0;
  const style = { face: 'semibold', size: 28, fill: INK.ivory } as const;
  const figures = fitText(text, style).width;
  const bar: Box = { x: box.x + left, y: box.y + 43, width: box.width - left, height: 8 };
  const colour = crest ? mix(crest.palette.base, '#ffffff', 0.35) : INK.good;
  return [
    crest ? crestBadge(crest, box.x + 23, box.y + 29) : '',
    centredLabel(name, box.x + left, cy, {
      ...style,
      minSize: 22,
      maxWidth: box.width - left - figures - 16,
    }),
    centredLabel(text, box.x + box.width, cy, { ...style, anchor: 'end', fill: INK.parchment }),
    roundRect(bar, 4, { fill: EMPTY }),
    share <= 0 ? '' : roundRect({ ...bar, width: Math.max(8, bar.width * share) }, 4, { fill: colour }),
  ].join('');
}

function crestBadge({ hero, palette }: Crest, cx: number, cy: number): string {
  return [
    circle(cx, cy, 23, { fill: palette.base, stroke: INK.gold, 'stroke-width': 2 }),
    icon(heroLook(hero).icon, cx, cy, 32, { fill: palette.accent }),
  ].join('');
}

/** Lists of heroes stand side by side; Missions and scenarios have names that need the whole width. */
function rowsOfLists(lists: readonly ShareList[]): (readonly ShareList[])[] {
  const isOfHeroes = ({ rows }: ShareList) => rows.every(({ crest }) => crest !== null);
  return [
    ...rowsOf(lists.filter(isOfHeroes), 2),
    ...lists.filter((list) => !isOfHeroes(list)).map((list) => [list]),
  ];
}

function rowsOf<One>(all: readonly One[], inRow: number): (readonly One[])[] {
  const count = Math.ceil(all.length / inRow);
  return Array.from({ length: count }, (_, at) => all.slice(at * inRow, (at + 1) * inRow));
}
