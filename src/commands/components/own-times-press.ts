/** Handles the panel of a person's own times: each press is kept, noted in their games, and shown at once. */
import { type OwnTimes, ownTimesShape } from '../../games/clock/own-times.ts';
import { wordsFor } from '../../words/index.ts';
import { ownTimesPanel } from '../panels/own-times.ts';
import { OWN_TIMES_PREFIX, type OwnTimesPress, readOwnTimesId } from '../panels/own-times-id.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { deferPrivately, deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';
import { isPrivate } from './panel-press.ts';

const HOUR_MS = 60 * 60_000;
/** How long quiet hours last that have only been given a begin, in minutes. */
const USUAL_QUIET_MINUTES = 8 * 60;

export const ownTimesPress: PressRoute = {
  prefixes: [OWN_TIMES_PREFIX],

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const press = readOwnTimesId(interaction.customId);
    // On a public message a forged button would show a person's times to everybody.
    if (press === null || !isPrivate(interaction)) {
      return tellPrivately(interaction, words.replies.foreignButton);
    }
    const { games, profiles, now } = context;
    const { id } = interaction.user;
    const [value] = interaction.isStringSelectMenu() ? interaction.values : [];
    if (press.do === 'open') await deferPrivately(interaction);
    else await deferUpdate(interaction);
    const before = await profiles.timesOf(id);
    const times = timesAfter(before, press, Number(value));
    if (times === null) return tellPrivately(interaction, words.replies.foreignButton);
    if (times !== before) {
      await profiles.keepTimes(id, times);
      await games.setOwnTimes(id, times);
    }
    const fraction = press.do === 'clocks' ? press.fraction : undefined;
    await fillIn(interaction, ownTimesPanel(times, now(), words, fraction));
  },
};

/**
 * Returns the times after a press; null when the value is none that the panel offers.
 * @param value the chosen number of a select; not a number for buttons
 */
export function timesAfter(before: OwnTimes, press: OwnTimesPress, value: number): OwnTimes | null {
  const { quiet, botAfterMs, ...rest } = before;
  const kept = { ...rest, ...(botAfterMs === undefined ? {} : { botAfterMs }) };
  switch (press.do) {
    case 'open':
    case 'clocks':
      return before;
    case 'loud':
      return kept;
    case 'clock':
      return checked({ ...before, ahead: value });
    case 'from':
      return checked({ ...before, quiet: { from: value, minutes: quiet?.minutes ?? USUAL_QUIET_MINUTES } });
    case 'until':
      return quiet ? checked({ ...before, quiet: { ...quiet, minutes: value } }) : null;
    case 'bot':
      if (value === 0) return { ...rest, ...(quiet ? { quiet } : {}) };
      return checked({ ...before, botAfterMs: value * HOUR_MS });
  }
}

function checked(times: OwnTimes): OwnTimes | null {
  return ownTimesShape.safeParse(times).data ?? null;
}
