/** The menu "I am away until" below a person's list of games and in `/away`. */

import { time } from '@discordjs/builders';
import { TimestampStyles } from 'discord.js';
import { awayLeftMs, NO_ABSENCE } from '../../games/actions/absence.ts';
import { isAsynchronous } from '../../games/clock/paces.ts';
import { seatsOf } from '../../games/repository/occupants.ts';
import { menu, type Row } from '../../render/components.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';

export const AWAY_PREFIX = 'a1';
export const AWAY_ID = `${AWAY_PREFIX}:away`;

const DAY_MS = 24 * 60 * 60_000;
/** Choices in days; longer absences would hold up the other players. */
export const AWAY_DAYS = [1, 3, 7, 14] as const;
export const BACK = 'back';

export function awayMenu({ games }: Words): Row {
  const options = [
    ...AWAY_DAYS.map((days) => ({ label: games.awayFor(days), value: String(days) })),
    { label: games.back, value: BACK },
  ];
  return menu(AWAY_ID, games.away, options);
}

/**
 * Parses the chosen value.
 * @param now ms since 1970
 * @returns the time until which the person is away, null for a person who is back; undefined for an unknown value
 */
export function awayChosen(value: string | undefined, now: number): number | null | undefined {
  if (value === BACK) return null;
  const days = AWAY_DAYS.find((each) => String(each) === value);
  return days === undefined ? undefined : now + days * DAY_MS;
}

/** Notes the absence in the person's games, and returns the sentence that confirms it and tells what is left. */
export async function noteAway(
  { games, now }: Pick<BotContext, 'games' | 'now'>,
  userId: string,
  until: number | null,
  { games: say }: Words,
): Promise<string> {
  const noted = await games.setAway(userId, until);
  if (noted === 0) return say.awayNowhere;
  if (until === null) return say.isBack(noted);
  const at = now();
  const absences = (await games.listFor(userId)).flatMap(({ pace, occupants, away = [] }) => {
    const [seat] = seatsOf(occupants, userId);
    return isAsynchronous(pace) && seat !== undefined ? [away[seat] ?? NO_ABSENCE] : [];
  });
  const excused = absences.filter(({ until: end }) => end > at);
  const shorter = excused.filter(({ until: end }) => end < until).map(({ until: end }) => shown(end));
  const days = Math.floor(Math.min(...excused.map((one) => awayLeftMs(one, one.until))) / DAY_MS);
  return [
    ...(excused.length > 0 ? [say.isAway(shown(until), excused.length)] : []),
    ...(shorter.length > 0 ? [say.awayOnlyUntil([...new Set(shorter)])] : []),
    ...(absences.length > excused.length ? [say.awayUsedUp(absences.length - excused.length)] : []),
    ...(excused.length > 0 ? [say.awayLeft(days)] : []),
  ].join(' ');
}

function shown(ms: number): string {
  return time(Math.floor(ms / 1_000), TimestampStyles.ShortDateTime);
}
