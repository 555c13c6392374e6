/**
 * The picture at the end of a road: the way winds from Mission to Mission down to the throne, with what was done and
 * decided at each, and the last decision below the throne.
 */
import { boardBackground } from '../picture/board-background.ts';
import { INK, mix } from '../picture/colour.ts';
import { icon } from '../picture/icon.ts';
import { centredLabel } from '../picture/label.ts';
import { TABLE_DEFS, verticalGradient } from '../picture/paints.ts';
import { type Box, circle, element, roundRect, svgNumber } from '../picture/svg.ts';
import { wrapped } from '../picture/wrap.ts';
import type { ChronicleModel, ChronicleStage } from './chronicle-model.ts';

const WIDTH = 1200;
const MARGIN = 24;
const HEAD = 132;
const PARTY_ROW = 46;
/** The strip at the left in which the road winds. */
const STRIP = 190;
const NAME = 60;
const LINE = 42;
const GAP = 18;
const PAD = 16;
const THRONE = 330;
const TEXT = { face: 'semibold', size: 33 } as const;
const TEXT_X = STRIP + MARGIN + 70;
const TEXT_WIDTH = WIDTH - MARGIN - 24 - TEXT_X;
const MOST_LINES = 2;
/** How far the road swings to each side. */
const SWING = 34;
const DAWN = '#27405e';
const DUSK = '#4a1d24';

interface Row {
  readonly stage: ChronicleStage;
  readonly box: Box;
  readonly lines: readonly { readonly sign: string; readonly text: string; readonly ink: string }[];
}

