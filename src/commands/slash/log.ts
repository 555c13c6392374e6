import { wordsFor } from '../../words/index.ts';
import { logWithReasons } from '../panels/why.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const log: SlashCommand = {
  data: command(({ commands }) => commands.log, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    const { channelId, locale, user } = interaction;
    const words = wordsFor(locale);
    await fillIn(interaction, await logWithReasons(context, channelId, user.id, words, locale));
  },
};
