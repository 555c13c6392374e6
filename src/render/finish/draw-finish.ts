/**
 * The picture at the end of a game: the winner with the strike that ended it, a line of health by turn for each dial,
 * then the biggest hit. For a party it shows the results of each hero. Letters are at least 35 units high, 11 pixels
 * where a phone shows the picture 320 pixels wide.
 */

import type { Words } from '../../words/index.ts';
import { boardBackground } from '../picture/board-background.ts';
import { INK, mix } from '../picture/colour.ts';
import { icon } from '../picture/icon.ts';
import { centredLabel } from '../picture/label.ts';
import { TABLE_DEFS } from '../picture/paints.ts';
import { tray } from '../picture/panel.ts';
import { type Box, circle, element, svgNumber } from '../picture/svg.ts';
import { wrapped } from '../picture/wrap.ts';
import { trophyDefs, trophyHeight, trophyPanel } from './draw-trophy.ts';
import type { FinishFact, FinishLine, FinishModel } from './finish-model.ts';

const WIDTH = 1000;
const MARGIN = 18;
const TITLE = 84;
const GAP = 12;
const SMALLEST = 35;
/** Height of the chart where it is the largest part, and below a winner. */
const CHART = { alone: 350, small: 260 } as const;
const LEGEND_ROW = 46;
const COLUMN = 160;
const FACT_HEADING = 54;
const FACT_LINE = 44;
const FACT_LINES = 2;
/** Lines of the chart are lightened so that they stand out from the dark background. */
const LIGHTER = 0.35;
const MAX_TICKS = 7;
/**
 * Each curve has a pattern of its own, because colours alone do not reach everybody. The legend names the curves by it:
 * names beside them would hide curves that end near one another.
 */
const PATTERNS = [undefined, '22 14', '4 14', '30 12 4 12', '12 10', '30 10 12 10'] as const;

