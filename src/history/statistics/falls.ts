/** Seats that fell, in order, each with the strike that felled it. */
import type { Seat } from '../../engine/index.ts';
import type { Statistic } from './statistic.ts';

export interface Fall {
  readonly step: number;
  readonly turn: number;
  /** The seat of a hero, or of an enemy of a Mission. */
  readonly seat: Seat;
  /** The player gave up, or the seat fell with a team that did. */
  readonly conceded?: true;
}

export const falls: Statistic<readonly Fall[]> = {
  start: () => [],
  see(before, event, { step, turn }) {
    switch (event.e) {
      case 'defeated':
        return before.some(({ seat, conceded }) => seat === event.seat && conceded)
          ? before
          : [...before, { step, turn, seat: event.seat }];
      case 'conceded':
        return [...before, { step, turn, seat: event.seat, conceded: true }];
      default:
        return before;
    }
  },
};
