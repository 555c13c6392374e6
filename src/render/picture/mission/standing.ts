/** Where pieces stand on the map: one in the middle of its space, those that share a space smaller and side by side. */
import type { HexGrid } from './hex-geometry.ts';
import type { MissionModel } from './mission-model.ts';

/** What a piece is drawn around. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The side of a hex that the piece fills like one that stands alone. */
  readonly side: number;
}

/** From the middle of the space and of its full size, in sides of a hex; below the label of the space. */
const CROWDS: readonly { readonly size: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { size: 1, at: [[0, 0]] },
  {
    size: 0.8,
    at: [
      [-0.42, 0],
      [0.42, 0],
    ],
  },
  {
    size: 0.68,
    at: [
      [-0.4, -0.14],
      [0.4, -0.14],
      [0, 0.44],
    ],
  },
  {
    size: 0.64,
    at: [
      [-0.38, -0.18],
      [0.38, -0.18],
      [-0.38, 0.42],
      [0.38, 0.42],
    ],
  },
];

/**
 * Shares every space out among the figures of one space and the pawns on it.
 * @returns the spots of the model's figures and heroes, by their index; null for those who are not on the map
 */
export function spotsOf(
  { map, heroes }: Pick<MissionModel, 'map' | 'heroes'>,
  grid: HexGrid,
): { readonly figures: readonly (Spot | null)[]; readonly heroes: readonly (Spot | null)[] } {
  const stand = [...map.figures.map(({ spaces }) => spaces), ...heroes.map(({ space }) => spaceList(space))];
  const spots = stand.map((spaces, at) => {
    const [space, ...more] = spaces;
    if (space === undefined) return null;
    if (more.length > 0) return { ...grid.middle(spaces), side: grid.side };
    const sharing = stand.flatMap((other, index) => (isOn(other, space) ? [index] : []));
    return spotAmong(sharing.length, sharing.indexOf(at), space, grid);
  });
  return { figures: spots.slice(0, map.figures.length), heroes: spots.slice(map.figures.length) };
}

function spaceList(space: string | null): readonly string[] {
  return space === null ? [] : [space];
}

/** A figure of several spaces is drawn in their middle, whoever else stands on one of them. */
function isOn(spaces: readonly string[], space: string): boolean {
  return spaces.length === 1 && spaces[0] === space;
}

/** More than fit into the largest crowd share its places. */
function spotAmong(count: number, index: number, space: string, grid: HexGrid): Spot {
  const { x, y } = grid.centre(space);
  const crowd = CROWDS[Math.min(count, CROWDS.length) - 1];
  const [dx, dy] = crowd?.at[index % crowd.at.length] ?? [0, 0];
  return { x: x + dx * grid.side, y: y + dy * grid.side, side: grid.side * (crowd?.size ?? 1) };
}
