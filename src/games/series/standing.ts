/** How the series of a game stands, by the game's record or snapshot. */
import { playedSeats } from '../../engine/hosting.ts';
import { type SeriesStanding, seriesStanding } from '../../history/series.ts';
import { NOBODY, peopleAt } from '../repository/occupants.ts';
import type { TableSnapshot } from '../table-snapshot.ts';

/** The fields of a record or a snapshot that determine the standing. */
type InSeries = Pick<TableSnapshot, 'series' | 'ended' | 'state' | 'occupants'>;

/**
 * Returns how the series of a game stands, with this game when it is over; null for a single game. A series also ends
 * when nobody is left to play, or when somebody asked to be forgotten: nobody can be put into a new game any more then.
 */
export function standingOf({ series, ended = null, state, occupants }: InSeries): SeriesStanding | null {
  if (!series) return null;
  const winner = state.outcome?.kind === 'won' ? state.outcome.team : null;
  const standing = seriesStanding(series, ended === null ? null : { ending: ended, winner });
  const isForgotten = occupants.some((one) => one.kind === 'person' && one.userId === NOBODY);
  const isDeserted = isForgotten || peopleAt(occupants).length === 0;
  return isDeserted && ended !== null ? { ...standing, isOver: true } : standing;
}

/** Returns the seats of the two sides of a series, in turn order. */
export function sidesOf({
  state,
}: Pick<TableSnapshot, 'state'>): readonly [readonly number[], readonly number[]] {
  const seatsOf = (team: number) =>
    playedSeats(state).flatMap((seat, at) => (seat.team === team ? [at] : []));
  return [seatsOf(0), seatsOf(1)];
}
