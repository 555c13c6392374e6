/** Which of two columns each panel goes to. */
export interface Columns {
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Of the higher column, with the gaps. */
  readonly height: number;
}

/** More panels than this are put in turn into the lower column; fewer are tried in every way. */
const MOST_TRIED = 12;

/** The two columns of pieces of these `heights`, `gap` apart, that are least high; their order stays. */
export function twoColumns(heights: readonly number[], gap: number): Columns {
  if (heights.length > MOST_TRIED) return inTurn(heights, gap);
  let best = split(heights, gap, 0);
  // The first panel is always at the left: the mirror image is no better.
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
