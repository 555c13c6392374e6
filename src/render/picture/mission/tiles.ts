/** Tiles on the spaces: boosts, mystery, clear and defeat tiles, plot tokens. */
import { INK } from '../colour.ts';
import { icon } from '../icon.ts';
import { centredLabel } from '../label.ts';
import { element, roundRect, svgNumber } from '../svg.ts';
import { SHOWS_CLEAR, SHOWS_PLOT } from './grounds/fixtures.ts';
import type { HexGrid } from './hex-geometry.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { BoostModel, SpaceModel } from './mission-model.ts';

const BOOST_ICONS = {
  cp: 'two-coins',
  cards: 'card-draw',
  heal: 'health-normal',
  momentum: 'fast-forward-button',
  status: 'upgrade',
  remove: 'magic-broom',
  transfer: 'return-arrow',
} as const satisfies Record<BoostModel['kind'], string>;

/** @param held whether a piece is on the space: then the tiles are drawn small, to lie above it */
export function tilesOn(space: SpaceModel, held: boolean, grid: HexGrid): string {
  const { x, y } = grid.centre(space.space);
  const r = grid.side;
  const size = held ? r * 0.46 : r * 0.82;
  const cx = held ? x - r * 0.56 : x + r * 0.18;
  const cy = held ? y + r * 0.05 : y + r * 0.2;
  return [
    space.tile === 'defeat' ? cover('tombstone', x + r * 0.18, y, r, '#7d8499') : '',
    space.tile === 'clear' && !(space.fixture && SHOWS_CLEAR.has(space.fixture))
      ? cover('check-mark', x + r * 0.18, y, r, INK.good)
      : '',
    space.tile === 'mystery' ? question(cx, cy, size) : '',
    space.boost ? boost(space.boost, cx, cy, size) : '',
    space.faceDown
      ? faceDown(
          space.faceDown,
          held ? x - r * 0.56 : x + r * 0.2,
          y + r * (held ? 0.05 : 0.2),
          held ? r * 0.48 : r * 0.7,
        )
      : '',
    space.plot && !(space.plot === 1 && space.fixture && SHOWS_PLOT.has(space.fixture))
      ? plot(space.plot, held ? x + r * 0.76 : x + r * 0.18, held ? y - r * 0.12 : y + r * 0.2, size)
      : '',
  ].join('');
}

function cover(name: string, x: number, y: number, r: number, fill: string): string {
  return icon(name, x, y + r * 0.14, r * 0.7, { fill, opacity: 0.7 });
}

function tile(cx: number, cy: number, size: number, fill: string, stroke: string): string {
  return roundRect({ x: cx - size / 2, y: cy - size / 2, width: size, height: size }, size * 0.16, {
    fill,
    stroke,
    'stroke-width': 3,
  });
}

function boost({ kind, value }: BoostModel, cx: number, cy: number, size: number): string {
  const small = size < 40;
  const mark = icon(
    BOOST_ICONS[kind],
    cx,
    value === '' || small ? cy : cy - size * 0.2,
    size * (small ? 0.8 : 0.6),
    {
      fill: '#3a2a06',
    },
  );
  const words = {
    face: 'bold',
    size: Math.max(SMALLEST_LABEL, size * 0.4),
    fill: '#3a2a06',
    anchor: 'middle',
  } as const;
  const count = value === '' || small ? '' : centredLabel(value, cx, cy + size * 0.26, words);
  return tile(cx, cy, size, INK.gold, '#fff3cf') + mark + count;
}

function question(cx: number, cy: number, size: number): string {
  return (
    tile(cx, cy, size, '#5b3a8c', '#cdb4ff') +
    centredLabel('?', cx, cy, {
      face: 'bold',
      size: Math.max(SMALLEST_LABEL, size * 0.8),
      fill: '#ffffff',
      anchor: 'middle',
    })
  );
}

function faceDown(count: number, cx: number, cy: number, size: number): string {
  const words = {
    face: 'bold',
    size: Math.max(SMALLEST_LABEL, size * 0.7),
    fill: INK.gold,
    anchor: 'middle',
  } as const;
  return tile(cx, cy, size, '#2b2413', INK.gold) + centredLabel(count > 1 ? `×${count}` : '?', cx, cy, words);
}

/** A diamond, so its shape differs from tiles too. */
function plot(count: number, cx: number, cy: number, size: number): string {
  const side = size * 0.74;
  const turned = `rotate(45 ${svgNumber(cx)} ${svgNumber(cy)})`;
  return (
    element('rect', {
      x: cx - side / 2,
      y: cy - side / 2,
      width: side,
      height: side,
      rx: 4,
      transform: turned,
      fill: '#b5480c',
      stroke: '#ffe0c2',
      'stroke-width': 3,
    }) +
    centredLabel(String(count), cx, cy, {
      face: 'bold',
      size: Math.max(SMALLEST_LABEL, side * 0.78),
      fill: '#ffffff',
      anchor: 'middle',
    })
  );
}
