/** A wood that closes in: canopies around a clearing, briars as thick as arms, roses. */
import type { Point } from '../hex-geometry.ts';
import {
  ellipse,
  type GroundPainter,
  type GroundPlan,
  land,
  line,
  numbersFrom,
  rect,
  scattered,
  shape,
} from './scene.ts';

const NIGHT = '#0f2018';
const MOSS = '#2c5233';
const BRIAR = '#4a2742';
const BRIAR_LIGHT = '#7d4468';
const ROSE = '#d8407f';
const LEAVES = ['#1d4a2b', '#2b6236', '#3f7d42', '#173d27'] as const;

export const thornWood: GroundPainter = {
  plates: { fill: '#0c1a10', opacity: 0.36, edge: '#c4e0a8' },
  backdrop: (plan) => {
    const { field, grid } = plan;
    const r = grid.side;
    return [
      rect(field, NIGHT),
      ...scattered(5, 40, field).map(({ x, y }, i) =>
        ellipse(x, y, r * (0.6 + (i % 3) * 0.2), r * 0.5, i % 2 === 0 ? '#16301f' : '#122719'),
      ),
      land(plan, 1.24, '#1b3a24'),
      land(plan, 1.04, MOSS),
      ...scattered(41, 60, field).map(({ x, y }, i) => blade(x, y, r, i)),
      ...vines(plan),
      ...canopies(plan),
    ].join('');
  },
  obstacle: (x, y, r, seed) => thicket(x, y, r, seed),
};

function blade(x: number, y: number, r: number, i: number): string {
  return line(
    [
      { x, y },
      { x: x + r * 0.06 * ((i % 3) - 1), y: y - r * 0.22 },
    ],
    { stroke: i % 2 === 0 ? '#4f8a4a' : '#3a6b3c', width: 3 },
  );
}

/** Briars that wind from edge to edge, with thorns on both sides. */
function vines({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  const { x, y, width: w, height: h } = field;
  const courses: Point[][] = [
    [
      { x: x - r, y: y + h * 0.2 },
      { x: x + w * 0.16, y: y + h * 0.02 },
      { x: x + w * 0.4, y: y + h * 0.17 },
      { x: x + w * 0.64, y: y - r * 0.3 },
    ],
    [
      { x: x + w + r, y: y + h * 0.24 },
      { x: x + w * 0.82, y: y + h * 0.08 },
      { x: x + w * 0.6, y: y + h * 0.2 },
      { x: x + w * 0.48, y: y - r * 0.4 },
    ],
    [
      { x: x - r, y: y + h * 0.72 },
      { x: x + w * 0.2, y: y + h * 0.98 },
      { x: x + w * 0.46, y: y + h * 0.82 },
      { x: x + w * 0.7, y: y + h + r * 0.3 },
    ],
    [
      { x: x + w + r, y: y + h * 0.66 },
      { x: x + w * 0.84, y: y + h * 0.94 },
      { x: x + w * 0.62, y: y + h * 0.84 },
      { x: x + w * 0.44, y: y + h + r * 0.4 },
    ],
  ];
  return courses.map((course) => vine(smooth(course, 14), r));
}

/** Points on a curve (Catmull-Rom) through the given ones. */
function smooth(points: readonly Point[], steps: number): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? { x: 0, y: 0 };
  return points.slice(0, -1).flatMap((_, i) =>
    Array.from({ length: steps }, (__, step) => {
      const t = step / steps;
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const blend = (axis: 'x' | 'y') =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      return { x: blend('x'), y: blend('y') };
    }),
  );
}

function vine(points: readonly Point[], r: number): string {
  const thorns = points.flatMap((from, i) => {
    const to = points[i + 1];
    if (!to || i % 3 !== 1) return [];
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = Math.hypot(dx, dy) || 1;
    const side = i % 2 === 0 ? 1 : -1;
    const tip = {
      x: from.x + dx * 0.5 - (dy / length) * r * 0.42 * side,
      y: from.y + dy * 0.5 + (dx / length) * r * 0.42 * side,
    };
    return [
      shape(
        [from, { x: from.x + (dx / length) * r * 0.26, y: from.y + (dy / length) * r * 0.26 }, tip],
        BRIAR_LIGHT,
      ),
    ];
  });
  const roses = points.flatMap(({ x, y }, i) => (i % 17 === 9 ? [rose(x, y, r * 0.3)] : []));
  return [
    line(points, { stroke: '#08120c', width: r * 0.36, opacity: 0.6 }),
    ...thorns,
    line(points, { stroke: BRIAR, width: r * 0.26 }),
    line(points, { stroke: BRIAR_LIGHT, width: r * 0.08 }),
    ...roses,
  ].join('');
}

