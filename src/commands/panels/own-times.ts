/** The private panel of a person's own times: their clock, quiet hours, and when a bot plays for them. */
import { TimestampStyles, time } from '@discordjs/builders';
import {
  AHEAD_MINUTES,
  LONGEST_QUIET_MINUTES,
  nextQuiet,
  nextWeekend,
  type OwnTimes,
  STAND_IN_HOURS,
} from '../../games/clock/own-times.ts';
import { menu, pressButton, type Row, row } from '../../render/components.ts';
import { MAX_OPTIONS } from '../../render/discord-limits.ts';
import type { Words } from '../../words/index.ts';
import type { Answer } from './answer.ts';
import { ownTimesId } from './own-times-id.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;
const MINUTES_A_DAY = HOURS_A_DAY * MINUTES_AN_HOUR;
/** Minutes by which clocks of the world differ from whole hours. */
const FRACTIONS: readonly number[] = [0, 30, 45];

/**
 * Builds the panel.
 * @param now ms since 1970
 * @param fraction the minutes that the offered clocks are ahead of whole hours; those of the person's clock if left out
 */
export function ownTimesPanel(
  times: OwnTimes,
  now: number,
  words: Words,
  fraction: number = fractionOf(times),
): Answer {
  const { ownTimes: say } = words;
  return {
    content: [say.heading, ...textLines(times, now, words), `-# ${say.about}`].join('\n'),
    components: [
      clockMenu(times, fraction, now, words),
      ...quietMenus(times, words),
      botMenu(times, words),
      row([
        pressButton(ownTimesId({ do: 'clocks', fraction: nextFraction(fraction) }), say.otherMinutes),
        ...(times.quiet ? [pressButton(ownTimesId({ do: 'loud' }), say.dropQuiet)] : []),
      ]),
    ],
  };
}

/** A row with the button that opens the panel. */
export function ownTimesRow({ ownTimes: say }: Words): Row {
  return row([pressButton(ownTimesId({ do: 'open' }), say.open)]);
}

function textLines(times: OwnTimes, now: number, { ownTimes: say }: Words): readonly string[] {
  const { ahead, botAfterMs } = times;
  const quiet = nextQuiet(times, now);
  const weekend = nextWeekend(times, now);
  return [
    ahead === undefined ? say.noClock : say.clock(...clockAt(ahead, now, say)),
    quiet === null
      ? say.noQuiet
      : say.quiet(
          moment(quiet.from, TimestampStyles.ShortTime),
          moment(quiet.until, TimestampStyles.ShortTime),
        ),
    botAfterMs === undefined ? say.noBot : say.bot(botAfterMs / HOUR_MS),
    ...(ahead === undefined ? [] : [say.weekend(moment(weekend.from), moment(weekend.until))]),
  ];
}

/** One option for each clock of the world with these minutes; the person picks the one that shows their time. */
function clockMenu(times: OwnTimes, fraction: number, now: number, { ownTimes: say }: Words): Row {
  const first = AHEAD_MINUTES.least + fraction;
  const options = Array.from({ length: MAX_OPTIONS }, (_, at) => first + at * MINUTES_AN_HOUR)
    .filter((ahead) => ahead <= AHEAD_MINUTES.most)
    .map((ahead) => ({
      label: say.now(...clockAt(ahead, now, say)),
      value: String(ahead),
      chosen: ahead === times.ahead,
    }));
  return menu(ownTimesId({ do: 'clock' }), say.nowMenu, options);
}

/** Nothing before the person has told their time; the end is offered once there is a begin. */
function quietMenus({ ahead, quiet }: OwnTimes, { ownTimes: say }: Words): Row[] {
  if (ahead === undefined) return [];
  const begins = Array.from({ length: HOURS_A_DAY }, (_, hour) => hour * MINUTES_AN_HOUR).map((minute) => ({
    label: say.from(clockTime(minute)),
    value: String(minute),
    chosen: minute === quiet?.from,
  }));
  const ends = Array.from(
    { length: LONGEST_QUIET_MINUTES / MINUTES_AN_HOUR },
    (_, hour) => (hour + 1) * MINUTES_AN_HOUR,
  ).map((minutes) => ({
    label: say.until(clockTime((quiet?.from ?? 0) + minutes), minutes / MINUTES_AN_HOUR),
    value: String(minutes),
    chosen: minutes === quiet?.minutes,
  }));
  return [
    menu(ownTimesId({ do: 'from' }), say.fromMenu, begins),
    ...(quiet ? [menu(ownTimesId({ do: 'until' }), say.untilMenu, ends)] : []),
  ];
}

function botMenu({ botAfterMs }: OwnTimes, { ownTimes: say }: Words): Row {
  const options = STAND_IN_HOURS.map((hours) => ({
    label: say.botAfter(hours),
    value: String(hours),
    chosen: hours * HOUR_MS === botAfterMs,
  }));
  const never = { label: say.botNever, value: '0', chosen: botAfterMs === undefined };
  return menu(ownTimesId({ do: 'bot' }), say.botMenu, [never, ...options]);
}

function fractionOf({ ahead = 0 }: OwnTimes): number {
  return ((ahead % MINUTES_AN_HOUR) + MINUTES_AN_HOUR) % MINUTES_AN_HOUR;
}

function nextFraction(fraction: number): number {
  const at = FRACTIONS.indexOf(fraction);
  return FRACTIONS[(at + 1) % FRACTIONS.length] ?? 0;
}

/** What a clock shows that is so many minutes ahead of UTC: weekday and time. */
function clockAt(ahead: number, now: number, say: Words['ownTimes']): [weekday: string, time: string] {
  const there = new Date(now + ahead * MINUTE_MS);
  const minute = there.getUTCHours() * MINUTES_AN_HOUR + there.getUTCMinutes();
  return [say.weekdays[there.getUTCDay()] ?? '', clockTime(minute)];
}

/** A minute of the day as `21:40`; the next day begins again at 0:00. */
function clockTime(minute: number): string {
  const own = minute % MINUTES_A_DAY;
  return `${Math.floor(own / MINUTES_AN_HOUR)}:${String(own % MINUTES_AN_HOUR).padStart(2, '0')}`;
}

function moment(
  ms: number,
  style:
    | typeof TimestampStyles.ShortTime
    | typeof TimestampStyles.ShortDateTime = TimestampStyles.ShortDateTime,
): string {
  return time(Math.floor(ms / 1_000), style);
}
