import type { Box } from '../../../src/render/picture/svg.ts';

/** A word or a die face and the room it takes. */
export interface Mark {
  readonly what: string;
  readonly box: Box;
}

/** Every label and every die face of a drawn sheet, measured from what is drawn. */
export function marksOf(svg: string): Mark[] {
  const drawn = svg.replace(/<defs>.*?<\/defs>/s, '');
  return [...labelMarks(drawn), ...faceMarks(drawn)];
}

function labelMarks(svg: string): Mark[] {
  const pattern =
    /<path aria-label="([^"]*)" d="([^"]*)" transform="translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+) /g;
  return [...svg.matchAll(pattern)].map(([, what = '', d = '', x, y, scale]) => {
    const { left, right, low, high } = extent(d);
    const k = Number(scale);
    const box = {
      x: Number(x) + left * k,
      y: Number(y) - high * k,
      width: (right - left) * k,
      height: (high - low) * k,
    };
    return { what, box };
  });
}

function faceMarks(svg: string): Mark[] {
  const pattern = /<use href="#(face-\w+)" transform="translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)"/g;
  return [...svg.matchAll(pattern)].map(([, what = '', x, y, scale]) => {
    const side = 100 * Number(scale);
    return { what, box: { x: Number(x), y: Number(y), width: side, height: side } };
  });
}

/** Of an outline made of absolute moves, relative lines and relative quadratic curves. */
function extent(d: string): { left: number; right: number; low: number; high: number } {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command, text = ''] of d.matchAll(/([Mlqz])([^Mlqz]*)/g)) {
    const numbers = [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    if (command === 'z') continue;
    const [toX = 0, toY = 0] = numbers.slice(-2);
    [x, y] = command === 'M' ? [toX, toY] : [x + toX, y + toY];
    xs.push(x);
    ys.push(y);
  }
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Whether two boxes share more than a sliver. */
export function overlaps(a: Box, b: Box): boolean {
  const sliver = 0.75;
  return (
    a.x + sliver < b.x + b.width &&
    b.x + sliver < a.x + a.width &&
    a.y + sliver < b.y + b.height &&
    b.y + sliver < a.y + a.height
  );
}

/** Whether `inner` is inside `outer`. */
export function isWithin(inner: Box, outer: Box): boolean {
  const slack = 0.5;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
