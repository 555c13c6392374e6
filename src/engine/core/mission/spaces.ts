/** Resolves the space references of effects and conditions on the current map. */

import type { Seat, SpaceId } from '../../model/ids.ts';
import type { TileKind } from '../../model/mission.ts';
import type { Spaces, Who } from '../../vocabulary/amount.ts';
import type { Game } from '../game.ts';
import { hasTile, isBlocked, mapInPlay, missionOf, spacesOf, tilesAt } from './board.ts';
import { borderOf } from './hex/figures.ts';
import { sortedSpaces, spacesWhere, zoneOf } from './hex/map.ts';

/** Returns the seats that a `Who` refers to in the context of the effect or condition. */
export type SeatsOf = (who: Who) => readonly Seat[];

/** Returns the referenced spaces in reading order; empty in other modes. */
export function spacesInSet(game: Game, meant: Spaces, seatsOf: SeatsOf): SpaceId[] {
  if (!game.state.mission) return [];
  const map = mapInPlay(game);
  if ('zone' in meant) return zoneOf(map, meant.zone);
  if ('labels' in meant) return sortedSpaces(map, meant.labels);
  if ('marked' in meant) return spacesWhere(map, (mark) => mark[meant.marked] === true);
  if ('lying' in meant) {
    const mission = missionOf(game);
    return map.spaces.filter(({ id }) => hasTile(mission, id, meant.lying)).map(({ id }) => id);
  }
  const stood = seatsOf('of' in meant ? meant.of : meant.beside).map((seat) => spacesOf(game, seat));
  return sortedSpaces(map, 'of' in meant ? stood.flat() : stood.flatMap((spaces) => borderOf(map, spaces)));
}

/** Returns the number of tiles of a kind on these spaces; null means the whole map. */
export function tilesOn(game: Game, kind: TileKind, spaces: readonly SpaceId[] | null): number {
  if (!game.state.mission) return 0;
  const mission = missionOf(game);
  return (spaces ?? Object.keys(mission.tiles))
    .filter((space) => hasTile(mission, space, kind))
    .reduce((sum, space) => sum + tilesAt(mission, space).filter((tile) => tile.kind === kind).length, 0);
}

/** Whether any of the seats occupies one of the spaces. */
export function standsOn(game: Game, seats: readonly Seat[], spaces: readonly SpaceId[]): boolean {
  return seats.some((seat) => spacesOf(game, seat).some((space) => spaces.includes(space)));
}

/** Whether a figure can be placed on a space: it is not blocked and no hero stands there. */
export function isFree(game: Game, space: SpaceId): boolean {
  return !isBlocked(game, space) && missionOf(game).heroes.every(({ at, exited }) => exited || at !== space);
}
