/**
 * The clock of the questions that a game waits with. Where several people are asked side by side it counts for those
 * whose questions were open when it began, and goes on until all of them have answered: what the others do meanwhile
 * gives nobody new time.
 */
import { BOT_TAKEOVER_MS, nextTry } from '../clock/clock-times.ts';
import { awayUntil, type GameRecord } from '../repository/game-record.ts';
import { askedRevOf, awaitedPeople, isBotAsked } from './play.ts';

interface Clocked {
  readonly record: GameRecord;
  /** When anybody is to look after the game (ms since 1970), or null. */
  readonly dueAt: number | null;
}

/** Begins the clock for the questions that are open now. */
export function clockAnew(record: GameRecord, now: number): Clocked {
  const due = dueOfPeople(record, now);
  const { times } = record.clock;
  const isSideBySide = record.state.lanes.length > 1;
  const clock: GameRecord['clock'] = {
    times,
    stage: 'asked',
    ...(isSideBySide ? { on: { rev: askedRevOf(record), due } } : {}),
  };
  return { record: { ...record, clock }, dueAt: isBotAsked(record) ? now + BOT_TAKEOVER_MS : due };
}

/** When the clock of people acts next; beside bots it has a time of its own. */
export function clockDueOf({ clock }: GameRecord, dueAt: number | null): number | null {
  return clock.on ? clock.on.due : dueAt;
}

/**
 * When the first person was asked who is waited for, in ms since 1970: the clock acts so long after the question, and
 * nothing else says when that was put. Null where it cannot be told.
 */
export function askedAtOf(record: GameRecord, dueAt: number | null): number | null {
  const [asked] = awaitedPeople(record);
  const due = clockDueOf(record, dueAt);
  if (due === null || record.silent || !asked) return null;
  const { times, stage } = record.clock;
  const { nudgeMs, warningMs, timeoutMs } = times;
  const askedAt = due - { asked: nudgeMs, nudged: warningMs, warned: timeoutMs }[stage];
  // Whoever was away is given their time from their return on: that says nothing of the question.
  return askedAt <= awayUntil(record, asked.seat) ? null : askedAt;
}

/** When the clock acts next on people who are asked from now on; null when none are. */
function dueOfPeople(record: GameRecord, now: number): number | null {
  const people = awaitedPeople(record);
  if (people.length === 0) return null;
  if (record.silent) return nextTry(record.silentSince, now);
  const from = people.map(({ seat }) => Math.max(now, awayUntil(record, seat)));
  return Math.min(...from) + record.clock.times.nudgeMs;
}

/** Whether somebody for whom the clock counts has still not answered, so that it goes on. */
export function clockGoesOn({ clock, silent }: GameRecord, after: GameRecord): boolean {
  const { on } = clock;
  if (!on || on.due === null || silent) return false;
  return awaitedPeople(after).some(({ askedRev }) => askedRev <= on.rev);
}

/** When anybody is to look after a game whose clock goes on. */
export function dueGoingOn(record: GameRecord, dueBefore: number | null, now: number): number | null {
  if (isBotAsked(record)) return now + BOT_TAKEOVER_MS;
  return record.clock.on ? record.clock.on.due : dueBefore;
}

/** The clock with its next act at another time; the game is due then. */
export function clockAt(clock: GameRecord['clock'], due: number | null): GameRecord['clock'] {
  return clock.on ? { ...clock, on: { ...clock.on, due } } : clock;
}
