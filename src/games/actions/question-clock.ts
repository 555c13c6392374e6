/**
 * The clock of the open questions. When several people are asked at the same time, the clock counts for the questions
 * that were open when it started, and runs until all of these are answered. Actions of other seats meanwhile give no
 * extra time.
 */
import { BOT_TAKEOVER_MS, nextTry } from '../clock/clock-times.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { awayUntil } from '../repository/occupants.ts';
import { askedRevOf, awaitedPeople, isBotAsked } from './play.ts';

interface Clocked {
  readonly record: GameRecord;
  /** When the game is next processed (ms since 1970), or null. */
  readonly dueAt: number | null;
}

/** Starts the clock for the questions that are open now. */
export function restartClock(record: GameRecord, now: number): Clocked {
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

/**
 * Returns until when the people who are asked may answer: when the clock decides for them or ends the game, in ms since
 * 1970. Null while the clock stands still, and where nobody else waits.
 */
export function answerDueOf(record: GameRecord, dueAt: number | null): number | null {
  const due = clockDueOf(record, dueAt);
  const people = new Set(record.occupants.flatMap((one) => (one.kind === 'person' ? [one.userId] : [])));
  if (due === null || record.silent || people.size < 2 || awaitedPeople(record).length === 0) return null;
  const { times, stage } = record.clock;
  const { nudgeMs, warningMs, timeoutMs } = times;
  return due + timeoutMs - { asked: nudgeMs, nudged: warningMs, warned: timeoutMs }[stage];
}

/** When the clock of people acts next. With several lanes this time is stored apart from the game's due time. */
export function clockDueOf({ clock }: GameRecord, dueAt: number | null): number | null {
  return clock.on ? clock.on.due : dueAt;
}

/**
 * Returns when the first awaited person was asked, in ms since 1970. The time is computed back from the clock's next
 * act, as it is not stored. Null when it cannot be computed.
 */
export function askedAtOf(record: GameRecord, dueAt: number | null): number | null {
  const [asked] = awaitedPeople(record);
  const due = clockDueOf(record, dueAt);
  if (due === null || record.silent || !asked) return null;
  const { times, stage } = record.clock;
  const { nudgeMs, warningMs, timeoutMs } = times;
  const askedAt = due - { asked: nudgeMs, nudged: warningMs, warned: timeoutMs }[stage];
  // The clock of a person who was away counts from their return, which says nothing of the time of the question.
  return askedAt <= awayUntil(record, asked.seat) ? null : askedAt;
}

/** When the clock acts next on people who are asked from now on; null when no people are asked. */
function dueOfPeople(record: GameRecord, now: number): number | null {
  const people = awaitedPeople(record);
  if (people.length === 0) return null;
  if (record.silent) return nextTry(record.silentSince, now);
  const from = people.map(({ seat }) => Math.max(now, awayUntil(record, seat)));
  return Math.min(...from) + record.clock.times.nudgeMs;
}

/** True when a person for whom the clock counts has not answered yet, so that the clock continues. */
export function clockGoesOn({ clock, silent }: GameRecord, after: GameRecord): boolean {
  const { on } = clock;
  if (!on || on.due === null || silent) return false;
  return awaitedPeople(after).some(({ askedRev }) => askedRev <= on.rev);
}

/** Returns when a game whose clock continues is next processed. */
export function dueGoingOn(record: GameRecord, dueBefore: number | null, now: number): number | null {
  if (isBotAsked(record)) return now + BOT_TAKEOVER_MS;
  return record.clock.on ? record.clock.on.due : dueBefore;
}

/** Returns the clock with another time of its next act; the game is due then. */
export function clockAt(clock: GameRecord['clock'], due: number | null): GameRecord['clock'] {
  return clock.on ? { ...clock, on: { ...clock.on, due } } : clock;
}
