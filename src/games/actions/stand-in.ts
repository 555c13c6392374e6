/** Bots that play for people who asked for it: after a time of their choice in which a game with others waited for them. */
import type { Seat } from '../../engine/index.ts';
import { countedFrom } from '../clock/own-times.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { ownTimesAt, peopleAt, restsAt } from '../repository/occupants.ts';
import { type AwaitedPerson, awaitedPeople } from './play.ts';

/**
 * Returns the people for whom a bot plays at `now`, as they wished. The last person of a game keeps the seat: nobody
 * waits for them.
 */
export function standInsAt(record: GameRecord, now: number): readonly AwaitedPerson[] {
  const first = standInDue(record);
  if (first === null || first > now) return [];
  const due = awaitedPeople(record).filter(
    ({ seat }) => (standInAt(record, seat) ?? Number.POSITIVE_INFINITY) <= now,
  );
  const rest = record.occupants.filter((_, seat) => !due.some((one) => one.seat === seat));
  if (peopleAt(rest).length > 0) return due;
  const last = due.at(-1)?.occupant.userId;
  return due.filter(({ occupant }) => occupant.userId !== last);
}

/** Returns when a bot plays for the first of the people who are asked, in ms since 1970; null when none does. */
export function standInDue(record: GameRecord): number | null {
  if (record.ownTimes === undefined || record.silent || peopleAt(record.occupants).length < 2) return null;
  const times = awaitedPeople(record).flatMap(({ seat }) => standInAt(record, seat) ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function standInAt(record: GameRecord, seat: Seat): number | null {
  const after = ownTimesAt(record, seat)?.botAfterMs;
  const since = record.waits[seat] ?? 0;
  return after === undefined || since === 0 ? null : countedFrom(since, after, restsAt(record, seat));
}