/** The picture as SVG text: the same model always gives the same text. */
export function drawChronicle(model: ChronicleModel): string {
  const partyRows = Math.ceil(model.party.length / 2);
  const rows = rowsOf(model.stages, HEAD + partyRows * PARTY_ROW + GAP);
  const last = rows.at(-1)?.box ?? { x: 0, y: HEAD, width: 0, height: 0 };
  const scene: Box = {
    x: MARGIN,
    y: last.y + last.height + GAP,
    width: WIDTH - 2 * MARGIN,
    height: THRONE,
  };
  const height = scene.y + scene.height + MARGIN;
  const content = [
    element('defs', {}, TABLE_DEFS + verticalGradient('sky', SKY)),
    boardBackground({ x: 0, y: 0, width: WIDTH, height }),
    icon('laurels', MARGIN + 40, 62, 64, { fill: INK.gold }),
    centredLabel(model.title, MARGIN + 88, 50, {
      face: 'display',
      size: 52,
      minSize: 34,
      maxWidth: WIDTH - 2 * MARGIN - 100,
      fill: INK.gold,
    }),
    centredLabel(model.sums, MARGIN + 90, 100, { ...TEXT, fill: INK.parchment, maxWidth: WIDTH - 140 }),
    ...model.party.map((one, at) => partyMember(one, at)),
    ...rows.map((row, at) => rowPanel(row, at / Math.max(1, rows.length - 1))),
    throneScene(scene, model.stages.at(-1)?.choice ?? ''),
    roadThrough(rows, scene),
    ...rows.map((row, at) => medallion(row, at)),
  ].join('');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` },
    content,
  );
}

/** What stands at each Mission; the last decision is told below the throne. */
function rowsOf(stages: readonly ChronicleStage[], from: number): Row[] {
  let y = from;
  return stages.map((stage, at) => {
    const isLast = at === stages.length - 1;
    const told = [
      ...(stage.bonus === null ? [] : [{ sign: 'star-medal', text: stage.bonus, ink: INK.gold }]),
      ...(stage.choice === null || isLast ? [] : [{ sign: 'scales', text: stage.choice, ink: INK.ivory }]),
    ];
    const lines = told.flatMap(({ sign, text, ink }) =>
      wrapped(text, { ...TEXT, maxWidth: TEXT_WIDTH }, MOST_LINES).map((line, part) => ({
        sign: part === 0 ? sign : '',
        text: line,
        ink,
      })),
    );
    const height = NAME + lines.length * LINE + 2 * PAD;
    const box = { x: MARGIN, y, width: WIDTH - 2 * MARGIN, height };
    y += height + GAP;
    return { stage, box, lines };
  });
}

function partyMember({ name, colour }: ChronicleModel['party'][number], at: number): string {
  const half = (WIDTH - 2 * MARGIN) / 2;
  const x = MARGIN + 18 + (at % 2) * half;
  const y = HEAD + Math.floor(at / 2) * PARTY_ROW + PARTY_ROW / 2;
  return (
    circle(x + 12, y, 13, { fill: mix(colour, '#ffffff', 0.25), stroke: INK.ivory, 'stroke-width': 2 }) +
    centredLabel(name, x + 40, y, { ...TEXT, minSize: 26, fill: INK.ivory, maxWidth: half - 84 })
  );
}

/** @param way how far the road has come, from 0 to 1: the light goes from dawn to dusk */
function rowPanel({ stage, box, lines }: Row, way: number): string {
  const ground = mix(mix(DAWN, DUSK, way), INK.night, 0.42);
  const nameY = box.y + PAD + NAME / 2;
  return [
    roundRect(box, 18, { fill: ground, stroke: mix(ground, '#ffffff', 0.2), 'stroke-width': 2 }),
    hills(box, ground),
    centredLabel(stage.name, STRIP + MARGIN + 12, nameY, {
      face: 'display',
      size: 42,
      minSize: 30,
      maxWidth: WIDTH - STRIP - 3 * MARGIN,
      fill: INK.ivory,
    }),
    ...lines.flatMap(({ sign, text, ink }, at) => {
      const y = box.y + PAD + NAME + (at + 0.5) * LINE;
      return [
        ...(sign === '' ? [] : [icon(sign, TEXT_X - 34, y, 34, { fill: ink })]),
        centredLabel(text, TEXT_X, y, { ...TEXT, minSize: 28, maxWidth: TEXT_WIDTH, fill: ink }),
      ];
    }),
  ].join('');
}

/** Two ridges in the strip, behind the road. */
function hills({ x, y, height }: Box, ground: string): string {
  const base = y + height - 2;
  const ridge = (from: number, peak: number, to: number, rise: number, share: number) =>
    element('path', {
      d: `M${svgNumber(from)} ${svgNumber(base)} Q${svgNumber(peak)} ${svgNumber(base - rise)} ${svgNumber(to)} ${svgNumber(base)} Z`,
      fill: mix(ground, '#000000', share),
    });
  return (
    ridge(x + 6, x + 70, x + STRIP - 20, height * 1.1, 0.22) +
    ridge(x + 60, x + 150, x + STRIP + 10, height * 0.8, 0.36)
  );
}

function xAt(at: number): number {
  return MARGIN + STRIP / 2 + (at % 2 === 0 ? -SWING : SWING);
}

function middleOf({ box }: Row): number {
  return box.y + box.height / 2;
}

/** The road through all medallions to the throne: a dark bed, the way itself, and steps on it. */
function roadThrough(rows: readonly Row[], scene: Box): string {
  const points = [
    ...rows.map((row, at) => [xAt(at), middleOf(row)] as const),
    [scene.x + scene.width / 2 - 120, scene.y + scene.height - 96] as const,
  ];
  const [first, ...others] = points;
  if (!first) return '';
  let [fromX, fromY] = first;
  let d = `M${svgNumber(fromX)} ${svgNumber(fromY)}`;
  for (const [toX, toY] of others) {
    const halfway = (fromY + toY) / 2;
    d += ` C${svgNumber(fromX)} ${svgNumber(halfway)} ${svgNumber(toX)} ${svgNumber(halfway)} ${svgNumber(toX)} ${svgNumber(toY)}`;
    [fromX, fromY] = [toX, toY];
  }
  const way = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return [
    element('path', { ...way, stroke: '#000000', 'stroke-opacity': 0.5, 'stroke-width': 26 }),
    element('path', { ...way, stroke: mix(INK.goldDeep, INK.parchment, 0.45), 'stroke-width': 17 }),
    element('path', { ...way, stroke: INK.night, 'stroke-width': 3, 'stroke-dasharray': '4 16' }),
  ].join('');
}

function medallion(row: Row, at: number): string {
  const [cx, cy] = [xAt(at), middleOf(row)];
  return [
    circle(cx, cy + 4, 37, { fill: '#000000', 'fill-opacity': 0.5 }),
    circle(cx, cy, 36, {
      fill: row.stage.bonus === null ? INK.goldDeep : INK.gold,
      stroke: INK.ivory,
      'stroke-width': 4,
    }),
    centredLabel(String(at + 1), cx, cy, {
      face: 'display',
      size: 44,
      anchor: 'middle',
      fill: row.stage.bonus === null ? INK.ivory : INK.night,
    }),
  ].join('');
}

const SKY = [
  [0, '#12162a'],
  [0.55, '#4a1d24'],
  [1, '#b0552c'],
] as const;

/** The throne against the evening, and the last decision. */
function throneScene(box: Box, ending: string): string {
  const cx = box.x + box.width / 2;
  const floor = box.y + box.height - 96;
  const lines = wrapped(ending, { face: 'bold', size: 38, maxWidth: box.width - 80 }, 1);
  return [
    roundRect(box, 18, { fill: 'url(#sky)' }),
    circle(cx, floor - 70, 112, { fill: INK.gold, 'fill-opacity': 0.16 }),
    circle(cx, floor - 70, 76, { fill: INK.gold, 'fill-opacity': 0.22 }),
    element('path', { d: range(box, floor), fill: '#1b1220' }),
    element('rect', { x: box.x + 3, y: floor, width: box.width - 6, height: 84, fill: '#120d16' }),
    roundRect(box, 18, { fill: 'none', stroke: INK.gold, 'stroke-width': 3 }),
    element('path', { d: throne(cx, floor), fill: '#07060a', stroke: INK.goldDeep, 'stroke-width': 3 }),
    ...lines.map((line) =>
      centredLabel(line, cx, floor + 48, {
        face: 'bold',
        size: 38,
        minSize: 30,
        anchor: 'middle',
        maxWidth: box.width - 60,
        fill: INK.gold,
      }),
    ),
  ].join('');
}

/** A range of hills along the floor of the scene. */
function range({ x, width }: Box, floor: number): string {
  const peaks = [40, 92, 58, 120, 70, 34, 84, 52];
  const step = (width - 6) / peaks.length;
  const tops = peaks.map((rise, at) => {
    const left = x + 3 + at * step;
    return `Q${svgNumber(left + step / 2)} ${svgNumber(floor - rise)} ${svgNumber(left + step)} ${svgNumber(floor)}`;
  });
  return `M${svgNumber(x + 3)} ${svgNumber(floor)} ${tops.join(' ')} Z`;
}

/** A seat with a high back of three points, on two steps. */
function throne(cx: number, floor: number): string {
  const points = [
    [-84, 0],
    [-84, -14],
    [-60, -14],
    [-60, -28],
    [-46, -28],
    [-46, -92],
    [-36, -92],
    [-36, -66],
    [-30, -66],
    [-30, -160],
    [-20, -138],
    [0, -186],
    [20, -138],
    [30, -160],
    [30, -66],
    [36, -66],
    [36, -92],
    [46, -92],
    [46, -28],
    [60, -28],
    [60, -14],
    [84, -14],
    [84, 0],
  ] as const;
  const path = points.map(([x, y]) => `${svgNumber(cx + x)} ${svgNumber(floor + y)}`);
  return `M${path.join(' L')} Z`;
}
