/** The button that removes a game which cannot be read. */
import { deferUpdate, fillIn, tellPrivately } from '../answers.ts';
import { brokenGameOf } from '../broken-game.ts';
import type { PressRoute } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

const REMOVE_PREFIX = 'u1';

/** The custom id of the button for one game. */
export function removeId(gameId: string): string {
  return `${REMOVE_PREFIX}:${gameId}`;
}

export const removePress: PressRoute = {
  prefixes: [REMOVE_PREFIX],

  async run(interaction, desk) {
    const { replies } = wordsOf(interaction);
    await deferUpdate(interaction);
    const gameId = await brokenGameOf(desk, interaction.channelId, interaction.user.id);
    if (gameId === null || interaction.customId !== removeId(gameId)) {
      return tellPrivately(interaction, replies.notBroken);
    }
    await desk.store.deleteGame(gameId);
    desk.log.warn({ gameId }, 'a game that cannot be read was removed by its player');
    await fillIn(interaction, { content: replies.removed, components: [] });
  },
};
