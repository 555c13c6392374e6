/** The menu "I am away until" below a person's list of games and in `/away`. */

import { time } from '@discordjs/builders';
import {
  type APIActionRowComponent,
  type APIStringSelectComponent,
  ComponentType,
  TimestampStyles,
} from 'discord.js';
import type { Words } from '../../words/index.ts';

export const AWAY_PREFIX = 'a1';
export const AWAY_ID = `${AWAY_PREFIX}:away`;

const DAY_MS = 24 * 60 * 60_000;
/** Choices in days; longer absences would hold up the other players. */
export const AWAY_DAYS = [1, 3, 7, 14] as const;
export const BACK = 'back';

export function awayMenu({ games }: Words): APIActionRowComponent<APIStringSelectComponent> {
  const options = [
    ...AWAY_DAYS.map((days) => ({ label: games.awayFor(days), value: String(days) })),
    { label: games.back, value: BACK },
  ];
  return {
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.StringSelect, custom_id: AWAY_ID, placeholder: games.away, options }],
  };
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

/** The sentence that confirms the choice. */
export function awayWords(until: number | null, noted: number, { games }: Words): string {
  if (noted === 0) return games.awayNowhere;
  if (until === null) return games.isBack(noted);
  return games.isAway(time(Math.floor(until / 1_000), TimestampStyles.ShortDateTime), noted);
}
