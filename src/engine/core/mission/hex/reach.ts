/** Movement on a map: breadth-first searches over at most a few hundred spaces. */
import { type HexMap, sortedSpaces, spaceAt } from './map.ts';
import type { SpaceId } from './space.ts';

/** Whether nobody may enter a space. */
export type Blocks = (id: SpaceId) => boolean;

/**
 * Returns the spaces reachable from any of `starts`, including the starts (rule: m-movement, any distance).
 * @param starts the start spaces, blocked or not
 * @returns in reading order
 */
export function reachable(map: HexMap, starts: readonly SpaceId[], blocks: Blocks): SpaceId[] {
  return sortedSpaces(map, cameFrom(map, starts, blocks).keys());
}

/**
 * Returns the spaces where a move may end: reachable spaces, also through other heroes, that no other hero occupies
 * (rule: m-movement).
 * @param taken whether another hero ends its move there
 */
export function endSpaces(
  map: HexMap,
  starts: readonly SpaceId[],
  blocks: Blocks,
  taken: (id: SpaceId) => boolean,
): SpaceId[] {
  return reachable(map, starts, blocks).filter((id) => !blocks(id) && !taken(id));
}

/** Whether a space is reachable from any of `starts`; quicker than listing all that are. */
export function canReach(map: HexMap, starts: readonly SpaceId[], space: SpaceId, blocks: Blocks): boolean {
  return cameFrom(map, starts, blocks, space).has(space);
}

/**
 * Returns a shortest path from a space to the nearest goal.
 * @returns the spaces from `from` to the goal, including both; null when no path exists
 */
export function pathTo(
  map: HexMap,
  from: SpaceId,
  goals: readonly SpaceId[],
  blocks: Blocks,
): SpaceId[] | null {
  const came = cameFrom(map, [from], blocks);
  // A breadth-first search finds spaces by distance, so the first goal found is a nearest one.
  const goal = [...came.keys()].find((id) => goals.includes(id));
  if (goal === undefined) return null;
  const way = [goal];
  for (let at = came.get(goal) ?? null; at !== null; at = came.get(at) ?? null) way.unshift(at);
  return way;
}

/** Whether a path leads from a space to an exit (rule: m-exit, "a connected path"). */
export function isConnected(map: HexMap, from: SpaceId, goals: readonly SpaceId[], blocks: Blocks): boolean {
  return pathTo(map, from, goals, blocks) !== null;
}

/**
 * Maps each reachable space to its predecessor, in the order of discovery.
 * @param sought the search ends as soon as this space is found
 */
function cameFrom(
  map: HexMap,
  starts: readonly SpaceId[],
  blocks: Blocks,
  sought?: SpaceId,
): Map<SpaceId, SpaceId | null> {
  const found = new Map<SpaceId, SpaceId | null>(starts.map((id) => [spaceAt(map, id).id, null]));
  // Iterating a Map also visits entries added during the iteration, so the Map is the search queue.
  for (const id of found.keys()) {
    if (sought !== undefined && found.has(sought)) break;
    for (const next of spaceAt(map, id).beside) {
      if (!found.has(next) && !blocks(next)) found.set(next, id);
    }
  }
  return found;
}
