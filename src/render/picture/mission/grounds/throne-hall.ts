/** A hall of violet marble: rings of gold around the throne, a red carpet, columns along the walls. */
import { placeOf } from '../../../../engine/rules.ts';
import { circle, element } from '../../svg.ts';
import type { Point } from '../hex-geometry.ts';
import {
  columnsAlongWalls,
  ellipse,
  type GroundPainter,
  type GroundPlan,
  glow,
  line,
  middlesOf,
  numbersFrom,
  rect,
  shape,
} from './scene.ts';

const NIGHT = '#1d1533';
const TONES = ['#3a2a5e', '#46336f', '#32244f'] as const;
const GOLD = '#d9a93f';
const PALE = '#f6dd94';
const CARPET = '#8e1f35';

export const throneHall: GroundPainter = {
  plates: { fill: '#150e28', opacity: 0.34, edge: '#e8cf8a' },
  backdrop: (plan) => {
    const { field, grid, spaces } = plan;
    const r = grid.side;
    const throne = middlesOf(plan, 'throne');
    const centre =
      throne.length > 0
        ? middleOf(throne)
        : { x: field.x + field.width / 2, y: field.y + field.height * 0.42 };
    const tiles = spaces.map(({ space }) => {
      const place = placeOf(space);
      // Three tones, so that no two spaces side by side have the same.
      const tone = place
        ? (place.column + (place.row % 2 === 0 ? 0 : 2) + Math.floor(place.row / 2)) % TONES.length
        : 0;
      return element('polygon', { points: grid.points(space, 1.002), fill: TONES[tone] ?? TONES[0] });
    });
    return [
      rect(field, NIGHT),
      ...mosaic(plan),
      ...tiles,
      carpet(plan, centre),
      ...[1.95, 3.6, 5.2].map((share) => ring(centre, r * share)),
      ...rays(centre, r),
      ...columnsAlongWalls(plan, 6, 0.6, column),
      dais(centre, r, throne.length > 0),
    ].join('');
  },
  obstacle: (x, y, r, seed) => brokenColumn(x, y, r, seed),
};

function middleOf(points: readonly Point[]): Point {
  const mean = (axis: 'x' | 'y') => points.reduce((sum, at) => sum + at[axis], 0) / points.length;
  return { x: mean('x'), y: mean('y') };
}

/** The tiles beside the map. */
function mosaic({ field, grid }: GroundPlan): string[] {
  const step = grid.side * 0.8;
  const rows = Math.ceil(field.height / step);
  return [field.x, field.x + field.width - step * 2].flatMap((x) =>
    Array.from({ length: rows * 2 }, (_, i) =>
      rect(
        { x: x + (i % 2) * step, y: field.y + Math.floor(i / 2) * step, width: step, height: step },
        (i + Math.floor(i / 2)) % 2 === 0 ? '#2a1f47' : '#231a3c',
      ),
    ),
  );
}

function carpet({ field, grid }: GroundPlan, centre: Point): string {
  const r = grid.side;
  const bottom = field.y + field.height;
  const band = (half: number, fill: string) =>
    rect({ x: centre.x - half, y: centre.y, width: 2 * half, height: bottom - centre.y }, fill);
  return band(r * 0.95, '#5c1326') + band(r * 0.86, GOLD) + band(r * 0.78, CARPET) + band(r * 0.3, '#a52a42');
}

function ring({ x, y }: Point, radius: number): string {
  return (
    circle(x, y, radius, { fill: 'none', stroke: '#1d1533', 'stroke-width': 12, 'stroke-opacity': 0.6 }) +
    circle(x, y, radius, { fill: 'none', stroke: GOLD, 'stroke-width': 6 })
  );
}

/** Gold rays in the floor between the two inner rings. */
function rays({ x, y }: Point, r: number): string[] {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (Math.PI / 6) * i;
    const at = (distance: number) => ({
      x: x + Math.cos(angle) * distance,
      y: y + Math.sin(angle) * distance,
    });
    return line([at(r * 2.1), at(r * 3.45)], { stroke: GOLD, width: 4, opacity: 0.7 });
  });
}

function column(x: number, y: number, r: number): string {
  return (
    ellipse(x, y + r * 0.2, r * 1.1, r, '#0b0716', 0.6) +
    ellipse(x, y, r, r * 0.94, '#8c7bb5') +
    ellipse(x, y, r * 0.8, r * 0.74, '#c9bce6') +
    ellipse(x, y, r * 0.5, r * 0.46, GOLD) +
    ellipse(x, y, r * 0.26, r * 0.24, PALE)
  );
}

/** The steps of the throne, and on a map that has one the throne itself. */
function dais({ x, y }: Point, r: number, withThrone: boolean): string {
  const steps = [
    [1.75, '#5c4688'],
    [1.45, '#6f569e'],
    [1.15, '#8a70ba'],
  ] as const;
  const base = steps
    .map(([share, fill]) => ellipse(x, y + r * 0.1, r * share, r * share * 0.86, fill))
    .join('');
  if (!withThrone) return base;
  const n = (dx: number, dy: number) => ({ x: x + dx * r, y: y + dy * r });
  return [
    glow(x, y, r * 1.8, GOLD, 0.3),
    base,
    shape(
      [
        n(-0.62, 0.62),
        n(-0.62, -0.62),
        n(-0.36, -0.98),
        n(0, -1.22),
        n(0.36, -0.98),
        n(0.62, -0.62),
        n(0.62, 0.62),
      ],
      '#6e4d14',
    ),
    shape(
      [
        n(-0.52, 0.56),
        n(-0.52, -0.58),
        n(-0.3, -0.86),
        n(0, -1.06),
        n(0.3, -0.86),
        n(0.52, -0.58),
        n(0.52, 0.56),
      ],
      GOLD,
    ),
    shape([n(-0.34, 0.1), n(-0.34, -0.5), n(0, -0.8), n(0.34, -0.5), n(0.34, 0.1)], CARPET),
    shape([n(-0.7, 0.1), n(0.7, 0.1), n(0.7, 0.66), n(-0.7, 0.66)], '#6e4d14'),
    shape([n(-0.46, 0.1), n(0.46, 0.1), n(0.5, 0.5), n(-0.5, 0.5)], '#b02c47'),
    ellipse(x, y - r * 1.06, r * 0.13, r * 0.13, PALE),
  ].join('');
}

function brokenColumn(x: number, y: number, r: number, seed: number): string {
  const next = numbersFrom(seed);
  const cy = y + r * 0.12;
  return [
    ellipse(x, cy + r * 0.2, r * 0.7, r * 0.5, '#0b0716', 0.65),
    ellipse(x, cy + r * 0.05, r * 0.58, r * 0.5, '#7767a0'),
    ellipse(x, cy - r * 0.04, r * 0.48, r * 0.4, '#c2b4e2'),
    shape(
      [
        { x: x - r * 0.3, y: cy - r * 0.1 },
        { x, y: cy - r * 0.3 },
        { x: x + r * 0.3, y: cy - r * 0.06 },
        { x: x + r * 0.1, y: cy + r * 0.18 },
      ],
      '#9484bf',
    ),
    ...[0, 1, 2].map(() => {
      const dx = (next() - 0.5) * r * 1.2;
      return ellipse(x + dx, cy + r * 0.36, r * 0.12, r * 0.09, '#a99ad0');
    }),
  ].join('');
}
