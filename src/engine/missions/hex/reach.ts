/** Where one can go: breadth-first searches over at most a few hundred spaces. */
import { type HexMap, sortedSpaces, spaceAt } from './map.ts';
import type { SpaceId } from './space.ts';

/** Whether nobody may stand on a space nor go through it. */
export type Blocks = (id: SpaceId) => boolean;

/**
 * The spaces that can be reached from any of `starts`, those among them (rule: movement, any distance).
 * @param starts where one stands, blocked or not
 * @returns in reading order
 */
export function reachable(map: HexMap, starts: readonly SpaceId[], blocks: Blocks): SpaceId[] {
  return sortedSpaces(map, cameFrom(map, starts, blocks).keys());
}

/**
 * The spaces on which one may end a move: those that can be reached, through heroes too, but for the ones where
 * another stands already (rule: movement).
 * @param taken whether another hero ends there
 */
export function endings(
  map: HexMap,
  starts: readonly SpaceId[],
  blocks: Blocks,
  taken: (id: SpaceId) => boolean,
): SpaceId[] {
  return reachable(map, starts, blocks).filter((id) => !blocks(id) && !taken(id));
}

/**
 * A shortest way from one space to the nearest of several.
 * @returns the spaces from `from` to the goal, both among them; null when there is none
 */
export function pathTo(
  map: HexMap,
  from: SpaceId,
  goals: readonly SpaceId[],
  blocks: Blocks,
): SpaceId[] | null {
  const came = cameFrom(map, [from], blocks);
  // The order of a breadth-first search: the first goal that was found is a nearest one.
  const goal = [...came.keys()].find((id) => goals.includes(id));
  if (goal === undefined) return null;
  const way = [goal];
  for (let at = came.get(goal) ?? null; at !== null; at = came.get(at) ?? null) way.unshift(at);
  return way;
}

/** Whether a way leads from a space to an exit (rule: exit, "a connected path"). */
export function isConnected(map: HexMap, from: SpaceId, goals: readonly SpaceId[], blocks: Blocks): boolean {
  return pathTo(map, from, goals, blocks) !== null;
}

/** Each space that can be reached with the one before it, in the order in which they are found. */
function cameFrom(map: HexMap, starts: readonly SpaceId[], blocks: Blocks): Map<SpaceId, SpaceId | null> {
  const found = new Map<SpaceId, SpaceId | null>(starts.map((id) => [spaceAt(map, id).id, null]));
  // A Map that grows while it is walked through hands out what was added: the queue of the search.
  for (const id of found.keys()) {
    for (const next of spaceAt(map, id).beside) {
      if (!found.has(next) && !blocks(next)) found.set(next, id);
    }
  }
  return found;
}
