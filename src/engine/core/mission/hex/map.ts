/** The printed map of a Mission side: its spaces, their marks and adjacency. */
import { besidePlace, inReadingOrder, labelOf, type Place, type SpaceId } from './space.ts';

/** The printed mark of a space, or what is placed on it at setup. */
export interface SpaceMark {
  /** A dark inset space: closed unless a tile covers it (rule: m-movement). */
  readonly blocked?: true;
  /** Heroes enter the map here. */
  readonly entry?: true;
  readonly exit?: true;
  /** A boost tile is placed here at setup. */
  readonly boost?: true;
  readonly mystery?: true;
  /** The number of plot tokens placed here at setup. */
  readonly plot?: number;
  /** The number of a space on a boss map, 1 to 6: red dice put boost tiles there. */
  readonly number?: number;
  /** The figure that stands here; a figure named on several spaces occupies all of them. */
  readonly figure?: FigureMark;
  /** Names of map zones that contain this space, such as `track`; the Mission's rules refer to them. */
  readonly zones?: readonly string[];
}

export interface FigureMark {
  /** The mark of the figure's panel on the map, such as `g`. */
  readonly panel: string;
  /** The number of the figure within its panel, from 1. */
  readonly figure: number;
}

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
