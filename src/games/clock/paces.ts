/** The paces of games: how long a game waits for each move. All times in ms. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Paces of games in which people come back between moves. */
const ASYNCHRONOUS = ['hourly', 'eight-hours', 'daily', 'asynchronous'] as const;
type Asynchronous = (typeof ASYNCHRONOUS)[number];

/** The same paces with the weekend off: the clock stands still on Saturdays and Sundays. */
const WEEKDAYS = [
  'hourly-weekdays',
  'eight-hours-weekdays',
  'daily-weekdays',
  'asynchronous-weekdays',
] as const satisfies readonly `${Asynchronous}-weekdays`[];

/** From the shortest to the longest, then those with the weekend off. `live` is played at once. */
export const PACES = ['live', ...ASYNCHRONOUS, ...WEEKDAYS] as const;
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

const TIMES: Readonly<Record<'live' | Asynchronous, PaceTimes>> = {
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
  return TIMES[weekLong(pace)];
}

/** Whether the clock stands still on Saturdays and Sundays. */
export function restsOnWeekends(pace: Pace): boolean {
  return WEEKDAYS.some((one) => one === pace);
}

/** The pace with the same times that counts on every day. */
function weekLong(pace: Pace): 'live' | Asynchronous {
  return ASYNCHRONOUS.find((one) => pace === one || pace === `${one}-weekdays`) ?? 'live';
}

/** Whether people come back to the game between moves, so that absences and calls of a turn ahead make sense. */
export function isAsynchronous(pace: Pace): boolean {
  return pace !== 'live';
}
