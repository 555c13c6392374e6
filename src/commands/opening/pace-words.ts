/** The time for each move in words, taken from the clock of games between people. */

import { TimestampStyles, time } from '@discordjs/builders';
import { AWAY_BUDGET_MS, clockTimesOf } from '../../games/clock/clock-times.ts';
import { nextWeekend } from '../../games/clock/own-times.ts';
import { isAsynchronous, type Pace, restsOnWeekends, timesOfPace } from '../../games/clock/paces.ts';
import type { Words } from '../../words/index.ts';

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
const DAY_MS = 24 * MINUTES_AN_HOUR * MINUTE_MS;

/** The pace with the time for each move, such as `asynchronous: 48 hours for each move`. */
export function paceWords(pace: Pace, { challenge }: Words): string {
  const limit = spanWords(timesOfPace(pace).step.timeoutMs, challenge);
  if (restsOnWeekends(pace)) return challenge.paces.weekdays(limit);
  return isAsynchronous(pace) ? challenge.paces.asynchronous(limit) : challenge.paces.live(limit);
}

/** Says when the clock reminds and warns, and what happens on timeout. */
export function clockWords(pace: Pace, { challenge }: Words): string {
  const { nudgeMs, warningMs, timeoutMs, autopilots } = clockTimesOf(pace);
  const [nudge = '', warning = '', limit = ''] = [nudgeMs, warningMs, timeoutMs].map((ms) =>
    spanWords(ms, challenge),
  );
  return challenge.clock(nudge, warning, limit, autopilots);
}

/**
 * Says when the next weekend off begins and ends; nothing for other paces.
 * @param now ms since 1970
 */
export function weekendWords(pace: Pace, now: number, { challenge }: Words): readonly string[] {
  if (!restsOnWeekends(pace)) return [];
  const { from, until } = nextWeekend(null, now);
  return [challenge.weekend(moment(from), moment(until))];
}

function moment(ms: number): string {
  return time(Math.floor(ms / 1_000), TimestampStyles.ShortDateTime);
}

/** Says for how long `/away` stops the clock, and what whoever waits for long can do. */
export function absenceWords(pace: Pace, isDuel: boolean, { challenge, waiting }: Words): string {
  const days = isAsynchronous(pace) ? AWAY_BUDGET_MS / DAY_MS : null;
  return waiting.rules(spanWords(timesOfPace(pace).longWaitMs, challenge), days, isDuel);
}

/** Formats whole hours as hours, everything else as minutes. */
function spanWords(ms: number, { minutes, hours }: Words['challenge']): string {
  const count = ms / MINUTE_MS;
  return count % MINUTES_AN_HOUR === 0 ? hours(count / MINUTES_AN_HOUR) : minutes(count);
}
