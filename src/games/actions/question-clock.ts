/**
 * The clock of the open questions. When several people are asked at the same time, the clock counts for the questions
 * that were open when it started, and runs until all of these are answered. Actions of other seats meanwhile give no
 * extra time.
 */
import type { Seat } from '../../engine/index.ts';
import { BOT_TAKEOVER_MS, type Counted, nextTry, stageEndMs } from '../clock/clock-times.ts';
import { countedFrom } from '../clock/own-times.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { awayUntil, restsAt } from '../repository/occupants.ts';
import { askedRevOf, awaitedPeople, isBotAsked } from './play.ts';
import { standInDue } from './stand-in.ts';

interface Clocked {
  readonly record: GameRecord;
  /** When the game is next processed (ms since 1970), or null. */
  readonly dueAt: number | null;
}

/** Starts the clock for the questions that are open now. */
export function restartClock(record: GameRecord, now: number): Clocked {
  const due = dueOfPeople(record, now);
  const { times } = record.clock;
  const rests = awaitedPeople(record).some(({ seat }) => restsAt(record, seat).length > 0);
  const clock: GameRecord['clock'] = { times, stage: 'asked', ...(rests ? { from: now } : {}) };
  const clocked = withDue({ ...record, clock }, due);
  return isBotAsked(record) ? { ...clocked, dueAt: now + BOT_TAKEOVER_MS } : clocked;
}

/**
 * Notes when the clock of people acts next, apart from the game's due time where several people are asked side by side,
 * or where a bot plays for somebody before that.
 */
export function withDue(record: GameRecord, due: number | null): Clocked {
  const { clock } = record;
  const dueAt = wakeAt(record, due);
  const isApart = clock.on !== undefined || record.state.lanes.length > 1 || dueAt !== due;
  const on = isApart ? { on: { rev: clock.on?.rev ?? askedRevOf(record), due } } : {};
  return { record: { ...record, clock: { ...clock, ...on } }, dueAt };
}

/** When the game is next processed: at the next act of the clock, or when a bot plays for somebody before that. */
function wakeAt(record: GameRecord, due: number | null): number | null {
  const standIn = standInDue(record);
  return due === null || standIn === null ? due : Math.min(due, standIn);
}

/**
 * Returns until when the people who are asked may answer: when the clock decides for them or ends the game, in ms since
 * 1970. Null while the clock stands still, and where nobody else waits.
 */
export function answerDueOf(record: GameRecord, dueAt: number | null): number | null {
  const due = clockDueOf(record, dueAt);
  const people = new Set(record.occupants.flatMap((one) => (one.kind === 'person' ? [one.userId] : [])));
  const awaited = awaitedPeople(record);
  if (due === null || record.silent || people.size < 2 || awaited.length === 0) return null;
  const { times, stage } = record.clock;
  return countedFor(record, awaited)(due, times.timeoutMs - stageEndMs(times, stage));
}

/** Returns when time has passed for the first of these people, without the hours in which their clock stands still. */
export function countedFor(record: GameRecord, people: readonly { readonly seat: Seat }[]): Counted {
  const rests = people.map(({ seat }) => restsAt(record, seat));
  return (from, ms) =>
    rests.length === 0 ? from + ms : Math.min(...rests.map((own) => countedFrom(from, ms, own)));
}

/**
 * True when the clock's next act is for the person at a seat. For others who are asked as well it may come later, because
 * of their quiet hours, and nobody is timed out without a warning.
 */
export function isDueFor(record: GameRecord, seat: Seat, now: number): boolean {
  const { times, stage, from, called } = record.clock;
  if (stage === 'warned' && called !== undefined && !called.includes(seat)) return false;
  if (from === undefined) return true;
  const begun = Math.max(from, awayUntil(record, seat));
  return countedFrom(begun, stageEndMs(times, stage), restsAt(record, seat)) <= now;
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
  const askedAt = record.clock.from ?? due - stageEndMs(times, stage);
  // The clock of a person who was away counts from their return, which says nothing of the time of the question.
  return askedAt <= awayUntil(record, asked.seat) ? null : askedAt;
}

/** When the clock acts next on people who are asked from now on; null when no people are asked. */
function dueOfPeople(record: GameRecord, now: number): number | null {
  const people = awaitedPeople(record);
  if (people.length === 0) return null;
  if (record.silent) return nextTry(record.silentSince, now);
  const { nudgeMs } = record.clock.times;
  return Math.min(
    ...people.map(({ seat }) =>
      countedFrom(Math.max(now, awayUntil(record, seat)), nudgeMs, restsAt(record, seat)),
    ),
  );
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
  return wakeAt(record, clockDueOf(record, dueBefore));
}
