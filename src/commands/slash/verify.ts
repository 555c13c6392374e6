import { wordsFor } from '../../words/index.ts';
import { verificationAnswer } from '../panels/verification.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const verify: SlashCommand = {
  data: command(({ commands }) => commands.verify, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    const verification = await context.games.verify(interaction.channelId);
    const words = wordsFor(interaction.locale);
    const none = { content: words.replies.noGameHere };
    await fillIn(interaction, verification === null ? none : verificationAnswer(verification, words));
  },
};
