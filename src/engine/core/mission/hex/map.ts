/** The printed map of a Mission side: its spaces, their marks and adjacency. */

import type { SpaceMark } from '../../../vocabulary/map.ts';
import { besidePlace, inReadingOrder, labelOf, type Place, type SpaceId } from './space.ts';

export interface MapSpace {
  readonly id: SpaceId;
  readonly place: Place;
  readonly mark: SpaceMark;
  /** The adjacent spaces, clockwise from the right; holes of the map are left out. */
  readonly beside: readonly SpaceId[];
}

export interface HexMap {
  readonly columns: number;
  readonly rows: number;
  /** In reading order. */
  readonly spaces: readonly MapSpace[];
  readonly byId: ReadonlyMap<SpaceId, MapSpace>;
  /** The index of each space in reading order. */
  readonly indexOf: ReadonlyMap<SpaceId, number>;
}

/** Builds a map from marked places; all other places are holes. */
export function hexMap(marked: readonly { readonly place: Place; readonly mark: SpaceMark }[]): HexMap {
  const labels = new Set(marked.map(({ place }) => labelOf(place)));
  const spaces = marked
    .map(({ place, mark }) => ({
      id: labelOf(place),
      place,
      mark,
      beside: besidePlace(place)
        .map(labelOf)
        .filter((id) => labels.has(id)),
    }))
    .sort((a, b) => inReadingOrder(a.place, b.place));
  return {
    columns: 1 + Math.max(-1, ...spaces.map(({ place }) => place.column)),
    rows: 1 + Math.max(-1, ...spaces.map(({ place }) => place.row)),
    spaces,
    byId: new Map(spaces.map((space) => [space.id, space])),
    indexOf: new Map(spaces.map(({ id }, index) => [id, index])),
  };
}

/**
 * Returns the space with this label.
 * @throws RangeError when the map has no such space
 */
export function spaceAt(map: HexMap, id: SpaceId): MapSpace {
  const space = map.byId.get(id);
  if (!space) throw new RangeError(`the map has no space ${id}`);
  return space;
}

/** Returns the spaces whose mark satisfies the predicate, in reading order. */
export function spacesWhere(map: HexMap, is: (mark: SpaceMark) => boolean): SpaceId[] {
  return map.spaces.filter(({ mark }) => is(mark)).map(({ id }) => id);
}

/** Returns the spaces of a zone in reading order. */
export function zoneOf(map: HexMap, zone: string): SpaceId[] {
  return spacesWhere(map, ({ zones }) => zones?.includes(zone) ?? false);
}

/** Returns the spaces in reading order, without duplicates. */
export function sortedSpaces(map: HexMap, ids: Iterable<SpaceId>): SpaceId[] {
  const wanted = new Set(ids);
  return map.spaces.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
}
