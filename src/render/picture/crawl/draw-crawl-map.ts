/** Draws the map of a Portal Crawl as SVG: explored and face-down tiles, what lies there, heroes and minions. */
import { INK, mix } from '../colour.ts';
import { healthLook } from '../health-look.ts';
import { heroLook } from '../hero-look.ts';
import { icon } from '../icon.ts';
import { centredLabel } from '../label.ts';
import { circle, element, roundRect } from '../svg.ts';
import type { CrawlMapModel, MapMinionModel, MapTileModel, PawnModel } from './crawl-model.ts';
import { groundOf } from './ground.ts';

/** Width of the picture, in pixels. */
export const CRAWL_MAP_WIDTH = 1000;
/** Height of the letters: at least 11 px where the picture is 300 px wide, as in a chat on a phone. */
const LETTERS = 37;
const GAP = 12;
const MARGIN = 18;
/** A map of few columns does not grow beyond this. */
const MOST_SIDE = 230;
const NUMERALS = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' } as const;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The SVG of the map. */
export function drawCrawlMap(model: CrawlMapModel): string {
  const side = Math.min(
    MOST_SIDE,
    (CRAWL_MAP_WIDTH - 2 * MARGIN - GAP * (model.columns - 1)) / model.columns,
  );
  const left = (CRAWL_MAP_WIDTH - model.columns * side - (model.columns - 1) * GAP) / 2;
  const height = 2 * MARGIN + model.rows * side + (model.rows - 1) * GAP;
  const placeOf = (at: string): Place | null => {
    const tile = model.tiles.find((one) => one.at === at);
    if (!tile) return null;
    return { x: left + tile.column * (side + GAP), y: MARGIN + tile.row * (side + GAP), side };
  };
  const parts = [
    roundRect({ x: 0, y: 0, width: CRAWL_MAP_WIDTH, height }, 0, { fill: INK.night }),
    ...model.tiles.map((tile) => drawTile(tile, placeOf(tile.at), model)),
    ...model.minions.map((minion) => drawMinion(minion, placeOf(minion.at))),
    ...pawnsByTile(model.pawns).map((pawns) => drawPawns(pawns, placeOf(pawns[0]?.at ?? ''))),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: CRAWL_MAP_WIDTH,
      height,
      viewBox: `0 0 ${CRAWL_MAP_WIDTH} ${Math.round(height)}`,
    },
    parts.join(''),
  );
}

function drawTile(tile: MapTileModel, place: Place | null, { shards }: CrawlMapModel): string {
  if (!place) return '';
  const { x, y, side } = place;
  const ground = tile.environment === null ? null : groundOf(tile.environment);
  const isPortal = tile.level === 'portal';
  const fill = ground ? mix(ground.colour, INK.night, 0.25) : isPortal ? '#2a1436' : '#20242f';
  const stroke = tile.isOpen ? INK.gold : ground ? mix(ground.colour, '#ffffff', 0.25) : '#3b4152';
  return [
    roundRect({ x, y, width: side, height: side }, 18, { fill, stroke, 'stroke-width': tile.isOpen ? 6 : 3 }),
    ground
      ? icon(ground.icon, x + side / 2, y + side / 2, side * 0.56, { fill: '#ffffff', opacity: 0.14 })
      : '',
    isPortal && !ground
      ? icon('vortex', x + side / 2, y + side / 2, side * 0.6, { fill: '#b07be0', opacity: 0.45 })
      : '',
    centredLabel(tile.at, x + 14, y + 32, {
      face: 'bold',
      size: LETTERS,
      fill: INK.parchment,
      opacity: 0.85,
    }),
    ground || isPortal || tile.level === 'start'
      ? ''
      : centredLabel(NUMERALS[tile.level], x + side / 2, y + side * 0.42, {
          face: 'display',
          size: 60,
          fill: INK.parchment,
          anchor: 'middle',
        }),
    isPortal && !ground
      ? centredLabel(`${shards.found}/${shards.needed}`, x + side - 14, y + 32, {
          face: 'bold',
          size: LETTERS,
          fill: '#d9b8ff',
          anchor: 'end',
        })
      : '',
    itemRow(tile, place),
  ].join('');
}

const ITEMS = {
  shard: { icon: 'gem-pendant', fill: '#d9b8ff' },
  salve: { icon: 'round-bottom-flask', fill: INK.good },
  chest: { icon: 'open-treasure-chest', fill: INK.gold },
} as const;

/** What lies on the tile, in a row at its foot; chests with their level. */
function itemRow({ items }: MapTileModel, { x, y, side }: Place): string {
  const size = side * 0.27;
  const step = size * 1.35;
  const first = x + side / 2 - ((items.length - 1) * step) / 2;
  const cy = y + side * 0.78;
  return items
    .map((item, at) => {
      const { icon: name, fill } = ITEMS[item === 'shard' || item === 'salve' ? item : 'chest'];
      const cx = first + at * step;
      const level = item.startsWith('chest-') ? item.slice(-1) : '';
      const count = centredLabel(level, cx + size * 0.42, cy + size * 0.42, {
        face: 'bold',
        size: LETTERS,
        fill: '#ffffff',
        anchor: 'middle',
      });
      return icon(name, cx, cy, size, { fill }) + (level === '' ? '' : count);
    })
    .join('');
}

function drawMinion({ name, health, startHealth }: MapMinionModel, place: Place | null): string {
  if (!place) return '';
  const { x, y, side } = place;
  const cx = x + side * 0.72;
  const cy = y + side * 0.42;
  const r = side * 0.21;
  return [
    circle(cx, cy, r, { fill: '#3a1014', stroke: INK.bad, 'stroke-width': 4 }),
    icon('horned-skull', cx, cy, r * 1.3, { fill: '#ffd9d4' }),
    centredLabel(String(health), x + side * 0.72, y + side * 0.78, {
      face: 'bold',
      size: 44,
      fill: healthLook(health, startHealth).colour,
      anchor: 'middle',
    }),
    element('title', {}, name),
  ].join('');
}

function pawnsByTile(pawns: readonly PawnModel[]): (readonly PawnModel[])[] {
  const places = [...new Set(pawns.map(({ at }) => at))];
  return places.map((at) => pawns.filter((pawn) => pawn.at === at));
}

/** The heroes of a tile, in the order of their seats. */
function drawPawns(pawns: readonly PawnModel[], place: Place | null): string {
  if (!place) return '';
  const { x, y, side } = place;
  const r = side * (pawns.length > 2 ? 0.14 : 0.19);
  return pawns
    .map((pawn, at) => {
      const look = heroLook(pawn.heroId);
      const cx = x + side * 0.24 + (at % 2) * r * 2.05;
      const cy = y + side * 0.42 + Math.floor(at / 2) * r * 2.1;
      return [
        circle(cx, cy, r, {
          fill: mix(look.palette.base, INK.night, pawn.isDown ? 0.7 : 0.15),
          stroke: pawn.isActive ? INK.gold : mix(look.palette.accent, INK.night, 0.2),
          'stroke-width': pawn.isActive ? 6 : 3,
        }),
        icon(pawn.isDown ? 'tombstone' : look.icon, cx, cy, r * 1.25, { fill: look.palette.accent }),
      ].join('');
    })
    .join('');
}
