/** A hall of basalt over lava: the more fires burn, the brighter it glows. */
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
  scattered,
  shape,
  shareOf,
} from './scene.ts';

const BASALT = '#2a181b';
const SLAB = '#3a2225';
const LAVA = '#f2641e';
const BRIGHT = '#ffc24a';
const EMBER = '#b3301a';

export const fireHall: GroundPainter = {
  plates: { fill: '#170c0f', opacity: 0.52, edge: '#f0a070' },
  backdrop: (plan) => {
    const { field, grid } = plan;
    const r = grid.side;
    const heat = Math.max(
      shareOf(plan, 'brazier', ({ plot = 0 }) => plot > 0),
      shareOf(plan, 'ember', ({ plot = 0 }) => plot > 0),
    );
    return [
      rect(field, BASALT),
      ...slabs(plan),
      ...cracks(plan),
      pool(field.x, field.y + field.height, r * 2.6),
      pool(field.x + field.width, field.y, r * 2.9),
      pool(field.x + field.width, field.y + field.height, r * 1.9),
      pool(field.x, field.y, r * 1.7),
      ...columnsAlongWalls(plan, 7, 0.8, pillar),
      ...middlesOf(plan, 'brazier').map(({ x, y }) => glow(x, y, r * 1.7, EMBER, 0.25)),
      rect(field, LAVA, 0.03 + 0.2 * heat),
    ].join('');
  },
  obstacle: (x, y, r) => pillar(x, y, r),
};

function slabs({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  const next = numbersFrom(7);
  return scattered(17, 34, field).map(({ x, y }) => {
    const w = r * (0.8 + next() * 0.6);
    const h = r * (0.5 + next() * 0.4);
    return shape(
      [
        { x: x - w, y: y - h * 0.6 },
        { x: x + w * 0.7, y: y - h },
        { x: x + w, y: y + h * 0.5 },
        { x: x - w * 0.6, y: y + h },
      ],
      next() > 0.5 ? SLAB : '#331d22',
    );
  });
}

/** Glowing cracks from edge to edge. */
function cracks({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  const next = numbersFrom(29);
  return Array.from({ length: 4 }, (_, i) => {
    const from = { x: field.x + field.width * (0.02 + 0.3 * i), y: field.y };
    const points: Point[] = [from];
    for (let y = field.y; y < field.y + field.height + r; y += r * 0.8) {
      const last = points.at(-1) ?? from;
      points.push({ x: last.x + (next() - 0.42) * r * 1.3, y: y + r * 0.6 });
    }
    return line(points, { stroke: LAVA, width: 8 }) + line(points, { stroke: BRIGHT, width: 3 });
  });
}

function pool(x: number, y: number, r: number): string {
  return [
    ['#15090b', 1.1],
    [EMBER, 1],
    [LAVA, 0.84],
    ['#ff9a33', 0.56],
    [BRIGHT, 0.3],
  ]
    .map(([fill, share]) => ellipse(x, y, r * Number(share), r * 0.72 * Number(share), String(fill)))
    .join('');
}

function pillar(x: number, y: number, r: number): string {
  return [
    ellipse(x, y + r * 0.2, r * 0.72, r * 0.56, '#090507', 0.75),
    ellipse(x, y + r * 0.06, r * 0.62, r * 0.58, '#4a2c2c'),
    ellipse(x, y, r * 0.5, r * 0.46, '#6b4038'),
    ellipse(x, y - r * 0.03, r * 0.34, r * 0.3, '#37201f'),
    ellipse(x, y - r * 0.03, r * 0.18, r * 0.15, EMBER),
  ].join('');
}
