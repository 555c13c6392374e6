/** Figures on a map: what they cover, whom they stand next to, and in which order they act. */
import { type HexMap, sortedSpaces, spaceAt } from './map.ts';
import { reachable } from './reach.ts';
import type { SpaceId } from './space.ts';

export interface PlacedFigure {
  readonly panel: string;
  readonly figure: number;
  /** In reading order. */
  readonly spaces: readonly SpaceId[];
  /** Whether its spaces hang together. */
  readonly isWhole: boolean;
}

/** The figures that a map is printed with, in reading order of the first space of each. */
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
  return [...found.values()].map((figure) => ({ ...figure, isWhole: hangTogether(map, figure.spaces) }));
}

/** Whether each of these spaces can be reached from each other over these alone. */
export function hangTogether(map: HexMap, spaces: readonly SpaceId[]): boolean {
  return reachable(map, spaces.slice(0, 1), (id) => !spaces.includes(id)).length === new Set(spaces).size;
}

/**
 * The spaces next to a figure, from which it can be attacked in melee and attack so (rule: melee-range).
 * @param spaces what the figure covers
 * @returns in reading order, without those that it covers
 */
export function borderOf(map: HexMap, spaces: readonly SpaceId[]): SpaceId[] {
  const beside = spaces.flatMap((id) => spaceAt(map, id).beside);
  return sortedSpaces(
    map,
    beside.filter((id) => !spaces.includes(id)),
  );
}

/** Whether two figures share a border; a figure is not next to itself. */
export function areAdjacent(map: HexMap, a: readonly SpaceId[], b: readonly SpaceId[]): boolean {
  if (a.some((id) => b.includes(id))) return false;
  return a.some((id) => spaceAt(map, id).beside.some((other) => b.includes(other)));
}

/** Things that lie on spaces in reading order of the first space of each; those that lie nowhere come last. */
export function byReadingOrder<T>(
  map: HexMap,
  things: readonly T[],
  spacesOf: (thing: T) => readonly SpaceId[],
): T[] {
  const at = new Map(map.spaces.map(({ id }, index) => [id, index]));
  const first = (thing: T): number =>
    Math.min(map.spaces.length, ...spacesOf(thing).map((id) => at.get(id) ?? map.spaces.length));
  return [...things].sort((a, b) => first(a) - first(b));
}