/** The picture as SVG text: the same model always gives the same text. */
export function drawFinish(model: FinishModel, words: Words['picture']): string {
  const { trophy } = model;
  const heads = model.columns.length > 0 ? LEGEND_ROW : 0;
  const legend = heads + model.lines.length * LEGEND_ROW + 16;
  const upper: Box = {
    x: MARGIN,
    y: TITLE,
    width: WIDTH - 2 * MARGIN,
    height: trophy ? trophyHeight(trophy) : 0,
  };
  const plot = trophy ? CHART.small : CHART.alone;
  const top = TITLE + (trophy ? upper.height + GAP : 0);
  const chart: Box = { ...upper, y: top, height: plot + legend };
  const facts = factBoxes(model.facts, { ...chart, y: chart.y + chart.height + GAP });
  const height = facts.bottom - GAP + MARGIN;
  const titleInk = model.isLost ? INK.parchment : INK.gold;
  const content = [
    element('defs', {}, TABLE_DEFS + (trophy ? trophyDefs(trophy) : '')),
    boardBackground({ x: 0, y: 0, width: WIDTH, height }),
    icon(model.isLost ? 'skull-crossed-bones' : 'laurels', MARGIN + 34, TITLE / 2, 52, { fill: titleInk }),
    centredLabel(model.title, MARGIN + 76, TITLE / 2, {
      face: 'display',
      size: 44,
      minSize: 26,
      maxWidth: WIDTH - 2 * MARGIN - 84,
      fill: titleInk,
    }),
    trophy ? trophyPanel(trophy, upper, words) : '',
    tray(chart),
    healthChart(model, { ...chart, height: plot }),
    legendHeads(model.columns, chart, chart.y + plot + 8),
    ...model.lines.map((line, i) => legendRow(line, i, chart, chart.y + plot + 8 + heads + i * LEGEND_ROW)),
    facts.drawn,
  ].join('');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` },
    content,
  );
}

function healthChart({ chartTitle: course, turns, lines }: FinishModel, box: Box): string {
  const plot: Box = { x: box.x + 74, y: box.y + 62, width: box.width - 104, height: box.height - 118 };
  const top = Math.max(10, ...lines.flatMap(({ health }) => health));
  const last = Math.max(1, turns.at(-1) ?? 1);
  const x = (turn: number) => plot.x + (turn / last) * plot.width;
  const y = (health: number) => plot.y + plot.height - (health / top) * plot.height;
  const small = { face: 'semibold', size: SMALLEST, fill: INK.parchment } as const;
  const levels = [0, Math.round(top / 2), top];
  const step = Math.max(1, Math.ceil(last / MAX_TICKS));
  const ticks = turns.filter((turn) => turn % step === 0);
  return [
    centredLabel(course, box.x + 20, box.y + 30, { face: 'display', size: 38, fill: INK.gold }),
    ...levels.map((level) => {
      const at = y(level);
      const grid = {
        x1: plot.x,
        y1: at,
        x2: plot.x + plot.width,
        y2: at,
        stroke: '#2a2f42',
        'stroke-width': 2,
      };
      return (
        element('line', grid) + centredLabel(String(level), plot.x - 12, at, { ...small, anchor: 'end' })
      );
    }),
    ...ticks.map((turn) =>
      centredLabel(String(turn), x(turn), plot.y + plot.height + 30, { ...small, anchor: 'middle' }),
    ),
    ...lines.map((line, at) => courseLine(line, PATTERNS[at % PATTERNS.length], turns, x, y)),
  ].join('');
}

/** The line of one dial, with a point at its end. */
function courseLine(
  { colour, health }: FinishLine,
  pattern: string | undefined,
  turns: readonly number[],
  x: (turn: number) => number,
  y: (health: number) => number,
): string {
  const points = turns.map((turn, i) => [x(turn), y(health[i] ?? 0)] as const);
  const stroke = mix(colour, '#ffffff', LIGHTER);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    element('polyline', {
      points: points.map(([px, py]) => `${svgNumber(px)},${svgNumber(py)}`).join(' '),
      fill: 'none',
      stroke,
      'stroke-width': 7,
      'stroke-linejoin': 'round',
      'stroke-linecap': pattern === undefined ? 'round' : 'butt',
      'stroke-dasharray': pattern,
    }) + circle(endX, endY, 9, { fill: stroke, stroke: INK.ivory, 'stroke-width': 2 })
  );
}

/** From right to left, like the figures below them. */
function legendHeads(columns: readonly string[], box: Box, y: number): string {
  const style = { face: 'semibold', size: SMALLEST, minSize: 28, fill: INK.gold } as const;
  return columns
    .map((column, at) =>
      centredLabel(column, columnAt(box, columns.length, at), y + LEGEND_ROW / 2, {
        ...style,
        maxWidth: COLUMN - 12,
        anchor: 'end',
      }),
    )
    .join('');
}

function columnAt(box: Box, columns: number, at: number): number {
  return box.x + box.width - 24 - (columns - 1 - at) * COLUMN;
}

function legendRow({ legend, colour, figures }: FinishLine, nth: number, box: Box, y: number): string {
  const cy = y + LEGEND_ROW / 2;
  const style = { face: 'semibold', size: 36, minSize: 30, fill: INK.ivory } as const;
  return [
    element('line', {
      x1: box.x + 20,
      y1: cy,
      x2: box.x + 88,
      y2: cy,
      stroke: mix(colour, '#ffffff', LIGHTER),
      'stroke-width': 7,
      'stroke-dasharray': PATTERNS[nth % PATTERNS.length],
    }),
    centredLabel(legend, box.x + 104, cy, { ...style, maxWidth: box.width - 74 - figures.length * COLUMN }),
    ...figures.map((figure, at) =>
      centredLabel(String(figure), columnAt(box, figures.length, at), cy, {
        ...style,
        face: 'bold',
        anchor: 'end',
      }),
    ),
  ].join('');
}

/** Boxes below one another, each as high as its text needs. */
function factBoxes(
  facts: readonly FinishFact[],
  from: Box,
): { readonly drawn: string; readonly bottom: number } {
  const style = { face: 'semibold', size: 36, maxWidth: from.width - 40 } as const;
  let bottom = from.y;
  const drawn = facts.map(({ heading, text }) => {
    const lines = wrapped(text, style, FACT_LINES);
    const box: Box = { ...from, y: bottom, height: FACT_HEADING + lines.length * FACT_LINE + 8 };
    bottom += box.height + GAP;
    return [
      tray(box),
      centredLabel(heading, box.x + 20, box.y + 32, { face: 'display', size: 38, fill: INK.gold }),
      ...lines.map((line, at) =>
        centredLabel(line, box.x + 20, box.y + FACT_HEADING + at * FACT_LINE + FACT_LINE / 2, {
          ...style,
          minSize: SMALLEST,
          fill: INK.ivory,
        }),
      ),
    ].join('');
  });
  return { drawn: drawn.join(''), bottom };
}
