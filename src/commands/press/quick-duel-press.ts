/** The button that starts a duel against the bot without any questions. */
import { tellPrivately } from '../answers.ts';
import { hindrance } from '../challenge/open-place.ts';
import { playTheBot, spotOf } from '../challenge/play-the-bot.ts';
import { FOREIGN_BUTTON } from '../sentences.ts';
import type { PressRoute } from '../ways-in.ts';

const QUICK_PREFIX = 'q1';
export const QUICK_DUEL_ID = `${QUICK_PREFIX}:duel`;

const SERVERS_ONLY = 'A game needs a channel of a server that I am in: use `/duel` there.';

export const quickDuelPress: PressRoute = {
  prefixes: [QUICK_PREFIX],

  async run(interaction, desk) {
    if (interaction.customId !== QUICK_DUEL_ID) return tellPrivately(interaction, FOREIGN_BUTTON);
    // `/help` works everywhere, games do not.
    if (interaction.guild === null) return tellPrivately(interaction, SERVERS_ONLY);
    const refused = hindrance(spotOf(interaction));
    if (refused !== null) return tellPrivately(interaction, refused);
    await playTheBot(interaction, desk, { heroes: [null, null], pace: 'live', first: 'roll' });
  },
};
