/** Positions of pieces on the map: a single piece is centred; pieces that share a space are smaller, side by side. */
import type { HexGrid } from './hex-geometry.ts';
import type { MissionModel } from './mission-model.ts';

/** The position and size of a piece. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The side of the hex that the piece would fill alone. */
  readonly side: number;
}

/** Sizes and offsets from the middle of the space, in sides of a hex; below the label of the space. */
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
 * Divides every space among its single-space figures and pawns.
 * @returns the spots of the model's figures and heroes, by index; null for those who are not on the map
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

/** Whether a figure is on exactly this space. Figures of several spaces are drawn in their middle. */
function isOn(spaces: readonly string[], space: string): boolean {
  return spaces.length === 1 && spaces[0] === space;
}

/** With more pieces than the largest crowd has places, places are shared. */
function spotAmong(count: number, index: number, space: string, grid: HexGrid): Spot {
  const { x, y } = grid.centre(space);
  const crowd = CROWDS[Math.min(count, CROWDS.length) - 1];
  const [dx, dy] = crowd?.at[index % crowd.at.length] ?? [0, 0];
  return { x: x + dx * grid.side, y: y + dy * grid.side, side: grid.side * (crowd?.size ?? 1) };
}
