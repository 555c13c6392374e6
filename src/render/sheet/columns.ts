/** Which of two columns each panel goes to. */
export interface Columns {
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Height of the higher column, with the gaps. */
  readonly height: number;
}

/** Up to this many panels all divisions are tried; with more, each panel goes to the lower column. */
const MAX_TRIED = 12;

/** Divides pieces of these `heights`, `gap` apart, into the two columns with the least height, in their order. */
export function twoColumns(heights: readonly number[], gap: number): Columns {
  if (heights.length > MAX_TRIED) return inTurn(heights, gap);
  let best = split(heights, gap, 0);
  // The first panel is always at the left, because a mirror image is equally good.
  for (let rights = 2; rights < 2 ** heights.length; rights += 2) {
    const tried = split(heights, gap, rights);
    if (tried.height < best.height - 0.5) best = tried;
  }
  return best;
}

function split(heights: readonly number[], gap: number, rights: number): Columns {
  const left: number[] = [];
  const right: number[] = [];
  for (const i of heights.keys()) (rights & (1 << i) ? right : left).push(i);
  return columnsOf(left, right, heights, gap);
}

function inTurn(heights: readonly number[], gap: number): Columns {
  const left: number[] = [];
  const right: number[] = [];
  for (const i of heights.keys()) {
    const lower = columnHeight(left, heights, gap) <= columnHeight(right, heights, gap) ? left : right;
    lower.push(i);
  }
  return columnsOf(left, right, heights, gap);
}

function columnsOf(left: number[], right: number[], heights: readonly number[], gap: number): Columns {
  const height = Math.max(columnHeight(left, heights, gap), columnHeight(right, heights, gap));
  return { left, right, height };
}

/** Height of the pieces `members` under each other. */
export function columnHeight(members: readonly number[], heights: readonly number[], gap: number): number {
  const gaps = gap * Math.max(0, members.length - 1);
  return members.reduce((sum, i) => sum + (heights[i] ?? 0), gaps);
}
