import { type Chip, plainChip } from './badge.ts';
import type { Box } from './svg.ts';

export interface Flow {
  readonly svg: string;
  /** Height that the rows take. */
  readonly height: number;
  /** Whether all chips fit. */
  readonly complete: boolean;
}

/**
 * Chips in rows from the upper left of `box`, as many as fit. A last chip `+n` counts the others. All chips must
 * have the same height.
 */
export function flowChips(chips: readonly Chip[], box: Box, gap: number): Flow {
  const height = chips[0]?.height ?? 0;
  const places = place(chips, box, gap, height);
  if (places.length === chips.length) return finish(chips, places, height, true);
  for (let shown = places.length; shown >= 0; shown--) {
    const some = [...chips.slice(0, shown), plainChip('', `+${chips.length - shown}`, height)];
    const fitting = place(some, box, gap, height);
    if (fitting.length === some.length) return finish(some, fitting, height, false);
  }
  return { svg: '', height: 0, complete: false };
}

type Place = readonly [x: number, y: number];

function place(chips: readonly Chip[], box: Box, gap: number, height: number): Place[] {
  const places: Place[] = [];
  let x = box.x;
  let y = box.y;
  for (const chip of chips) {
    if (x > box.x && x + chip.width > box.x + box.width) {
      x = box.x;
      y += height + gap;
    }
    if (y + height > box.y + box.height + 0.5 || chip.width > box.width + 0.5) break;
    places.push([x, y]);
    x += chip.width + gap;
  }
  return places;
}

function finish(chips: readonly Chip[], places: readonly Place[], height: number, complete: boolean): Flow {
  const svg = places.map(([x, y], i) => chips[i]?.draw(x, y) ?? '').join('');
  const top = places[0]?.[1] ?? 0;
  const bottom = places.at(-1)?.[1] ?? 0;
  return { svg, height: places.length === 0 ? 0 : bottom - top + height, complete };
}
