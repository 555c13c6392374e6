/** The printed map: hexes with their labels. It never changes for a side, so it is cached. */
import { INK, mix } from '../colour.ts';
import { icon } from '../icon.ts';
import { centredLabel } from '../label.ts';
import { element } from '../svg.ts';
import type { HexGrid } from './hex-geometry.ts';
import type { SpaceModel } from './mission-model.ts';

const OPEN = '#3b4560';
const EDGE = '#6b7799';
const SUNK = '#10131d';
/** Tint by the index of a zone. */
export const ZONE_TINTS: readonly string[] = [
  '#8a5a24',
  '#1f7a8c',
  '#7a3d8c',
  '#8c2f39',
  '#5f7a2c',
  '#54617d',
];

/** Size of the cache, in sides; a ground is some 40 KB of text. */
const KEPT = 12;
const kept = new Map<string, string>();

/** The hexes and their print, as SVG. */
export function printedMap(spaces: readonly SpaceModel[], grid: HexGrid): string {
  const printed = spaces.map(({ space, ground: kind, number, zone, tile }) => ({
    space,
    // A blocked space covered by a tile is open ground (rule: m-movement).
    kind: kind === 'blocked' && (tile === 'defeat' || tile === 'clear') ? ('open' as const) : kind,
    number,
    zone,
  }));
  const { x, y, width } = grid.box;
  const key = JSON.stringify([x, y, width, grid.side, printed]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const svg = printed.map((space) => hex(space, grid)).join('');
  kept.set(key, svg);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return svg;
}

interface Printed {
  readonly space: string;
  readonly kind: SpaceModel['ground'];
  readonly number: number | undefined;
  readonly zone: number | undefined;
}

function hex({ space, kind, number, zone }: Printed, grid: HexGrid): string {
  const { x, y } = grid.centre(space);
  const r = grid.side;
  if (kind === 'blocked') return sunk(space, zone, grid);
  const tint = zone === undefined ? undefined : ZONE_TINTS[zone % ZONE_TINTS.length];
  const fill = tint === undefined ? OPEN : mix(OPEN, tint, 0.55);
  const door = kind === 'entry' ? 'entry-door' : kind === 'exit' ? 'exit-door' : null;
  return [
    element('polygon', { points: grid.points(space, 0.97), fill, stroke: EDGE, 'stroke-width': 2 }),
    door === null
      ? ''
      : icon(door, x, y + r * 0.16, r * 0.95, { fill: kind === 'exit' ? INK.good : INK.ally, opacity: 0.75 }),
    number === undefined ? '' : spaceNumber(number, x, y, r),
    spaceLabel(space, x, y, r, '#c9d2ea'),
  ].join('');
}

/** A dark hole with a rim that is bright at the bottom, as if lit from above. */
function sunk(space: string, zone: number | undefined, grid: HexGrid): string {
  const { x, y } = grid.centre(space);
  const tint = zone === undefined ? undefined : ZONE_TINTS[zone % ZONE_TINTS.length];
  const fill = tint === undefined ? SUNK : mix(SUNK, tint, 0.25);
  return [
    element('polygon', { points: grid.points(space, 0.97), fill: '#262c3f' }),
    element('polygon', {
      points: grid.points(space, 0.8),
      fill,
      stroke: '#000000',
      'stroke-width': 5,
    }),
    spaceLabel(space, x, y + grid.side * 0.12, grid.side, '#5d6680'),
  ].join('');
}

/** The label, at the top of the hex, where no figure or tile is drawn. */
function spaceLabel(space: string, x: number, y: number, r: number, fill: string): string {
  return centredLabel(space, x, y - r * 0.62, { face: 'bold', size: r * 0.37, fill, anchor: 'middle' });
}

/** Drawn as the face of a red die, since red dice refer to these spaces. */
function spaceNumber(number: number, x: number, y: number, r: number): string {
  const side = r * 0.46;
  const cx = x + r * 0.52;
  const cy = y + r * 0.38;
  return (
    element('rect', {
      x: cx - side / 2,
      y: cy - side / 2,
      width: side,
      height: side,
      rx: side * 0.2,
      fill: '#8f1f24',
      stroke: '#e9a3a3',
      'stroke-width': 2,
    }) +
    centredLabel(String(number), cx, cy, {
      face: 'bold',
      size: side * 0.8,
      fill: '#ffffff',
      anchor: 'middle',
    })
  );
}
