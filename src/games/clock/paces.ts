/** The paces of games: how long a game waits for each move. All times in ms. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the shortest to the longest. `live` is played at once; in all others people come back between moves. */
export const PACES = ['live', 'hourly', 'eight-hours', 'daily', 'asynchronous'] as const;
export type Pace = (typeof PACES)[number];

export function isPace(value: unknown): value is Pace {
  return PACES.some((pace) => pace === value);
}

/** Times since a person was asked: 0 < nudge < warning < timeout. */
export interface StepTimes {
  /** When the person is reminded once. */
  readonly nudgeMs: number;
  /** When the person is warned of the time-out. */
  readonly warningMs: number;
  /** When the autopilot plays or the seat is forfeited. */
  readonly timeoutMs: number;
}

interface PaceTimes {
  readonly step: StepTimes;
  /** The least time since a person acted or was pinged before they are pinged again in the same turn. */
  readonly pingAgainMs: number;
  /** After this time without an act of a person who is asked the others may end the game or go on without them. */
  readonly longWaitMs: number;
}

function step(nudgeMs: number, warningMs: number, timeoutMs: number): StepTimes {
  return { nudgeMs, warningMs, timeoutMs };
}

const TIMES: Readonly<Record<Pace, PaceTimes>> = {
  live: {
    step: step(3 * MINUTE, 5 * MINUTE, 10 * MINUTE),
    pingAgainMs: MINUTE,
    longWaitMs: 15 * MINUTE,
  },
  hourly: {
    step: step(15 * MINUTE, 40 * MINUTE, HOUR),
    pingAgainMs: 5 * MINUTE,
    longWaitMs: 3 * HOUR,
  },
  'eight-hours': {
    step: step(3 * HOUR, 6 * HOUR, 8 * HOUR),
    pingAgainMs: 15 * MINUTE,
    longWaitMs: DAY,
  },
  daily: {
    step: step(8 * HOUR, 16 * HOUR, DAY),
    pingAgainMs: 15 * MINUTE,
    longWaitMs: 2 * DAY,
  },
  asynchronous: {
    step: step(12 * HOUR, DAY, 2 * DAY),
    pingAgainMs: 15 * MINUTE,
    longWaitMs: 3 * DAY,
  },
};

export function timesOfPace(pace: Pace): PaceTimes {
  return TIMES[pace];
}

/** Whether people come back to the game between moves, so that absences and calls of a turn ahead make sense. */
export function isAsynchronous(pace: Pace): boolean {
  return pace !== 'live';
}
