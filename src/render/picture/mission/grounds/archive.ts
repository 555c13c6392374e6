/** A library under water: shelves along the walls, a floor of planks where it is dry. */
import {
  ellipse,
  type GroundPainter,
  type GroundPlan,
  land,
  line,
  numbersFrom,
  rect,
  scattered,
  shareOf,
} from './scene.ts';

const DEEP = '#0e3b49';
const WATER = '#166073';
const LIGHT = '#4fb3bd';
const PLANK = '#9a7448';
const WOOD = '#553821';
const SPINES = ['#b5533c', '#c99a3e', '#3f7f6b', '#8a4a7d', '#d8c79a', '#456b9c'] as const;

export const archive: GroundPainter = {
  plates: { fill: '#20160e', opacity: 0.32, edge: '#e8d5ab' },
  backdrop: (plan) => {
    const { field, grid } = plan;
    const r = grid.side;
    const water = shareOf(plan, 'flood', ({ ground, tile }) => ground === 'blocked' && tile === undefined);
    return [
      rect(field, DEEP),
      ...waves(plan, 13, 34),
      land(plan, 1.3, '#0a2730', r * 0.16),
      land(plan, 1.26, WOOD),
      land(plan, 1.14, PLANK),
      ...planks(plan),
      ...puddles(plan, water),
      ...shelves(plan),
    ].join('');
  },
  obstacle: (x, y, r, seed) => bookcase(x - r * 0.68, y - r * 0.38, r * 1.36, r * 0.98, seed),
};

function waves({ field, grid }: GroundPlan, seed: number, count: number): string[] {
  const r = grid.side;
  return scattered(seed, count, field).map(({ x, y }, i) =>
    line(
      [
        { x: x - r * 0.5, y },
        { x: x - r * 0.2, y: y - r * 0.12 },
        { x: x + r * 0.1, y },
        { x: x + r * 0.45, y: y - r * 0.1 },
      ],
      { stroke: i % 3 === 0 ? LIGHT : WATER, width: 5, opacity: 0.7 },
    ),
  );
}

/** The joints of the floor. */
function planks({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  const rows = Math.floor(field.height / (r * 0.5));
  return Array.from({ length: rows }, (_, i) => {
    const y = field.y + r * 0.5 * (i + 0.5);
    return line(
      [
        { x: field.x + r * 0.6, y },
        { x: field.x + field.width - r * 0.6, y },
      ],
      { stroke: '#6f4e2c', width: 2.5, opacity: 0.55 },
    );
  });
}

/** Water that has come through the boards: more of it, the higher it stands. */
function puddles({ field, grid }: GroundPlan, water: number): string[] {
  const r = grid.side;
  return scattered(43, 11 + Math.round(14 * water), field).map(
    ({ x, y }, i) =>
      ellipse(x, y, r * (0.6 + (i % 3) * 0.3), r * 0.36, '#1b7488', 0.85) +
      ellipse(x - r * 0.1, y - 4, r * 0.3, r * 0.1, LIGHT, 0.5),
  );
}

/** The shelves along the upper and the lower wall. */
function shelves({ field, grid }: GroundPlan): string[] {
  const r = grid.side;
  const count = 6;
  const width = field.width / count;
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => [
    bookcase(field.x + i * width + 5, field.y - r * 0.5, width - 10, r * 0.82, 50 + i),
    bookcase(field.x + i * width + 5, field.y + field.height - r * 0.34, width - 10, r * 0.82, 70 + i),
  ]);
}

function bookcase(x: number, y: number, width: number, height: number, seed: number): string {
  const next = numbersFrom(seed);
  const rows = 2;
  const inner = width - 12;
  const step = (height - 8) / rows;
  const books = Array.from({ length: rows }, (_, row) => {
    const parts: string[] = [];
    let at = x + 6;
    while (at < x + inner - 4) {
      const w = 7 + next() * 8;
      const h = step * (0.55 + next() * 0.3);
      const fill = SPINES[Math.floor(next() * SPINES.length)] ?? SPINES[0];
      if (next() > 0.12)
        parts.push(rect({ x: at, y: y + 4 + step * (row + 1) - h - 4, width: w - 1.5, height: h }, fill));
      at += w;
    }
    return (
      parts.join('') + rect({ x: x + 3, y: y + step * (row + 1), width: width - 6, height: 5 }, '#7c5430')
    );
  });
  return (
    rect({ x: x + 4, y: y + 8, width, height }, '#06141a', 0.5) +
    rect({ x, y, width, height }, WOOD) +
    rect({ x: x + 5, y: y + 5, width: width - 10, height: height - 10 }, '#24160f') +
    books.join('')
  );
}
