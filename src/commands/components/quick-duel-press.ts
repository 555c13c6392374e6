/** Handles the button that starts a duel against the bot without further options. */
import { USUAL_LEVEL } from '../../ai/players/index.ts';
import { wordsFor } from '../../words/index.ts';
import { tooManyGames } from '../opening/activity-limits.ts';
import { refusalAt } from '../opening/open-game-channel.ts';
import { gameChannelOf, playTheBot } from '../opening/play-the-bot.ts';
import { playedRulesOf } from '../played-rules.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { tellPrivately } from '../routing/replies.ts';

const QUICK_PREFIX = 'q1';
export const QUICK_DUEL_ID = `${QUICK_PREFIX}:duel`;

export const quickDuelPress: PressRoute = {
  prefixes: [QUICK_PREFIX],

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    if (interaction.customId !== QUICK_DUEL_ID) {
      return tellPrivately(interaction, words.replies.foreignButton);
    }
    // `/help` works everywhere, games only in servers.
    if (interaction.guild === null) return tellPrivately(interaction, words.challenge.serversOnly);
    const refused =
      (await refusalAt(context, gameChannelOf(interaction), words)) ??
      (await tooManyGames(context, interaction.user.id, words));
    if (refused !== null) return tellPrivately(interaction, refused);
    await playTheBot(interaction, context, {
      heroes: [null, null],
      pace: 'live',
      first: 'roll',
      houseRules: (await playedRulesOf(context, interaction)).houseRules,
      level: USUAL_LEVEL,
    });
  },
};
