/** What painters of grounds know of a map, and the shapes that they share. */
import { type Box, element, svgNumber } from '../../svg.ts';
import type { HexGrid, Point } from '../hex-geometry.ts';
import type { SpaceModel } from '../mission-model.ts';

/** A map to be painted. */
export interface GroundPlan {
  /** The painted area: the map and a border around it. */
  readonly field: Box;
  readonly grid: HexGrid;
  readonly spaces: readonly SpaceModel[];
}

/** How the plates of open spaces look on a ground: dark enough for pieces and labels, clear enough for the painting. */
export interface Plates {
  readonly fill: string;
  /** 0 to 1. */
  readonly opacity: number;
  readonly edge: string;
}

/** Paints one kind of landscape. */
export interface GroundPainter {
  readonly plates: Plates;
  /** Everything below the spaces. */
  backdrop(plan: GroundPlan): string;
  /** What stands above the spaces. */
  foreground?(plan: GroundPlan): string;
  /** What stands on a space that nobody may enter, with its middle at (`x`, `y`); `r` is the side of a hex. */
  obstacle(x: number, y: number, r: number, seed: number): string;
}

/** Whether a space is printed or flooded ground that nobody may enter now. */
export function isClosed({ ground, tile }: SpaceModel): boolean {
  // A blocked space covered by a tile is open ground (rule: m-movement).
  return ground === 'blocked' && tile !== 'clear' && tile !== 'defeat';
}

/** The middles of spaces with a fixture. */
export function middlesOf({ spaces, grid }: GroundPlan, fixture: SpaceModel['fixture']): Point[] {
  return spaces.filter((space) => space.fixture === fixture).map(({ space }) => grid.centre(space));
}

/** The share of spaces with a fixture for which it holds; 0 without such spaces. */
export function shareOf(
  { spaces }: GroundPlan,
  fixture: SpaceModel['fixture'],
  holds: (space: SpaceModel) => boolean,
): number {
  const all = spaces.filter((space) => space.fixture === fixture);
  return all.length === 0 ? 0 : all.filter(holds).length / all.length;
}

/** Numbers from 0 up to 1 that look random and are always the same for a seed. */
export function numbersFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 40_503) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** `count` points all over a box. */
export function scattered(seed: number, count: number, box: Box): Point[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => ({
    x: box.x + next() * box.width,
    y: box.y + next() * box.height,
  }));
}

/**
 * Draws columns along the upper and the lower wall of a hall.
 * @param count columns along each wall
 * @param size of a column, as a share of the side of a hex
 * @param column draws one with its middle at (`x`, `y`)
 */
export function columnsAlongWalls(
  { field, grid }: GroundPlan,
  count: number,
  size: number,
  column: (x: number, y: number, r: number) => string,
): string[] {
  const inset = grid.side * 0.02;
  return Array.from({ length: count }, (_, i) => field.x + (field.width / count) * (i + 0.5)).flatMap((x) =>
    [field.y + inset, field.y + field.height - inset].map((y) => column(x, y, grid.side * size)),
  );
}

/** A closed shape through points. */
export function shape(points: readonly Point[], fill: string, opacity?: number): string {
  const d = points.map(({ x, y }) => `${svgNumber(x)},${svgNumber(y)}`).join(' ');
  return element('polygon', { points: d, fill, 'fill-opacity': opacity });
}

export interface Stroke {
  readonly stroke: string;
  readonly width: number;
  readonly opacity?: number;
  readonly dash?: string;
}

/** A line through points with round corners. */
export function line(points: readonly Point[], { stroke, width, opacity, dash }: Stroke): string {
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${svgNumber(x)} ${svgNumber(y)}`).join('');
  return stroked(d, {
    stroke,
    width,
    ...(opacity === undefined ? {} : { opacity }),
    ...(dash === undefined ? {} : { dash }),
  });
}

/** A path as a line. */
export function stroked(d: string, { stroke, width, opacity, dash }: Stroke): string {
  return element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-opacity': opacity,
    'stroke-dasharray': dash,
    'stroke-linecap': dash === undefined ? 'round' : 'butt',
    'stroke-linejoin': 'round',
  });
}

export function rect(box: Box, fill: string, opacity?: number): string {
  return element('rect', { ...box, fill, 'fill-opacity': opacity });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  opacity?: number,
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, 'fill-opacity': opacity });
}

/** A path that is filled. */
export function filled(d: string, fill: string, opacity?: number): string {
  return element('path', { d, fill, 'fill-opacity': opacity });
}

/**
 * A path given in hundredths about a middle: `d` has coordinates from -100 to 100, and 100 is `size` in the picture.
 * One path at any place and size needs no arithmetic in the drawing.
 */
export function placed(content: string, x: number, y: number, size: number): string {
  return element(
    'g',
    { transform: `translate(${svgNumber(x)} ${svgNumber(y)}) scale(${(size / 100).toFixed(4)})` },
    content,
  );
}

/** Every open space grown to `share` of a hex, in one colour: together they are the land on which the map lies. */
export function land({ spaces, grid }: GroundPlan, share: number, fill: string, drop = 0): string {
  return spaces
    .filter((space) => space.ground !== 'blocked' || space.tile === 'clear' || space.fixture !== undefined)
    .map(({ space }) =>
      element('polygon', {
        points: grid.points(space, share),
        fill,
        transform: drop === 0 ? undefined : `translate(0 ${svgNumber(drop)})`,
      }),
    )
    .join('');
}

/** Light around a point, in three steps: a gradient would cost far more time and bytes. */
export function glow(x: number, y: number, r: number, fill: string, strength: number): string {
  return [1, 0.68, 0.4].map((share) => ellipse(x, y, r * share, r * share, fill, strength / 3)).join('');
}
