/** Mud before a wall: a track leads to its gate; without a track, a camp below the wall. */

import { svgNumber } from '../../svg.ts';
import type { Point } from '../hex-geometry.ts';
import {
  ellipse,
  filled,
  type GroundPainter,
  type GroundPlan,
  glow,
  line,
  middlesOf,
  numbersFrom,
  rect,
  scattered,
  shape,
} from './scene.ts';

const MUD = '#6b5a3f';
const DARK = '#4d4130';
const STONE = '#8b8f99';
const SHADE = '#5c606c';
const RED = '#a8332c';

export const battlefield: GroundPainter = {
  plates: { fill: '#1d1912', opacity: 0.36, edge: '#e6dcc0' },
  backdrop: (plan) => {
    const { field, grid } = plan;
    const r = grid.side;
    const gates = middlesOf(plan, 'gate');
    const track = middlesOf(plan, 'track').sort((a, b) => a.x - b.x);
    return [
      rect(field, MUD),
      ...scattered(3, 34, field).map(({ x, y }, i) =>
        ellipse(
          x,
          y,
          r * (0.6 + (i % 4) * 0.3),
          r * (0.24 + (i % 3) * 0.1),
          i % 2 === 0 ? '#5f5038' : '#7a6748',
        ),
      ),
      ...ruts(plan),
      ...scattered(19, 9, field).map(({ x, y }, i) => crater(x, y, r * (0.4 + (i % 3) * 0.14))),
      ...(gates.length > 0
        ? [rails(track, gates[0], r), wallRight(plan, gates)]
        : [wallTop(plan), ...camp(plan)]),
    ].join('');
  },
  foreground: (plan) => towers(plan, middlesOf(plan, 'gate')),
  obstacle: (x, y, r) => stakes(x, y, r),
};

function ruts({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  const next = numbersFrom(23);
  return Array.from({ length: 7 }, (_, i) => {
    const y = field.y + (field.height / 7) * (i + 0.5);
    return line(
      [
        { x: field.x - r, y },
        { x: field.x + field.width * 0.35, y: y + (next() - 0.5) * r },
        { x: field.x + field.width * 0.7, y: y + (next() - 0.5) * r },
        { x: field.x + field.width + r, y: y + (next() - 0.5) * r },
      ],
      { stroke: DARK, width: 5, opacity: 0.5 },
    );
  });
}

function crater(x: number, y: number, r: number): string {
  return (
    ellipse(x, y, r, r * 0.6, '#857050') +
    ellipse(x, y + 3, r * 0.84, r * 0.48, DARK) +
    ellipse(x, y + 6, r * 0.6, r * 0.3, '#342b20')
  );
}

/** Sleepers and rails from the left edge to the gate. */
function rails(track: readonly Point[], gate: Point | undefined, r: number): string {
  const [first] = track;
  if (!first || !gate) return '';
  const y = first.y + r * 0.1;
  const from = first.x - r * 2.6;
  const count = Math.ceil((gate.x - from) / (r * 0.36));
  const sleepers = Array.from({ length: count }, (_, i) =>
    rect({ x: from + i * r * 0.36, y: y - r * 0.62, width: r * 0.16, height: r * 1.24 }, '#3d2a1a'),
  );
  const rail = (at: number) =>
    line(
      [
        { x: from, y: at },
        { x: gate.x, y: at },
      ],
      { stroke: '#20222a', width: 11 },
    ) +
    line(
      [
        { x: from, y: at - 2 },
        { x: gate.x, y: at - 2 },
      ],
      { stroke: '#b9c0cc', width: 5 },
    );
  return (
    rect({ x: from, y: y - r * 0.74, width: gate.x - from, height: r * 1.48 }, '#55483a') +
    sleepers.join('') +
    rail(y - r * 0.4) +
    rail(y + r * 0.4)
  );
}

/** The wall at the right edge, seen from above, with towers beside the gate. */
function wallRight({ field, grid }: GroundPlan, gates: readonly Point[]): string {
  const r = grid.side;
  const x = Math.max(...gates.map((gate) => gate.x)) - r * 0.15;
  const width = field.x + field.width - x + r;
  const teeth = Math.floor(field.height / (r * 0.5));
  return [
    rect({ x: x - r * 0.22, y: field.y, width: r * 0.3, height: field.height }, '#1d1912', 0.5),
    rect({ x, y: field.y, width, height: field.height }, SHADE),
    ...Array.from({ length: teeth }, (_, i) =>
      rect({ x: x - r * 0.12, y: field.y + i * r * 0.5, width: r * 0.34, height: r * 0.28 }, STONE),
    ),
    rect({ x: x + r * 0.35, y: field.y, width: width - r * 0.35, height: field.height }, '#6e727e'),
  ].join('');
}

/** The towers beside the gate, with their banners. */
function towers({ grid }: GroundPlan, gates: readonly Point[]): string {
  const r = grid.side;
  return gates
    .flatMap(({ x, y }) => [-1, 1].map((side) => ({ x: x + r * 0.05, y: y + side * r * 1.12 })))
    .map(({ x, y }) => roundTower(x, y, r * 0.46) + banner(x, y, r))
    .join('');
}

function roundTower(x: number, y: number, r: number): string {
  const teeth = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI / 5) * i;
    return ellipse(
      x + Math.cos(angle) * r * 0.84,
      y + Math.sin(angle) * r * 0.84,
      r * 0.2,
      r * 0.2,
      '#a4a8b2',
    );
  });
  return (
    ellipse(x, y + r * 0.18, r * 1.06, r, '#15140f', 0.5) +
    ellipse(x, y, r, r, STONE) +
    teeth.join('') +
    ellipse(x, y, r * 0.64, r * 0.64, SHADE)
  );
}

