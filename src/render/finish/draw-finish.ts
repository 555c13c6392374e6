/**
 * The picture at the end of a game: a line of health by turn for each dial, then the biggest hit and the killing blow.
 * For a party it also shows the results of each hero.
 */

import { boardBackground } from '../picture/board-background.ts';
import { INK, mix } from '../picture/colour.ts';
import { icon } from '../picture/icon.ts';
import { centredLabel, fitText } from '../picture/label.ts';
import { TABLE_DEFS } from '../picture/paints.ts';
import { tray } from '../picture/panel.ts';
import { type Box, circle, element, roundRect, svgNumber } from '../picture/svg.ts';
import { wrapped } from '../picture/wrap.ts';
import type { FinishLine, FinishModel } from './finish-model.ts';

const WIDTH = 1000;
const MARGIN = 18;
const TITLE = 84;
const CHART = 330;
const LEGEND_ROW = 40;
const COLUMN = 130;
const FACT = 92;
/** Lines of the chart are lightened so that they stand out from the dark background. */
const LIGHTER = 0.35;
const MAX_TICKS = 8;
/** Each curve has a pattern of its own, because colours alone do not reach everybody. */
const PATTERNS = [undefined, '22 14', '4 14', '30 12 4 12', '12 10', '30 10 12 10'] as const;
/** The least distance of the names beside curves that end near one another. */
const NAME_STEP = 30;

/** The picture as SVG text: the same model always gives the same text. */
export function drawFinish(model: FinishModel): string {
  const heads = model.columns.length > 0 ? LEGEND_ROW : 0;
  const legend = heads + model.lines.length * LEGEND_ROW + 16;
  const chart: Box = { x: MARGIN, y: TITLE, width: WIDTH - 2 * MARGIN, height: CHART + legend };
  const height = TITLE + chart.height + model.facts.length * (FACT + 12) + MARGIN;
  const titleInk = model.isLost ? INK.parchment : INK.gold;
  const content = [
    element('defs', {}, TABLE_DEFS),
    boardBackground({ x: 0, y: 0, width: WIDTH, height }),
    icon(model.isLost ? 'skull-crossed-bones' : 'laurels', MARGIN + 34, TITLE / 2, 52, { fill: titleInk }),
    centredLabel(model.title, MARGIN + 76, TITLE / 2, {
      face: 'display',
      size: 44,
      minSize: 26,
      maxWidth: WIDTH - 2 * MARGIN - 84,
      fill: titleInk,
    }),
    tray(chart),
    healthChart(model, { ...chart, height: CHART }),
    legendHeads(model.columns, chart, chart.y + CHART + 8),
    ...model.lines.map((line, i) => legendRow(line, i, chart, chart.y + CHART + 12 + heads + i * LEGEND_ROW)),
    ...model.facts.map((fact, i) =>
      factBox(fact, {
        x: MARGIN,
        y: chart.y + chart.height + 12 + i * (FACT + 12),
        width: WIDTH - 2 * MARGIN,
        height: FACT,
      }),
    ),
  ].join('');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` },
    content,
  );
}

function healthChart({ chartTitle: course, turns, lines }: FinishModel, box: Box): string {
  const plot: Box = { x: box.x + 62, y: box.y + 58, width: box.width - 90, height: box.height - 104 };
  const top = Math.max(10, ...lines.flatMap(({ health }) => health));
  const last = Math.max(1, turns.at(-1) ?? 1);
  const x = (turn: number) => plot.x + (turn / last) * plot.width;
  const y = (health: number) => plot.y + plot.height - (health / top) * plot.height;
  const small = { face: 'semibold', size: 26, fill: INK.parchment } as const;
  const levels = [0, Math.round(top / 2), top];
  const step = Math.max(1, Math.ceil(last / MAX_TICKS));
  const ticks = turns.filter((turn) => turn % step === 0);
  return [
    centredLabel(course, box.x + 20, box.y + 30, { face: 'display', size: 30, fill: INK.gold }),
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
      centredLabel(String(turn), x(turn), plot.y + plot.height + 26, { ...small, anchor: 'middle' }),
    ),
    ...lines.map((line, at) => courseLine(line, PATTERNS[at % PATTERNS.length], turns, x, y)),
    ...curveNames(lines, plot, y),
  ].join('');
}

/** The name of each curve at its end, pushed down where curves end near one another. */
function curveNames(lines: readonly FinishLine[], plot: Box, y: (health: number) => number): string[] {
  const ends = lines.map(({ name, health }) => ({ name, at: y(health.at(-1) ?? 0) - 22 }));
  const lowest = plot.y + plot.height - 14;
  let least = plot.y - 8;
  return ends
    .toSorted((a, b) => a.at - b.at)
    .map(({ name, at }, nth) => {
      const most = lowest - (ends.length - 1 - nth) * NAME_STEP;
      const cy = Math.min(Math.max(at, least), most);
      least = cy + NAME_STEP;
      const style = { face: 'semibold', size: 26, minSize: 22, maxWidth: plot.width * 0.5 } as const;
      const right = plot.x + plot.width - 16;
      const { width } = fitText(name, style);
      const ground = { x: right - width - 8, y: cy - 15, width: width + 16, height: 30 };
      return (
        roundRect(ground, 8, { fill: '#10131d', 'fill-opacity': 0.85 }) +
        centredLabel(name, right, cy, { ...style, fill: INK.ivory, anchor: 'end' })
      );
    });
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
  const style = { face: 'semibold', size: 26, minSize: 20, fill: INK.gold } as const;
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

function legendRow({ name, colour, figures }: FinishLine, nth: number, box: Box, y: number): string {
  const cy = y + LEGEND_ROW / 2;
  const style = { face: 'semibold', size: 30, minSize: 24, fill: INK.ivory } as const;
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
    centredLabel(name, box.x + 104, cy, { ...style, maxWidth: box.width - 74 - figures.length * COLUMN }),
    ...figures.map((figure, at) =>
      centredLabel(String(figure), columnAt(box, figures.length, at), cy, {
        ...style,
        face: 'bold',
        anchor: 'end',
      }),
    ),
  ].join('');
}

function factBox({ heading, text }: FinishModel['facts'][number], box: Box): string {
  const body = { face: 'semibold', size: 28 } as const;
  const [line = ''] = wrapped(text, { ...body, maxWidth: box.width - 40 }, 1);
  return [
    tray(box),
    centredLabel(heading, box.x + 20, box.y + 28, { face: 'display', size: 28, fill: INK.gold }),
    centredLabel(line, box.x + 20, box.y + 64, {
      ...body,
      minSize: 22,
      maxWidth: box.width - 40,
      fill: INK.ivory,
    }),
  ].join('');
}
