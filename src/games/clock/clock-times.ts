/** Clock times: how long a game waits for a person before each act of the clock. All times in ms. */
import { modeOf } from '../../engine/hosting.ts';
import { type Pace, type StepTimes, timesOfPace } from './paces.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks of several machines differ by less than this, in ms. */
export const CLOCK_TOLERANCE_MS = MINUTE;

/** The times of a step, and what a time-out does. */
export interface ClockTimes extends StepTimes {
  /** Number of consecutive time-outs that the autopilot plays; the next time-out forfeits the seat. */
  readonly autopilots: number;
}

const AUTOPILOTS = 3;

/** Returns the clock times of a game between people at this pace. */
export function clockTimesOf(pace: Pace): ClockTimes {
  return { ...timesOfPace(pace).step, autopilots: AUTOPILOTS };
}

/** In games with a single person nobody else waits, so the clock only removes abandoned games. */
export const SOLO_TIMES: ClockTimes = {
  nudgeMs: DAY,
  warningMs: 3 * DAY,
  timeoutMs: 7 * DAY,
  autopilots: 0,
};

/**
 * In a party a bot plays from the first time-out on, until the person is back: with an autopilot that plays once, a
 * person who is away would keep the others waiting for two deadlines.
 */
const AUTOPILOTS_OF_A_PARTY = 0;

/** The last act of the clock on the present question: none yet, reminder, warning. */
export type ClockStage = 'asked' | 'nudged' | 'warned';

/** Returns the time from the beginning of a stage until the clock's next act, in ms. */
export function stageMs({ nudgeMs, warningMs, timeoutMs }: ClockTimes, stage: ClockStage): number {
  switch (stage) {
    case 'asked':
      return nudgeMs;
    case 'nudged':
      return warningMs - nudgeMs;
    case 'warned':
      return timeoutMs - warningMs;
  }
}

/** Returns the time from the question until the clock's act at the end of a stage, in ms. */
export function stageEndMs({ nudgeMs, warningMs, timeoutMs }: ClockTimes, stage: ClockStage): number {
  return { asked: nudgeMs, nudged: warningMs, warned: timeoutMs }[stage];
}

/** Returns when this many ms have passed since a moment for those whom the clock counts for. */
export type Counted = (from: number, ms: number) => number;

/**
 * Returns when the clock acts next, ms since 1970. An outage or a delayed message does not begin a stage anew, but
 * leaves the people an hour, or the whole stage where it is shorter.
 * @param due when it would act without a delay
 */
export function dueAfterDelay(
  due: number,
  times: ClockTimes,
  stage: ClockStage,
  now: number,
  counted: Counted,
): number {
  return Math.max(due, counted(now, Math.min(stageMs(times, stage), HOUR)));
}

/** The part of a seat's occupant that the times depend on. */
interface Occupant {
  readonly kind: 'person' | 'bot';
  readonly userId?: string;
}

/** Returns the default clock times of a table. */
export function usualTimes(pace: Pace, occupants: readonly Occupant[], mode: string): ClockTimes {
  const people = new Set(occupants.flatMap(({ kind, userId }) => (kind === 'person' ? [userId] : [])));
  if (people.size < 2) return SOLO_TIMES;
  const times = clockTimesOf(pace);
  return modeOf(mode).isCooperative ? { ...times, autopilots: AUTOPILOTS_OF_A_PARTY } : times;
}

/** The minimum and maximum time, in ms, between two attempts at posting in a silent game. */
const SILENCE_RETRY_MS = { least: MINUTE, most: HOUR } as const;

/**
 * Returns when posting in a silent game is tried again (ms since 1970). The wait equals the length of the silence so
 * far, so that short silences end soon and long ones cause few requests.
 */
export function nextTry(silentSince: number | null, now: number): number {
  const lasted = now - (silentSince ?? now);
  return now + Math.min(Math.max(lasted, SILENCE_RETRY_MS.least), SILENCE_RETRY_MS.most);
}

/** A game ends when nothing could be posted for this long, in ms. */
export const SILENCE_PATIENCE_MS = 14 * DAY;

/**
 * How long the absences of a seat can stop the clock of an asynchronous game, in ms, all together. The budget belongs to
 * the seat: a new player of the seat does not renew it.
 */
export const AWAY_BUDGET_MS = 14 * DAY;

/** The time after which another process may take over a bot's turn from a crashed process, in ms. */
export const BOT_TAKEOVER_MS = 3_000;
