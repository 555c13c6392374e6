/** What a party brought about in a Mission: rounds, the clock, objectives, allies, counters. */
import type { Seat } from '../../engine/index.ts';
import type { Statistic } from './statistic.ts';

/** Something of a Mission that a person who was away wants to know. */
export type Incident =
  | { readonly step: number; readonly round: number; readonly did: 'round' }
  | { readonly step: number; readonly round: number; readonly did: 'side'; readonly name: string }
  | { readonly step: number; readonly round: number; readonly did: 'clock'; readonly segment: number }
  | { readonly step: number; readonly round: number; readonly did: 'objective'; readonly id: string }
  | {
      readonly step: number;
      readonly round: number;
      readonly did: 'ally';
      readonly seat: Seat;
      readonly ally: string;
    }
  | { readonly step: number; readonly round: number; readonly did: 'exited'; readonly seat: Seat };

/** Oldest first; empty in other modes. */
export const mission: Statistic<readonly Incident[]> = {
  start: () => [],
  see(before, event, { step, round }) {
    switch (event.e) {
      case 'round':
        return [...before, { step, round: event.number, did: 'round' }];
      case 'side':
        return [...before, { step, round, did: 'side', name: event.name }];
      case 'clock':
        return [...before, { step, round, did: 'clock', segment: event.segment }];
      case 'objective':
        return [...before, { step, round, did: 'objective', id: event.id }];
      case 'exited':
        return [...before, { step, round, did: 'exited', seat: event.seat }];
      case 'ally':
        return event.how === 'recruited'
          ? [...before, { step, round, did: 'ally', seat: event.seat, ally: event.ally }]
          : before;
      default:
        return before;
    }
  },
};
