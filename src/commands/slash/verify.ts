import { verificationWords } from '../panels/verification.ts';
import { described } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { IN_SERVERS } from '../routing/install.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';
import { wordsOf } from '../routing/words-of.ts';

export const verify: SlashCommand = {
  data: { ...described(({ commands }) => commands.verify), ...IN_SERVERS },
  async run(interaction, context) {
    await deferPrivately(interaction);
    const verification = await context.tables.verify(interaction.channelId);
    const words = wordsOf(interaction);
    const content = verification === null ? words.replies.noGameHere : verificationWords(verification, words);
    await fillIn(interaction, { content });
  },
};
