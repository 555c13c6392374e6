import type { SeatModel } from './board-model.ts';
import { INK } from './colour.ts';
import { icon } from './icon.ts';
import { centredLabel } from './label.ts';

/** Counts of hand, deck and discard pile, below each other at distance `step` (at least 34 units). */
export function cardCounts(seat: SeatModel, x: number, top: number, step: number): string {
  const lines = [
    ['poker-hand', seat.handCount, INK.ivory],
    ['stack', seat.deckCount, INK.parchment],
    ['card-discard', seat.discardCount, INK.parchment],
  ] as const;
  const size = Math.min(40, step * 0.84);
  return lines
    .map(([name, count, fill], i) => {
      const cy = top + step * (i + 0.5);
      return (
        icon(name, x + size / 2, cy, size, { fill }) +
        centredLabel(String(count), x + size + 10, cy, { face: 'bold', size: size * 0.95, fill })
      );
    })
    .join('');
}
