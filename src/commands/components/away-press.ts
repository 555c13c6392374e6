/** The menu "I am away until" under the list of a person's games. */

import { AWAY_ID, AWAY_PREFIX, awayChosen, awayWords } from '../panels/away-menu.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { deferPrivately, fillIn, tellPrivately } from '../routing/replies.ts';
import { wordsOf } from '../routing/words-of.ts';

export const awayPress: PressRoute = {
  prefixes: [AWAY_PREFIX],

  async run(interaction, context) {
    const words = wordsOf(interaction);
    const [value] = interaction.isStringSelectMenu() ? interaction.values : [];
    const until = interaction.customId === AWAY_ID ? awayChosen(value, context.now()) : undefined;
    if (until === undefined) return tellPrivately(interaction, words.replies.foreignButton);
    await deferPrivately(interaction);
    const noted = await context.tables.setAway(interaction.user.id, until);
    await fillIn(interaction, { content: awayWords(until, noted, words) });
  },
};
