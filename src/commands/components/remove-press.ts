/** Handles the button that removes an unreadable game. */

import { wordsFor } from '../../words/index.ts';
import { brokenGameOf } from '../panels/broken-game.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';

const REMOVE_PREFIX = 'u1';

/** Returns the custom id of the remove button for one game. */
export function removeId(gameId: string): string {
  return `${REMOVE_PREFIX}:${gameId}`;
}

export const removePress: PressRoute = {
  prefixes: [REMOVE_PREFIX],

  async run(interaction, context) {
    const { replies } = wordsFor(interaction.locale);
    await deferUpdate(interaction);
    const gameId = await brokenGameOf(context, interaction.channelId, interaction.user.id);
    if (gameId === null || interaction.customId !== removeId(gameId)) {
      return tellPrivately(interaction, replies.notBroken);
    }
    await context.store.deleteGame(gameId);
    context.log.warn({ gameId }, 'a game that cannot be read was removed by its player');
    await fillIn(interaction, { content: replies.removed, components: [] });
  },
};
