/** The menu "I am away until" under the list of a person's games. */

import { wordsFor } from '../../words/index.ts';
import { AWAY_ID, AWAY_PREFIX, awayChosen, noteAway } from '../panels/away-menu.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { deferPrivately, fillIn, tellPrivately } from '../routing/replies.ts';

export const awayPress: PressRoute = {
  prefixes: [AWAY_PREFIX],

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const [value] = interaction.isStringSelectMenu() ? interaction.values : [];
    const until = interaction.customId === AWAY_ID ? awayChosen(value, context.now()) : undefined;
    if (until === undefined) return tellPrivately(interaction, words.replies.foreignButton);
    await deferPrivately(interaction);
    await fillIn(interaction, { content: await noteAway(context, interaction.user.id, until, words) });
  },
};
