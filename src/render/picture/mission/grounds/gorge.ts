/** A gorge: a river between cliffs, with a stone bridge over it; without a gate, a bastion high above the water. */
import type { Point } from '../hex-geometry.ts';
import {
  ellipse,
  type GroundPainter,
  type GroundPlan,
  land,
  line,
  middlesOf,
  numbersFrom,
  rect,
  scattered,
  shape,
} from './scene.ts';

const WATER = '#1f6f8f';
const FOAM = '#8fd3e0';
const CLIFF = '#2c2a3a';
const ROCK = '#4a4558';
const GRASS = '#4c6b3c';
const STONE = '#a8926c';
const MORTAR = '#6f5d43';

export const gorge: GroundPainter = {
  plates: { fill: '#1c2616', opacity: 0.3, edge: '#e9dfb8' },
  backdrop: (plan) => (middlesOf(plan, 'gate').length > 0 ? crossed(plan) : bastion(plan)),
  foreground: (plan) => gatehouse(plan),
  obstacle: (x, y, r, seed) => boulders(x, y, r, seed),
};

/** Meadows on both banks, and the river through the blocked spaces. */
function crossed(plan: GroundPlan): string {
  const { field, grid } = plan;
  const river = courseOf(plan);
  const { middle, top, bottom } = deckOf(plan);
  return [
    rect(field, GRASS),
    ...meadow(plan),
    ...[
      { stroke: '#364d2f', width: grid.side * 3.3 },
      { stroke: ROCK, width: grid.side * 2.95 },
      { stroke: CLIFF, width: grid.side * 2.5 },
      { stroke: '#1c1d2b', width: grid.side * 2.05 },
      { stroke: WATER, width: grid.side * 1.55 },
      { stroke: '#2f8fae', width: grid.side * 0.8 },
    ].map((each) => line(river, each)),
    ...ripples(river, grid.side),
    road(plan, (top + bottom) / 2),
    bridge(middle, top, bottom, grid.side),
  ].join('');
}

/** The deck of the bridge: as high as the gate is wide. */
function deckOf(plan: GroundPlan) {
  const gates = middlesOf(plan, 'gate');
  const { side } = plan.grid;
  return {
    middle: gates.reduce((sum, { x }) => sum + x, 0) / gates.length,
    top: Math.min(...gates.map(({ y }) => y)) - side * 0.95,
    bottom: Math.max(...gates.map(({ y }) => y)) + side * 0.95,
  };
}

/** The towers beside the gate. */
function gatehouse(plan: GroundPlan): string {
  if (middlesOf(plan, 'gate').length === 0) return '';
  const { middle, top, bottom } = deckOf(plan);
  return [top, bottom].map((y) => tower(middle, y, plan.grid.side)).join('');
}

/** The river's course from edge to edge, by the blocked spaces from top to bottom. */
function courseOf({ field, grid, spaces }: GroundPlan): Point[] {
  const rows = new Map<number, number[]>();
  for (const space of spaces) {
    if (space.ground !== 'blocked') continue;
    const { x, y } = grid.centre(space.space);
    rows.set(y, [...(rows.get(y) ?? []), x]);
  }
  const points = [...rows]
    .sort(([one], [other]) => one - other)
    .map(([y, all]) => ({ x: all.reduce((sum, x) => sum + x, 0) / all.length, y }));
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  return [
    { x: first.x - grid.side * 0.3, y: field.y - grid.side },
    ...points,
    { x: last.x + grid.side * 0.4, y: field.y + field.height + grid.side },
  ];
}

function ripples(river: readonly Point[], r: number): string[] {
  const next = numbersFrom(5);
  return river.slice(0, -1).flatMap((from, i) => {
    const to = river[i + 1] ?? from;
    return Array.from({ length: 3 }, () => {
      const at = next();
      const x = from.x + (to.x - from.x) * at + (next() - 0.5) * r * 0.9;
      const y = from.y + (to.y - from.y) * at;
      return line(
        [
          { x: x - r * 0.18, y },
          { x, y: y + r * 0.07 },
          { x: x + r * 0.18, y },
        ],
        { stroke: FOAM, width: 3, opacity: 0.8 },
      );
    });
  });
}

