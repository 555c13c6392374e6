import { wordsFor } from '../../words/index.ts';
import { waitingAnswer } from '../panels/waiting.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const waiting: SlashCommand = {
  data: command(({ commands }) => commands.waiting, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    const { channelId, user, locale } = interaction;
    await deferPrivately(interaction);
    await fillIn(interaction, await waitingAnswer(context, channelId, user.id, wordsFor(locale)));
  },
};
