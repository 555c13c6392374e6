import { wordsFor } from '../../words/index.ts';
import { handOverAnswer } from '../panels/hand-over.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const handOver: SlashCommand = {
  data: command(({ commands }) => commands.handOver, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    const { channelId, user, locale } = interaction;
    await deferPrivately(interaction);
    await fillIn(interaction, await handOverAnswer(context, channelId, user.id, wordsFor(locale)));
  },
};
