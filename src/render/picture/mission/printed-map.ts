/** The ground of a map: the painted landscape, the plates of the spaces and what is painted on them. */
import { INK, mix } from '../colour.ts';
import { icon } from '../icon.ts';
import { centredLabel } from '../label.ts';
import { type Box, element, roundRect } from '../svg.ts';
import { fixtureOn } from './grounds/fixtures.ts';
import { painterOf } from './grounds/painters.ts';
import { type GroundPainter, isClosed } from './grounds/scene.ts';
import type { HexGrid } from './hex-geometry.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { MissionMapModel, SpaceModel } from './mission-model.ts';

/** Tint by the index of a zone. */
export const ZONE_TINTS: readonly string[] = [
  '#e0a14a',
  '#3fb8c9',
  '#c27ad9',
  '#e0606a',
  '#a3c95a',
  '#9fb0d6',
];

const WATER = '#17586b';

/** The parts of a map that its ground shows. */
export type GroundModel = Pick<MissionMapModel, 'spaces' | 'scene'>;

/** The part of a map's model that decides how its ground looks: the same model always gives the same ground. */
export function groundModel({ spaces, scene }: GroundModel): GroundModel {
  const shown = spaces.map(
    ({ space, ground, number, zone, fixture, tile, plot }): SpaceModel => ({
      space,
      ground,
      ...(number === undefined ? {} : { number }),
      ...(zone === undefined ? {} : { zone }),
      ...(fixture === undefined ? {} : { fixture }),
      ...(tile === 'defeat' || tile === 'clear' ? { tile } : {}),
      ...(fixture === undefined || plot === undefined ? {} : { plot }),
    }),
  );
  return { spaces: shown, ...(scene === undefined ? {} : { scene }) };
}

/**
 * The ground as SVG.
 * @param field the painted area
 */
export function printedMap({ spaces, scene }: GroundModel, grid: HexGrid, field: Box): string {
  const painter = painterOf(scene);
  return [
    painter.backdrop({ field, grid, spaces }),
    ...spaces.map((space, at) => plate(space, at, grid, painter)),
    painter.foreground?.({ field, grid, spaces }) ?? '',
    ...spaces.map((space) => print(space, grid)),
  ].join('');
}

function plate(space: SpaceModel, seed: number, grid: HexGrid, painter: GroundPainter): string {
  const { x, y } = grid.centre(space.space);
  const r = grid.side;
  const closed = isClosed(space);
  if (space.fixture === 'flood' && closed) {
    return element('polygon', {
      points: grid.points(space.space, 0.97),
      fill: WATER,
      stroke: '#7fd0d8',
      'stroke-width': 2,
    });
  }
  if (closed) return space.fixture === undefined ? painter.obstacle(x, y, r, seed) : '';
  const { fill, opacity, edge } = painter.plates;
  const tint = space.zone === undefined ? undefined : ZONE_TINTS[space.zone % ZONE_TINTS.length];
  return [
    element('polygon', {
      points: grid.points(space.space, 0.95),
      fill: tint === undefined ? fill : mix(fill, tint, 0.16),
      'fill-opacity': tint === undefined ? opacity : Math.min(1, opacity + 0.12),
      stroke: tint ?? edge,
      'stroke-width': tint === undefined ? 2.5 : 4,
      'stroke-opacity': tint === undefined ? 0.55 : 0.85,
    }),
  ].join('');
}

function print(space: SpaceModel, grid: HexGrid): string {
  const { fixture, ground, number } = space;
  const { x, y } = grid.centre(space.space);
  const r = grid.side;
  const state = { isClosed: isClosed(space), isCleared: space.tile === 'clear', plot: space.plot ?? 0 };
  const door = ground === 'entry' ? 'entry-door' : ground === 'exit' ? 'exit-door' : null;
  return [
    fixture === undefined ? '' : fixtureOn(fixture, state, x + r * 0.14, y + r * 0.2, r * 0.72),
    door === null || state.isClosed ? '' : doorMark(door, x + r * 0.18, y + r * 0.2, r),
    number === undefined ? '' : spaceNumber(number, x, y, r),
  ].join('');
}

/** A door on a dark disc: exits green, entries blue. */
function doorMark(name: 'entry-door' | 'exit-door', x: number, y: number, r: number): string {
  const fill = name === 'exit-door' ? INK.good : INK.ally;
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: r * 0.46,
      fill: INK.night,
      'fill-opacity': 0.72,
      stroke: fill,
      'stroke-width': 3,
    }) + icon(name, x, y, r * 0.62, { fill })
  );
}

/** Drawn as the face of a red die, since red dice refer to these spaces. */
function spaceNumber(number: number, x: number, y: number, r: number): string {
  const side = SMALLEST_LABEL * 1.16;
  const cx = x - r * 0.48;
  const cy = y + r * 0.16;
  return (
    roundRect({ x: cx - side / 2, y: cy - side / 2, width: side, height: side }, side * 0.2, {
      fill: '#8f1f24',
      stroke: '#e9a3a3',
      'stroke-width': 2,
    }) +
    centredLabel(String(number), cx, cy, {
      face: 'bold',
      size: SMALLEST_LABEL,
      fill: '#ffffff',
      anchor: 'middle',
    })
  );
}