function meadow({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  return [
    ...scattered(3, 26, field).map(({ x, y }, i) =>
      ellipse(x, y, r * (0.7 + (i % 3) * 0.3), r * 0.4, i % 2 === 0 ? '#567a41' : '#425f36'),
    ),
    ...scattered(11, 34, field).map(({ x, y }) => tuft(x, y, r)),
  ];
}

function tuft(x: number, y: number, r: number): string {
  return line(
    [
      { x: x - r * 0.1, y: y - r * 0.14 },
      { x, y },
      { x: x + r * 0.1, y: y - r * 0.16 },
    ],
    { stroke: '#7ea35a', width: 3 },
  );
}

function road({ field, grid }: GroundPlan, y: number): string {
  const r = grid.side;
  const points = [
    { x: field.x - r, y: y + r * 0.5 },
    { x: field.x + field.width * 0.22, y: y - r * 0.15 },
    { x: field.x + field.width * 0.5, y },
    { x: field.x + field.width * 0.8, y: y + r * 0.15 },
    { x: field.x + field.width + r, y: y - r * 0.3 },
  ];
  return (
    line(points, { stroke: '#5f5a3c', width: r * 2.1 }) +
    line(points, { stroke: '#8c7f57', width: r * 1.8 }) +
    line(points, { stroke: '#9b8d62', width: r * 0.8, opacity: 0.6 })
  );
}

/** The deck across the river, with its parapets and the towers of the gatehouse. */
function bridge(x: number, top: number, bottom: number, r: number): string {
  const left = x - r * 2.5;
  const width = r * 5;
  const height = bottom - top;
  const courses = Array.from({ length: 9 }, (_, i) => left + (width / 9) * (i + 0.5));
  return [
    rect({ x: left + r * 0.4, y: bottom, width: width - r * 0.8, height: r * 0.6 }, '#0e1018', 0.55),
    rect({ x: left, y: top, width, height }, STONE),
    ...courses.map((at, i) =>
      line(
        [
          { x: at, y: top },
          { x: at + (i % 2 === 0 ? 6 : -6), y: bottom },
        ],
        { stroke: MORTAR, width: 3, opacity: 0.55 },
      ),
    ),
    ...[top, bottom].map((y) => parapet(left, y, width, r)),
  ].join('');
}

function parapet(x: number, y: number, width: number, r: number): string {
  const posts = Array.from({ length: 7 }, (_, i) => x + (width / 6) * i);
  return (
    rect({ x: x - 6, y: y - r * 0.14, width: width + 12, height: r * 0.28 }, MORTAR) +
    rect({ x: x - 6, y: y - r * 0.14, width: width + 12, height: r * 0.1 }, '#c9b68c') +
    posts
      .map((at) => rect({ x: at - r * 0.12, y: y - r * 0.2, width: r * 0.24, height: r * 0.4 }, '#84704f'))
      .join('')
  );
}

function tower(x: number, y: number, r: number): string {
  return (
    ellipse(x, y + r * 0.12, r * 0.62, r * 0.6, '#15141d', 0.6) +
    ellipse(x, y, r * 0.56, r * 0.54, '#7c6a4b') +
    ellipse(x, y, r * 0.42, r * 0.4, '#b29c74') +
    ellipse(x, y, r * 0.2, r * 0.19, '#a33b32')
  );
}

/** A platform of stone over the depth. */
function bastion(plan: GroundPlan): string {
  const { field, grid } = plan;
  const r = grid.side;
  const depth = [
    { x: field.x, y: field.y + field.height * 0.2 },
    { x: field.x + field.width * 0.3, y: field.y + field.height * 0.45 },
    { x: field.x + field.width * 0.7, y: field.y + field.height * 0.4 },
    { x: field.x + field.width, y: field.y + field.height * 0.75 },
  ];
  return [
    rect(field, '#232236'),
    ...scattered(9, 20, field).map(({ x, y }, i) => crag(x, y, r * (0.5 + (i % 4) * 0.2))),
    line(depth, { stroke: '#1b1c2a', width: field.height * 0.8 }),
    line(depth, { stroke: WATER, width: field.height * 0.62 }),
    line(depth, { stroke: '#2f8fae', width: field.height * 0.3 }),
    ...scattered(21, 30, field).map(({ x, y }) =>
      line(
        [
          { x: x - r * 0.3, y },
          { x, y: y + 6 },
          { x: x + r * 0.3, y },
        ],
        { stroke: FOAM, width: 3, opacity: 0.6 },
      ),
    ),
    land(plan, 1.42, '#0f1019', r * 0.32),
    land(plan, 1.36, '#5d4e39', r * 0.16),
    land(plan, 1.36, '#84704f'),
    land(plan, 1.2, STONE),
    ...scattered(31, 40, field).map(({ x, y }) =>
      line(
        [
          { x, y },
          { x: x + r * 0.35, y: y + 2 },
        ],
        { stroke: MORTAR, width: 3, opacity: 0.5 },
      ),
    ),
  ].join('');
}

function crag(x: number, y: number, r: number): string {
  return shape(
    [
      { x: x - r, y: y + r * 0.6 },
      { x: x - r * 0.3, y: y - r },
      { x: x + r * 0.4, y: y - r * 0.4 },
      { x: x + r, y: y + r * 0.7 },
    ],
    ROCK,
    0.7,
  );
}

function boulders(x: number, y: number, r: number, seed: number): string {
  const next = numbersFrom(seed);
  return [0, 1, 2]
    .map((i) => {
      const cx = x + (next() - 0.5) * r * 0.9;
      const cy = y + r * (0.05 + 0.16 * i) + (next() - 0.5) * r * 0.3;
      const size = r * (0.2 + next() * 0.16);
      return (
        ellipse(cx, cy + size * 0.4, size * 1.2, size * 0.7, '#0b0d14', 0.5) +
        shape(
          [
            { x: cx - size, y: cy + size * 0.5 },
            { x: cx - size * 0.5, y: cy - size * 0.7 },
            { x: cx + size * 0.5, y: cy - size * 0.6 },
            { x: cx + size, y: cy + size * 0.5 },
          ],
          '#5e596e',
        ) +
        shape(
          [
            { x: cx - size * 0.5, y: cy - size * 0.7 },
            { x: cx + size * 0.5, y: cy - size * 0.6 },
            { x: cx + size * 0.1, y: cy },
            { x: cx - size * 0.6, y: cy },
          ],
          '#8a859b',
        )
      );
    })
    .join('');
}
