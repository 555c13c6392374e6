/** A mission's map as it is printed: its spaces, what each is marked with, and which share a border. */
import { besidePlace, inReadingOrder, labelOf, type Place, type SpaceId } from './space.ts';

/** What is printed on a space, or lies there when the side begins. */
export interface SpaceMark {
  /** A dark inset space: nobody enters it unless a tile covers it (rule: movement). */
  readonly blocked?: true;
  /** Heroes come onto the map here. */
  readonly entry?: true;
  readonly exit?: true;
  /** A boost tile is put here at setup. */
  readonly boost?: true;
  readonly mystery?: true;
  /** So many plot tokens lie here at the start. */
  readonly plot?: number;
  /** The number of a space of a boss's map, 1 to 6: red dice put boost tiles there. */
  readonly number?: number;
  /** A figure stands here; one that is named on several spaces covers all of them. */
  readonly figure?: FigureMark;
  /** Names of parts of the map by which the mission's rules mean this space, such as `track`. */
  readonly zones?: readonly string[];
}

export interface FigureMark {
  /** What the panel of its type is marked with on the map, such as `g`. */
  readonly panel: string;
  /** Which of that type, from 1. */
  readonly figure: number;
}

export interface MapSpace {
  readonly id: SpaceId;
  readonly place: Place;
  readonly mark: SpaceMark;
  /** Spaces that share a border with this one, clockwise from the right; holes of the map are none. */
  readonly beside: readonly SpaceId[];
}

export interface HexMap {
  readonly columns: number;
  readonly rows: number;
  /** In reading order. */
  readonly spaces: readonly MapSpace[];
  readonly byId: ReadonlyMap<SpaceId, MapSpace>;
}

/** The map of these spaces; places that are not named are holes. */
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
 * The space with this label.
 * @throws RangeError when the map has none
 */
export function spaceAt(map: HexMap, id: SpaceId): MapSpace {
  const space = map.byId.get(id);
  if (!space) throw new RangeError(`the map has no space ${id}`);
  return space;
}

/** The spaces whose mark is so, in reading order. */
export function spacesWhere(map: HexMap, is: (mark: SpaceMark) => boolean): SpaceId[] {
  return map.spaces.filter(({ mark }) => is(mark)).map(({ id }) => id);
}

/** The spaces of a named part of the map, in reading order. */
export function zoneOf(map: HexMap, zone: string): SpaceId[] {
  return spacesWhere(map, ({ zones }) => zones?.includes(zone) ?? false);
}

/** These spaces in reading order, each once. */
export function sortedSpaces(map: HexMap, ids: Iterable<SpaceId>): SpaceId[] {
  const wanted = new Set(ids);
  return map.spaces.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
}
