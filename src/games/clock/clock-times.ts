/** Clock times: how long a game waits for a person before each act of the clock. All times in ms. */
import { modeOf } from '../../engine/hosting.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks of several machines differ by less than this, in ms. */
export const CLOCK_TOLERANCE_MS = MINUTE;

/** Clock times of live games are minutes; those of asynchronous games are hours and days. */
export type Pace = 'live' | 'asynchronous';

/** Times since a person was asked: 0 < nudge < warning < timeout. */
export interface ClockTimes {
  /** When the person is reminded once. */
  readonly nudgeMs: number;
  /** When the person is warned of the time-out. */
  readonly warningMs: number;
  /** When the autopilot plays or the seat is forfeited. */
  readonly timeoutMs: number;
  /** Number of consecutive time-outs that the autopilot plays; the next time-out forfeits the seat. */
  readonly autopilots: number;
}

export const LIVE_TIMES: ClockTimes = {
  nudgeMs: 3 * MINUTE,
  warningMs: 5 * MINUTE,
  timeoutMs: 10 * MINUTE,
  autopilots: 3,
};

export const ASYNCHRONOUS_TIMES: ClockTimes = {
  nudgeMs: 12 * HOUR,
  warningMs: 24 * HOUR,
  timeoutMs: 48 * HOUR,
  autopilots: 3,
};

/** In games with a single person nobody else waits, so the clock only removes abandoned games. */
export const SOLO_TIMES: ClockTimes = {
  nudgeMs: DAY,
  warningMs: 3 * DAY,
  timeoutMs: 7 * DAY,
  autopilots: 0,
};

/** Number of consecutive time-outs that the autopilot plays in a party, before a bot plays until the person is back. */
const AUTOPILOTS_OF_A_PARTY = 1;

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

/** The part of a seat's occupant that the times depend on. */
interface Occupant {
  readonly kind: 'person' | 'bot';
  readonly userId?: string;
}

/** Returns the default clock times of a table. */
export function usualTimes(pace: Pace, occupants: readonly Occupant[], mode: string): ClockTimes {
  const people = new Set(occupants.flatMap(({ kind, userId }) => (kind === 'person' ? [userId] : [])));
  if (people.size < 2) return SOLO_TIMES;
  const times = pace === 'live' ? LIVE_TIMES : ASYNCHRONOUS_TIMES;
  return modeOf(mode).isCooperative ? { ...times, autopilots: AUTOPILOTS_OF_A_PARTY } : times;
}

/** The minimum time, in ms, since a person acted or was pinged before they are pinged again in the same turn. */
export const PING_AGAIN_MS: Readonly<Record<Pace, number>> = { live: MINUTE, asynchronous: 15 * MINUTE };

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

/** After this time without an act of a person who is asked, in ms, the others may end the game or go on without them. */
export const LONG_WAIT_MS: Readonly<Record<Pace, number>> = { live: 15 * MINUTE, asynchronous: 3 * DAY };

/** The time after which another process may take over a bot's turn from a crashed process, in ms. */
export const BOT_TAKEOVER_MS = 3_000;
