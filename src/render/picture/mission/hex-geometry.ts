/** Where hexes lie in the picture: pointy-topped, the second, fourth ... row shifted right by half a hex. */
import { type Place, placeOf } from '../../../engine/rules.ts';
import { type Box, svgNumber } from '../svg.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners clockwise from the top, on a circle of radius 1. */
const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, i) => ({
  x: Math.sin((Math.PI / 3) * i),
  y: -Math.cos((Math.PI / 3) * i),
}));

const WIDTH = Math.sqrt(3);

export class HexGrid {
  /** From the middle of a hex to a corner. */
  readonly side: number;
  readonly box: Box;
  readonly #left: number;

  /**
   * @param spaces labels of all spaces, at least one
   * @param room the area of the map; the height results from the map
   * @param largest the largest side of a hex
   */
  constructor(spaces: readonly string[], room: Omit<Box, 'height'>, largest: number) {
    const places = spaces.map(placeFor);
    const rows = 1 + Math.max(...places.map(({ row }) => row));
    const columns = Math.max(...places.map(({ column, row }) => column + 1 + (row % 2) / 2));
    this.side = Math.min(largest, room.width / (columns * WIDTH));
    const width = columns * WIDTH * this.side;
    this.#left = room.x + (room.width - width) / 2;
    this.box = { ...room, height: (1.5 * (rows - 1) + 2) * this.side };
  }

  /** The middle of a space. @throws RangeError when it is no label */
  centre(space: string): Point {
    const { column, row } = placeFor(space);
    return {
      x: this.#left + (column + 0.5 + (row % 2) / 2) * WIDTH * this.side,
      y: this.box.y + (1 + 1.5 * row) * this.side,
    };
  }

  /** The middle of several spaces. */
  middle(spaces: readonly string[]): Point {
    const centres = spaces.map((space) => this.centre(space));
    const mean = (axis: 'x' | 'y') => centres.reduce((sum, at) => sum + at[axis], 0) / centres.length;
    return { x: mean('x'), y: mean('y') };
  }

  /** A hex of `share` of the full size, as the points of a polygon. */
  points(space: string, share = 1): string {
    const { x, y } = this.centre(space);
    const r = this.side * share;
    return CORNERS.map((at) => `${svgNumber(x + r * at.x)},${svgNumber(y + r * at.y)}`).join(' ');
  }

  /** The outline of several spaces, as a path without shared borders. */
  outline(spaces: readonly string[]): string {
    const edges = spaces.flatMap((space) => this.#edges(space));
    // A shared border has the same middle in both hexes.
    const middles = new Map<string, number>();
    for (const { key } of edges) middles.set(key, (middles.get(key) ?? 0) + 1);
    return edges
      .filter(({ key }) => middles.get(key) === 1)
      .map(
        ({ from, to }) => `M${svgNumber(from.x)} ${svgNumber(from.y)}L${svgNumber(to.x)} ${svgNumber(to.y)}`,
      )
      .join('');
  }

  #edges(space: string): { from: Point; to: Point; key: string }[] {
    const centre = this.centre(space);
    const corners = CORNERS.map((at) => ({ x: centre.x + this.side * at.x, y: centre.y + this.side * at.y }));
    return corners.map((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      return { from, to, key: `${Math.round((from.x + to.x) / 2)},${Math.round((from.y + to.y) / 2)}` };
    });
  }
}

function placeFor(space: string): Place {
  const place = placeOf(space);
  if (!place) throw new RangeError(`${space} is no space of a map`);
  return place;
}
