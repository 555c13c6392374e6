/** The map of a Portal Crawl: square tiles, neighbours up, down, left and right (rule: a-move). */
import type { CrawlTile } from '../../model/adventure.ts';
import type { SpaceId } from '../../model/ids.ts';
import type { CrawlDefinition } from '../../vocabulary/adventure.ts';

/** The label of a tile: column letter and row number, `A1` at the top left. */
export function labelAt(row: number, column: number): SpaceId {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Row and column of a label, from 0. */
export function placeOf(label: SpaceId): { readonly row: number; readonly column: number } {
  return { row: Number(label.slice(1)) - 1, column: label.charCodeAt(0) - 65 };
}

/** Whether two tiles share an edge. */
export function areNeighbours(a: SpaceId, b: SpaceId): boolean {
  const one = placeOf(a);
  const other = placeOf(b);
  return Math.abs(one.row - other.row) + Math.abs(one.column - other.column) === 1;
}

/** The level that a letter of a map row stands for, or null for no tile. */
function levelOf(letter: string): CrawlTile['level'] | null {
  switch (letter) {
    case 'S':
      return 'start';
    case 'P':
      return 'portal';
    case '1':
      return 1;
    case '2':
      return 2;
    case '3':
      return 3;
    case '4':
      return 4;
    default:
      return null;
  }
}

/** The tiles of a crawl in reading order, with what lies on them. Only the start tile is face up, as `start`. */
export function tilesOf({ map, items }: CrawlDefinition, start: string): CrawlTile[] {
  return map.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const level = levelOf(letter);
      if (level === null) return [];
      const at = labelAt(y, x);
      return [{ at, level, environment: level === 'start' ? start : null, items: [...(items[at] ?? [])] }];
    }),
  );
}

/** The tiles that a hero reaches over explored tiles from one of them, that one included. */
export function explored(tiles: readonly CrawlTile[], from: SpaceId): CrawlTile[] {
  const open = tiles.filter(({ environment }) => environment !== null);
  const reached = open.filter(({ at }) => at === from);
  for (const tile of reached) {
    for (const next of open)
      if (!reached.includes(next) && areNeighbours(tile.at, next.at)) reached.push(next);
  }
  return reached;
}

/** Face-down tiles next to the tiles that a hero reaches from a tile, in reading order. */
export function unexploredFrom(tiles: readonly CrawlTile[], from: SpaceId): CrawlTile[] {
  const reached = explored(tiles, from);
  return tiles.filter(
    ({ at, environment }) => environment === null && reached.some((tile) => areNeighbours(tile.at, at)),
  );
}

/** Why a map cannot be played; null if it can. */
export function layoutProblem(crawl: CrawlDefinition): string | null {
  const tiles = tilesOf(crawl, 'start');
  const count = (level: CrawlTile['level']) => tiles.filter((tile) => tile.level === level).length;
  if (new Set(crawl.map.map((row) => row.length)).size !== 1) return 'the rows of the map differ in length';
  if (count('start') !== 1 || count('portal') !== 1) return 'a map has one start and one boss portal';
  const shards = tiles.flatMap(({ items }) => items).filter((item) => item === 'shard');
  if (shards.length !== 3) return 'a map has three portal shards';
  const lost = Object.keys(crawl.items).find((at) => !tiles.some((tile) => tile.at === at));
  if (lost !== undefined) return `nothing can lie on ${lost}, where no tile is`;
  const start = tiles.find(({ level }) => level === 'start');
  const all = tiles.map((tile) => ({ ...tile, environment: 'any' }));
  if (!start || explored(all, start.at).length < tiles.length) return 'some tiles cannot be reached';
  const portal = tiles.find(({ level }) => level === 'portal');
  const without = all.filter(({ level }) => level !== 'portal');
  const shardTiles = tiles.filter(({ items }) => items.includes('shard'));
  const reached = explored(without, start.at).map(({ at }) => at);
  return portal && shardTiles.every(({ at }) => reached.includes(at))
    ? null
    : 'a shard lies behind the boss portal';
}
