/** How long a game waits for a person, and what it does then. All times in ms. */
import { modeOf } from '../../engine/hosting.ts';
import type { Pace, SeatOccupant } from '../game-service.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Counted from the moment when a person is asked: 0 < nudge < warning < timeout. */
export interface ClockTimes {
  /** A reminder, once. */
  readonly nudgeMs: number;
  /** The announcement of what happens at the time-out. */
  readonly warningMs: number;
  /** The autopilot plays, or the game is forfeited. */
  readonly timeoutMs: number;
  /** How many time-outs in a row the autopilot plays through; the next one forfeits the game. */
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

/** Nobody waits when all the others are bots: the clock only clears away what was forgotten. */
export const SOLO_TIMES: ClockTimes = {
  nudgeMs: DAY,
  warningMs: 3 * DAY,
  timeoutMs: 7 * DAY,
  autopilots: 0,
};

/** How often the autopilot plays for an absent hero of a party before a bot does until the person is back. */
const AUTOPILOTS_OF_A_PARTY = 1;

/** How far the clock is with the present question: nothing was said yet, reminded, warned. */
export type ClockStage = 'asked' | 'nudged' | 'warned';

/** How long a person has from the beginning of a stage until the clock's next act, in ms. */
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

/** The times of a table that names none of its own. */
export function usualTimes(pace: Pace, occupants: readonly SeatOccupant[], mode: string): ClockTimes {
  const people = new Set(
    occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.userId] : [])),
  );
  if (people.size < 2) return SOLO_TIMES;
  const times = pace === 'live' ? LIVE_TIMES : ASYNCHRONOUS_TIMES;
  return modeOf(mode).isCooperative ? { ...times, autopilots: AUTOPILOTS_OF_A_PARTY } : times;
}

/** A person who acted or was pinged more recently than this is not pinged again in the same turn. */
export const PING_AGAIN_MS: Readonly<Record<Pace, number>> = { live: MINUTE, asynchronous: 15 * MINUTE };

/** Where nothing can be posted, it is tried again after this long at least and at most. */
const SILENCE_RETRY_MS = { least: MINUTE, most: HOUR } as const;

/**
 * When a silent game is tried again (ms since 1970): after as long as the silence has lasted, so that a
 * short one ends soon and a long one costs little.
 */
export function nextTry(silentSince: number | null, now: number): number {
  const lasted = now - (silentSince ?? now);
  return now + Math.min(Math.max(lasted, SILENCE_RETRY_MS.least), SILENCE_RETRY_MS.most);
}

/** A game where nothing could be posted for this long is over: nobody can see it any more. */
export const SILENCE_PATIENCE_MS = 14 * DAY;

/** When a bot is asked, this is when any process may take over from one that crashed while it played. */
export const BOT_TAKEOVER_MS = 3_000;