function banner(x: number, y: number, r: number): string {
  const n = svgNumber;
  return (
    line(
      [
        { x, y: y + r * 0.2 },
        { x, y: y - r * 0.62 },
      ],
      { stroke: '#2b2118', width: 5 },
    ) +
    filled(
      `M${n(x)} ${n(y - r * 0.62)}l${n(-r * 0.62)} ${n(r * 0.08)}l${n(r * 0.2)} ${n(r * 0.14)}l${n(-r * 0.2)} ${n(r * 0.16)}l${n(r * 0.62)} 0z`,
      RED,
    )
  );
}

function wallTop({ field, grid }: GroundPlan): string {
  const r = grid.side;
  const height = r * 0.62;
  const teeth = Math.floor(field.width / (r * 0.62));
  return [
    rect({ x: field.x, y: field.y + height, width: field.width, height: r * 0.24 }, '#1d1912', 0.5),
    rect({ x: field.x, y: field.y, width: field.width, height }, SHADE),
    ...Array.from({ length: teeth + 1 }, (_, i) =>
      rect(
        { x: field.x + i * r * 0.62, y: field.y + height - r * 0.3, width: r * 0.38, height: r * 0.34 },
        STONE,
      ),
    ),
    ...[0.14, 0.5, 0.86].map((share) => banner(field.x + field.width * share, field.y + r * 0.72, r)),
  ].join('');
}

/** Tents and fires along the lower edge. */
function camp({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  const y = field.y + field.height;
  return [
    ...[0.08, 0.38, 0.66, 0.93].map((share, i) =>
      tent(field.x + field.width * share, y, r, i % 2 === 0 ? RED : '#d9cfae'),
    ),
    ...[0.23, 0.8].map((share) => glow(field.x + field.width * share, y - r * 0.3, r * 0.9, '#f29a3a', 0.7)),
  ];
}

function tent(x: number, y: number, r: number, fill: string): string {
  return (
    shape(
      [
        { x: x - r, y },
        { x, y: y - r * 0.95 },
        { x: x + r, y },
      ],
      fill,
    ) +
    shape(
      [
        { x, y: y - r * 0.95 },
        { x: x + r, y },
        { x: x + r * 0.2, y },
      ],
      '#2b1a14',
      0.35,
    ) +
    shape(
      [
        { x: x - r * 0.24, y },
        { x, y: y - r * 0.5 },
        { x: x + r * 0.24, y },
      ],
      '#241a14',
    )
  );
}

/** Crossed stakes in the mud. */
function stakes(x: number, y: number, r: number): string {
  const pairs = [-0.42, 0, 0.42];
  return [
    ellipse(x, y + r * 0.34, r * 0.74, r * 0.26, '#1d1912', 0.6),
    line(
      [
        { x: x - r * 0.66, y: y + r * 0.2 },
        { x: x + r * 0.66, y: y + r * 0.2 },
      ],
      { stroke: '#3c2817', width: r * 0.14 },
    ),
    ...pairs.flatMap((dx) => [
      line(
        [
          { x: x + (dx - 0.22) * r, y: y + r * 0.46 },
          { x: x + (dx + 0.2) * r, y: y - r * 0.26 },
        ],
        { stroke: '#7a5532', width: r * 0.12 },
      ),
      line(
        [
          { x: x + (dx + 0.22) * r, y: y + r * 0.46 },
          { x: x + (dx - 0.2) * r, y: y - r * 0.26 },
        ],
        { stroke: '#94693e', width: r * 0.12 },
      ),
    ]),
  ].join('');
}