function rose(x: number, y: number, r: number): string {
  return (
    ellipse(x - r * 0.8, y + r * 0.4, r * 0.7, r * 0.34, '#3f7d42') +
    ellipse(x, y, r, r, '#7c1f4c') +
    ellipse(x, y, r * 0.8, r * 0.78, ROSE) +
    ellipse(x - r * 0.1, y - r * 0.12, r * 0.46, r * 0.42, '#f27aa8') +
    ellipse(x, y - r * 0.06, r * 0.18, r * 0.16, '#7c1f4c')
  );
}

function canopies({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  const next = numbersFrom(61);
  const around: Point[] = [
    ...Array.from({ length: 11 }, (_, i) => ({ x: field.x + (field.width / 10) * i, y: field.y - r * 0.34 })),
    ...Array.from({ length: 11 }, (_, i) => ({
      x: field.x + (field.width / 10) * i,
      y: field.y + field.height + r * 0.34,
    })),
    ...Array.from({ length: 4 }, (_, i) => ({
      x: field.x - r * 0.3,
      y: field.y + (field.height / 5) * (i + 1),
    })),
    ...Array.from({ length: 4 }, (_, i) => ({
      x: field.x + field.width + r * 0.3,
      y: field.y + (field.height / 5) * (i + 1),
    })),
  ];
  return around.map(({ x, y }, i) => {
    const size = r * (0.62 + next() * 0.3);
    const fill = LEAVES[i % LEAVES.length] ?? LEAVES[0];
    return (
      ellipse(x + 4, y + size * 0.3, size, size * 0.9, '#060d09', 0.5) +
      [0, 1, 2, 3, 4]
        .map((part) => {
          const angle = (part / 5) * 2 * Math.PI + next();
          return ellipse(
            x + Math.cos(angle) * size * 0.5,
            y + Math.sin(angle) * size * 0.42,
            size * 0.58,
            size * 0.54,
            fill,
          );
        })
        .join('') +
      ellipse(x - size * 0.16, y - size * 0.2, size * 0.5, size * 0.4, LEAVES[2], 0.55)
    );
  });
}

/** A ball of briars with a rose in it. */
function thicket(x: number, y: number, r: number, seed: number): string {
  const next = numbersFrom(seed);
  const cy = y + r * 0.1;
  const thorns = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI + next() * 0.4;
    const out = (share: number, turn: number) => ({
      x: x + Math.cos(angle + turn) * r * share,
      y: cy + Math.sin(angle + turn) * r * share * 0.86,
    });
    return shape([out(0.5, -0.16), out(0.82, 0), out(0.5, 0.16)], BRIAR_LIGHT);
  });
  const loops = Array.from({ length: 3 }, (_, i) => {
    const turn = next() * Math.PI;
    const points = Array.from({ length: 9 }, (__, step) => {
      const angle = (step / 8) * Math.PI * 1.5 + turn + i;
      return {
        x: x + Math.cos(angle) * r * (0.46 - i * 0.1),
        y: cy + Math.sin(angle) * r * (0.4 - i * 0.08),
      };
    });
    return line(points, { stroke: BRIAR_LIGHT, width: r * 0.09 });
  });
  return [
    ellipse(x, cy + r * 0.2, r * 0.72, r * 0.52, '#060d09', 0.6),
    ...thorns,
    ellipse(x, cy, r * 0.58, r * 0.5, BRIAR),
    ...loops,
    rose(x + (next() - 0.5) * r * 0.5, cy + (next() - 0.5) * r * 0.3, r * 0.2),
  ].join('');
}
