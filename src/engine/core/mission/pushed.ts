/**
 * Heroes whose space is taken from them: a figure moves onto it, or it is flooded. They are pushed to the nearest free
 * space and never leave the map (our choice; no source tells it).
 */

import type { SpaceId } from '../../model/ids.ts';
import type { Game } from '../game.ts';
import { mapInPlay, missionOf } from './board.ts';
import { spaceAt } from './hex/map.ts';
import { distance } from './hex/space.ts';
import { isFree } from './spaces.ts';

/** Pushes each hero who stands on one of the spaces. A hero stays there if no space of the map is free. */
export function pushHeroesOff(game: Game, spaces: readonly SpaceId[]): void {
  for (const [seat, hero] of missionOf(game).heroes.entries()) {
    const { at: from } = hero;
    if (from === null || hero.exited || !spaces.includes(from)) continue;
    const to = nearestFree(game, from);
    if (to === null) continue;
    hero.at = to;
    game.events.push({ e: 'pushed', seat, from, to });
  }
}

/** The nearest free space; of equally near ones the first in reading order. Null when the map is full. */
function nearestFree(game: Game, from: SpaceId): SpaceId | null {
  const map = mapInPlay(game);
  const { place } = spaceAt(map, from);
  const free = map.spaces.filter(({ id }) => id !== from && isFree(game, id));
  const [nearest] = free.sort((a, b) => distance(a.place, place) - distance(b.place, place));
  return nearest?.id ?? null;
}
