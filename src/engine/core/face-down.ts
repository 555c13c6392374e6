/** What lies face down: decks, piles and tiles. It comes to light when it leaves its place. */

import type { GameState } from '../model/state.ts';

/**
 * Returns whether anything that lay face down in one state does so no longer in a later one: it was drawn, turned over,
 * recruited, identified or handed to somebody. What is put under a deck or only changes its place there stays unknown.
 * @param before the state before some actions
 * @param after the state after them
 */
export function hasComeToLight(before: GameState, after: GameState): boolean {
  const left = counted(faceDownIn(after));
  return faceDownIn(before).some((thing) => {
    const rest = left.get(thing) ?? 0;
    left.set(thing, rest - 1);
    return rest === 0;
  });
}

function counted(things: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Returns everything that lies face down, as a place and an id. */
function faceDownIn({ seats, mission, crawl }: GameState): string[] {
  return [
    ...seats.flatMap(({ deck }, seat) => placed(`deck-${seat}`, deck)),
    ...(mission ? faceDownInMission(mission) : []),
    ...(crawl ? faceDownInCrawl(crawl) : []),
  ];
}

/** A boost tile is one and the same in the pile, face down on the map and in a hero's hand. */
function faceDownInMission(mission: NonNullable<GameState['mission']>): string[] {
  const { boosts, allies, tiles, heroes } = mission;
  const onMap = Object.values(tiles)
    .flat()
    .flatMap(({ id, faceDown }) => (faceDown && id !== undefined ? [id] : []));
  return [
    ...placed('boost', [...boosts.pile, ...onMap, ...heroes.flatMap(({ held }) => held)]),
    ...placed('ally', allies.deck),
  ];
}

function faceDownInCrawl({ environments, minions, lootDecks }: NonNullable<GameState['crawl']>): string[] {
  return [
    ...Object.entries(environments).flatMap(([level, ids]) => placed(`environment-${level}`, ids)),
    ...Object.entries(minions).flatMap(([level, ids]) => placed(`minion-${level}`, ids)),
    ...Object.entries(lootDecks ?? {}).flatMap(([rarity, ids]) => placed(`loot-${rarity}`, ids)),
  ];
}

function placed(place: string, ids: readonly string[]): string[] {
  return ids.map((id) => `${place} ${id}`);
}
