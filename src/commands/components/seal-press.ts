/** Answers the button "How the dice are sealed" of a game with the whole hash of its seed. */
import { wordsFor } from '../../words/index.ts';
import { readSealId, SEAL_PREFIX } from '../opening/seal.ts';
import { sealWords } from '../panels/verification.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { deferPrivately, fillIn, tellPrivately } from '../routing/replies.ts';

export const sealPress: PressRoute = {
  prefixes: [SEAL_PREFIX],

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const posted = readSealId(interaction.customId);
    if (posted === null) return tellPrivately(interaction, words.replies.foreignButton);
    await deferPrivately(interaction);
    const game = await context.games.lookAtGame(posted.gameId);
    const seal = game?.guildId === interaction.guildId ? await context.games.sealOf(posted.gameId) : null;
    await fillIn(interaction, {
      content: seal === null ? words.rematch.gone : sealWords(seal, posted.seedHash, words),
    });
  },
};
