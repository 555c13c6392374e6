/** Figures on a map: the spaces they occupy, adjacency and action order. */
import { type HexMap, sortedSpaces, spaceAt } from './map.ts';
import { reachable } from './reach.ts';
import type { SpaceId } from './space.ts';

export interface PlacedFigure {
  readonly panel: string;
  readonly figure: number;
  /** In reading order. */
  readonly spaces: readonly SpaceId[];
  /** True when its spaces are connected. */
  readonly isWhole: boolean;
}

/** Returns the figures printed on a map, in reading order of their first spaces. */
export function figuresOf(map: HexMap): PlacedFigure[] {
  const found = new Map<string, { panel: string; figure: number; spaces: SpaceId[] }>();
  for (const { id, mark } of map.spaces) {
    if (!mark.figure) continue;
    const { panel, figure } = mark.figure;
    const name = `${panel}${figure}`;
    const known = found.get(name);
    if (known) known.spaces.push(id);
    else found.set(name, { panel, figure, spaces: [id] });
  }
  return [...found.values()].map((figure) => ({ ...figure, isWhole: areConnected(map, figure.spaces) }));
}

/** Whether the spaces are connected without using other spaces. */
export function areConnected(map: HexMap, spaces: readonly SpaceId[]): boolean {
  return reachable(map, spaces.slice(0, 1), (id) => !spaces.includes(id)).length === new Set(spaces).size;
}

/**
 * Returns the spaces adjacent to a figure: melee attacks reach from there and to there (rule: m-melee).
 * @param spaces the spaces of the figure
 * @returns in reading order, without the figure's own spaces
 */
export function borderOf(map: HexMap, spaces: readonly SpaceId[]): SpaceId[] {
  const beside = spaces.flatMap((id) => spaceAt(map, id).beside);
  return sortedSpaces(
    map,
    beside.filter((id) => !spaces.includes(id)),
  );
}

/** Whether two figures on these spaces are adjacent; false when they share a space. */
export function areAdjacent(map: HexMap, a: readonly SpaceId[], b: readonly SpaceId[]): boolean {
  if (a.some((id) => b.includes(id))) return false;
  return a.some((id) => spaceAt(map, id).beside.some((other) => b.includes(other)));
}

/** Sorts things by the reading order of their first space; things without a space come last. */
export function byReadingOrder<T>(
  map: HexMap,
  things: readonly T[],
  spacesOf: (thing: T) => readonly SpaceId[],
): T[] {
  if (things.length < 2) return [...things];
  const last = map.spaces.length;
  const first = (thing: T): number =>
    Math.min(last, ...spacesOf(thing).map((id) => map.indexOf.get(id) ?? last));
  return things
    .map((thing) => ({ thing, at: first(thing) }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
