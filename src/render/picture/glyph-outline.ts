/** Outlines of TrueType glyphs (table `glyf`) as SVG path commands. */

/** A closed curve of a glyph: its first point in font units, then relative SVG path commands. */
export interface Contour {
  readonly x: number;
  readonly y: number;
  readonly path: string;
}

interface GlyphTables {
  readonly glyf: number;
  readonly loca: number;
  readonly longOffsets: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

type Shape = readonly (readonly Point[])[];

/** Composite glyphs of the shipped fonts nest two levels deep; deeper nesting than this means a broken file. */
const DEEPEST = 6;

const FLAG = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 } as const;
const PART = { words: 1, offsets: 2, scale: 8, more: 32, scaleXY: 64, matrix: 128 } as const;

/** A function that returns the outline of a glyph by its number; a space has an empty one. */
export function outlineReader(data: DataView, tables: GlyphTables): (glyph: number) => readonly Contour[] {
  return (glyph) => readShape(data, tables, glyph, 0).flatMap((points) => toContour(points) ?? []);
}

function readShape(data: DataView, tables: GlyphTables, glyph: number, depth: number): Shape {
  const place = (at: number): number =>
    tables.longOffsets ? data.getUint32(tables.loca + 4 * at) : 2 * data.getUint16(tables.loca + 2 * at);
  const start = place(glyph);
  if (start === place(glyph + 1)) return [];
  if (depth > DEEPEST) throw new Error(`glyph ${glyph} is made of too many parts within parts`);
  const at = tables.glyf + start;
  const contours = data.getInt16(at);
  return contours >= 0 ? readSimple(data, at + 10, contours) : readComposite(data, tables, at + 10, depth);
}

function readSimple(data: DataView, from: number, contours: number): Shape {
  const ends = Array.from({ length: contours }, (_, i) => data.getUint16(from + 2 * i));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = from + 2 * contours;
  at += 2 + data.getUint16(at);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = data.getUint8(at++);
    const times = flag & FLAG.repeat ? data.getUint8(at++) + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const xs = readAxis(data, at, flags, FLAG.shortX, FLAG.sameX);
  const ys = readAxis(data, xs.end, flags, FLAG.shortY, FLAG.sameY);
  const points = flags.map((flag, i) => ({
    x: xs.values[i] ?? 0,
    y: ys.values[i] ?? 0,
    onCurve: (flag & FLAG.onCurve) !== 0,
  }));
  return ends.map((end, i) => points.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

function readAxis(
  data: DataView,
  from: number,
  flags: readonly number[],
  short: number,
  same: number,
): { readonly values: readonly number[]; readonly end: number } {
  let at = from;
  let value = 0;
  const values = flags.map((flag) => {
    if (flag & short) {
      const step = data.getUint8(at++);
      value += flag & same ? step : -step;
    } else if (!(flag & same)) {
      value += data.getInt16(at);
      at += 2;
    }
    return value;
  });
  return { values, end: at };
}

/** A composite glyph such as `é`: other glyphs, each moved and possibly scaled. */
function readComposite(data: DataView, tables: GlyphTables, from: number, depth: number): Shape {
  const shape: (readonly Point[])[] = [];
  let at = from;
  let flags: number;
  do {
    flags = data.getUint16(at);
    const part = readShape(data, tables, data.getUint16(at + 2), depth + 1);
    at += 4;
    const words = (flags & PART.words) !== 0;
    const moved = (flags & PART.offsets) !== 0;
    const dx = moved ? (words ? data.getInt16(at) : data.getInt8(at)) : 0;
    const dy = moved ? (words ? data.getInt16(at + 2) : data.getInt8(at + 1)) : 0;
    at += words ? 4 : 2;
    const matrix = readMatrix(data, at, flags);
    at = matrix.end;
    const { xx, xy, yx, yy } = matrix;
    for (const points of part) {
      shape.push(
        points.map(({ x, y, onCurve }) => ({ x: x * xx + y * yx + dx, y: x * xy + y * yy + dy, onCurve })),
      );
    }
  } while (flags & PART.more);
  return shape;
}

function readMatrix(
  data: DataView,
  at: number,
  flags: number,
): {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
  readonly end: number;
} {
  const fraction = (i: number): number => data.getInt16(at + 2 * i) / 16384;
  if (flags & PART.scale) return { xx: fraction(0), xy: 0, yx: 0, yy: fraction(0), end: at + 2 };
  if (flags & PART.scaleXY) return { xx: fraction(0), xy: 0, yx: 0, yy: fraction(1), end: at + 4 };
  if (flags & PART.matrix) {
    return { xx: fraction(0), xy: fraction(1), yx: fraction(2), yy: fraction(3), end: at + 8 };
  }
  return { xx: 1, xy: 0, yx: 0, yy: 1, end: at };
}

/** Off-curve points control quadratic curves; two in a row imply an on-curve point between them. */
function toContour(points: readonly Point[]): Contour | undefined {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return undefined;
  const start = first.onCurve ? first : last.onCurve ? last : middle(first, last);
  const x = Math.round(start.x);
  const y = Math.round(start.y);
  let pen = { x, y };
  let steer: Point | undefined;
  let path = '';
  const step = (to: { x: number; y: number }): void => {
    const end = { x: Math.round(to.x), y: Math.round(to.y) };
    const towards = `${end.x - pen.x} ${end.y - pen.y}`;
    path += steer
      ? `q${Math.round(steer.x) - pen.x} ${Math.round(steer.y) - pen.y} ${towards}`
      : `l${towards}`;
    pen = end;
    steer = undefined;
  };
  for (const point of first.onCurve ? points.slice(1) : points) {
    if (point.onCurve) {
      step(point);
    } else {
      if (steer) step(middle(steer, point));
      steer = point;
    }
  }
  if (steer) step(start);
  return { x, y, path: `${path}z` };
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true };
}
