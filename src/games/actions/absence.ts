/** Absences: the budget of announced ones, and the people whom a game has waited for. */
import { AWAY_BUDGET_MS } from '../clock/clock-times.ts';
import { countedFrom } from '../clock/own-times.ts';
import { timesOfPace } from '../clock/paces.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { awayUntil, peopleAt, restsAt, seatsOf } from '../repository/occupants.ts';
import type { Absence, TableSnapshot, WaitedFor } from '../table-snapshot.ts';
import { awaitedPeople } from './play.ts';

export const NO_ABSENCE: Absence = { from: 0, until: 0, spentMs: 0 };

/**
 * What an absence takes at least, in ms: each one starts the clock of an open question anew, so short ones given again
 * and again would stop it for ever.
 */
const LEAST_ABSENCE_MS = 24 * 60 * 60_000;

/** Returns the absence as it stands when its person is back at `now`: only the time until then was taken. */
export function endedAt({ from, until, spentMs }: Absence, now: number): Absence {
  if (until === 0) return { from, until, spentMs };
  // An absence of an older game has no known begin.
  const took = from === until ? 0 : Math.max(LEAST_ABSENCE_MS, Math.min(now, until) - from);
  return { from: 0, until: 0, spentMs: spentMs + took };
}

/** Returns what is left of the seat's budget at `now`, in ms, if its present absence ended then. */
export function awayLeftMs(absence: Absence | undefined, now: number): number {
  return Math.max(0, AWAY_BUDGET_MS - endedAt(absence ?? NO_ABSENCE, now).spentMs);
}

/**
 * Returns the absence from `now` until a time, or as far as the budget goes.
 * @param until ms since 1970; null when the person is back
 */
export function absenceUntil(before: Absence | undefined, until: number | null, now: number): Absence {
  const ended = endedAt(before ?? NO_ABSENCE, now);
  const most = now + awayLeftMs(before, now);
  if (until === null || until <= now || most <= now) return ended;
  return { from: now, until: Math.min(until, most), spentMs: ended.spentMs };
}

/** Notes since when each person who is asked is waited for; the time counts on until they act. */
export function withWaits(record: GameRecord, now: number): GameRecord {
  const asked = new Set(awaitedPeople(record).map(({ seat }) => seat));
  const waits = record.occupants.map(({ kind }, seat) => {
    const since = kind === 'person' ? (record.waits[seat] ?? 0) : 0;
    return since === 0 && asked.has(seat) ? now : since;
  });
  return { ...record, waits };
}

/** Returns the people whom a game waits for; none while nothing can be posted, as nobody sees the table then. */
export function waitedForIn(record: GameRecord): readonly WaitedFor[] {
  const { waits, occupants, clock, absences, silent, state } = record;
  if (silent || peopleAt(occupants).length < 2) return [];
  const asked = new Set(awaitedPeople(record).map(({ seat }) => seat));
  return waits.flatMap((since, seat) => {
    if (since === 0 || occupants[seat]?.kind !== 'person' || state.seats[seat]?.defeated) return [];
    const stage = asked.has(seat) ? clock.stage : 'asked';
    const isWarned = stage === 'warned' || (absences[seat] ?? 0) > 0;
    const called = isWarned ? 'warned' : stage === 'nudged' ? 'reminded' : 'none';
    const rests = restsAt(record, seat);
    const longFrom = countedFrom(since, timesOfPace(record.pace).longWaitMs, rests);
    return [{ seat, since, longFrom, rests, awayUntil: awayUntil(record, seat), called }];
  });
}

/**
 * True when the others may act on an absence: the person has not acted for long, and either said that they are away or
 * was reminded by the clock. After an outage, in which nobody could act, the clock reminds first.
 */
function isLongAbsent({ longFrom, awayUntil: until, called }: WaitedFor, now: number): boolean {
  return now >= longFrom && (until > now || called !== 'none');
}

/** True when a duel may be claimed: an announced absence excuses, and whoever comes back has the time of the warning. */
export function isForfeitable(waited: WaitedFor, now: number): boolean {
  return isLongAbsent(waited, now) && waited.awayUntil <= now && waited.called === 'warned';
}

/** Returns the seats of people other than this person who were waited for long. */
export function longAbsentSeats(
  { occupants }: Pick<TableSnapshot, 'occupants'>,
  waitedFor: readonly WaitedFor[],
  userId: string,
  now: number,
): readonly number[] {
  const own = seatsOf(occupants, userId);
  const seats = waitedFor.filter((one) => isLongAbsent(one, now)).map(({ seat }) => seat);
  // Whoever presses is there, whatever the clock says of a seat of theirs.
  return seats.filter((seat) => !own.includes(seat));
}
