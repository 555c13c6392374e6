/** The question of one seat with all that its buttons need. */
import { laneIndexOf, moveEnds } from '../../engine/hosting.ts';
import { legalActions, type Seat, viewOf } from '../../engine/index.ts';
import { marksOf } from '../../games/actions/marks.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { AskedHero } from '../../render/mission/mission-table.ts';
import { wordsFor } from '../../words/index.ts';
import { forecastsFor } from './forecasts.ts';

/** Returns the question of a seat, as everybody may see it; `pending` is the seat's own, for its text. */
export function askedAt(snapshot: TableSnapshot, seat: Seat): AskedHero {
  const { state } = snapshot;
  const own = viewOf(state, seat);
  const legal = legalActions(state, seat);
  const lane = viewOf(state, 'public', laneIndexOf(state, seat));
  return {
    seat,
    view: lane,
    pending: own.pending,
    legal,
    ...forecastsFor(lane, seat, legal, wordsFor(snapshot.language)),
    moveEnds: moveEnds(state, seat),
    ...marksOf(snapshot, seat),
  };
}
