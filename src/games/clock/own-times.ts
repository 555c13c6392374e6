/**
 * Times that belong to a person and not to a game: daily quiet hours, the weekend by their own clock, and when a bot
 * plays for them. They are kept with the profile and copied into the person's games.
 */
import { z } from 'zod';
import { isAsynchronous, type Pace, restsOnWeekends } from './paces.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MINUTES_A_DAY = 24 * 60;

/** Quiet hours may take this much of a day at the most, in minutes, so that the others get on in the rest. */
export const LONGEST_QUIET_MINUTES = 12 * 60;

/** How far a person's clock may be behind and ahead of UTC, in minutes. */
export const AHEAD_MINUTES = { least: -11 * 60, most: 13 * 60 + 59 } as const;

/** After how many hours of waiting a person can have a bot play for them. */
export const STAND_IN_HOURS = [1, 3, 8, 24] as const;

export const ownTimesShape = z.object({
  /** How far the person's clock is ahead of UTC, in minutes; absent: they have not told their time. */
  ahead: z.int().min(AHEAD_MINUTES.least).max(AHEAD_MINUTES.most).exactOptional(),
  /** `from`: the minute of the person's day at which the quiet hours begin; `minutes`: how long they last. */
  quiet: z
    .object({
      from: z
        .int()
        .min(0)
        .max(MINUTES_A_DAY - 1),
      minutes: z.int().positive().max(LONGEST_QUIET_MINUTES),
    })
    .exactOptional(),
  /** A bot plays for the person after this time, in ms, in which a game with others waited for them. */
  botAfterMs: z.int().positive().max(DAY).exactOptional(),
});

export type OwnTimes = Readonly<z.infer<typeof ownTimesShape>>;

/** A stretch that comes again and again, in which no clock counts for a person. All in ms. */
export interface Rest {
  readonly every: number;
  /** The begin of one of the stretches, in ms since 1970. */
  readonly begin: number;
  readonly length: number;
}

/**
 * Returns the stretches in which the clock of a game stands still for a person; none in a live game.
 * A weekend is Saturday and Sunday by the person's own clock, or UTC where they have not told it.
 */
export function restsOf(pace: Pace, times: OwnTimes | null): readonly Rest[] {
  if (!isAsynchronous(pace)) return [];
  const { ahead = 0, quiet } = times ?? {};
  return [
    ...(quiet ? [{ every: DAY, begin: (quiet.from - ahead) * MINUTE, length: quiet.minutes * MINUTE }] : []),
    ...(restsOnWeekends(pace) ? [weekendOf(ahead)] : []),
  ];
}

/** 1970 began with a Thursday, so its first Saturday is two days later. */
function weekendOf(ahead: number): Rest {
  return { every: WEEK, begin: 2 * DAY - ahead * MINUTE, length: 2 * DAY };
}

/** Returns the next weekend by this clock that is not over at `now`, in ms since 1970. */
export function nextWeekend(
  times: OwnTimes | null,
  now: number,
): { readonly from: number; readonly until: number } {
  const weekend = weekendOf(times?.ahead ?? 0);
  const from = latestBegin(weekend, now);
  const isOver = from + weekend.length <= now;
  const begin = isOver ? from + weekend.every : from;
  return { from: begin, until: begin + weekend.length };
}

/**
 * Returns when `ms` have passed since `from` without the stretches in which the clock stands still (ms since 1970). A
 * time within such a stretch becomes its end.
 */
export function countedFrom(from: number, ms: number, rests: readonly Rest[]): number {
  let [at, left] = [restEnd(from, rests), ms];
  if (rests.length === 0) return at + left;
  for (;;) {
    const next = Math.min(...rests.map((rest) => latestBegin(rest, at) + rest.every));
    if (at + left <= next) return at + left;
    left -= next - at;
    at = restEnd(next, rests);
  }
}

/** Whether the clock stands still at a moment (ms since 1970). */
export function isResting(at: number, rests: readonly Rest[]): boolean {
  return restEnd(at, rests) > at;
}

/** Returns when the clock counts again: `at` itself outside of all stretches. */
function restEnd(at: number, rests: readonly Rest[]): number {
  let end = at;
  for (;;) {
    const within = rests.find((rest) => end < latestBegin(rest, end) + rest.length);
    if (within === undefined) return end;
    end = latestBegin(within, end) + within.length;
  }
}

function latestBegin({ every, begin }: Rest, at: number): number {
  return begin + Math.floor((at - begin) / every) * every;
}

/** Returns the next begin and end of the quiet hours that are not over at `now`, in ms since 1970; null without any. */
export function nextQuiet(
  { ahead = 0, quiet }: OwnTimes,
  now: number,
): { readonly from: number; readonly until: number } | null {
  if (quiet === undefined) return null;
  const rest = { every: DAY, begin: (quiet.from - ahead) * MINUTE, length: quiet.minutes * MINUTE };
  const from = latestBegin(rest, now);
  const begin = from + rest.length <= now ? from + DAY : from;
  return { from: begin, until: begin + rest.length };
}
