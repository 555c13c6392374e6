/** Handles the button that blocks a challenger, and the select that unblocks somebody. */
import { userMention } from '@discordjs/builders';
import { wordsFor } from '../../words/index.ts';
import { BLOCK_PREFIX, blockWords, readBlockId, UNBLOCK_ID } from '../panels/block-list.ts';
import type { PressRoute } from '../routing/handlers.ts';
import { deferUpdate, fillIn, tellPrivately } from '../routing/replies.ts';
import { isPrivate } from './panel-press.ts';

export const blockPress: PressRoute = {
  prefixes: [BLOCK_PREFIX],

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const { customId, user } = interaction;
    const blockedId = readBlockId(customId);
    const freed =
      customId === UNBLOCK_ID && interaction.isUserSelectMenu() ? interaction.values[0] : undefined;
    // On a public message a forged button would show to everybody whom its presser blocks.
    if (!isPrivate(interaction) || (blockedId === null && freed === undefined)) {
      return tellPrivately(interaction, words.replies.foreignButton);
    }
    await deferUpdate(interaction);
    if (blockedId !== null) {
      const content = await blockWords(context, user.id, { id: blockedId, bot: false }, words);
      return fillIn(interaction, { content, components: [] });
    }
    if (freed === undefined) return;
    await context.profiles.keepBlock(user.id, freed, false);
    await fillIn(interaction, { content: words.block.unblocked(userMention(freed)), components: [] });
  },
};
