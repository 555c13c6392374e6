import { wordsFor } from '../../words/index.ts';
import { logAnswer } from '../panels/private-panels.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const log: SlashCommand = {
  data: command(({ commands }) => commands.log, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    const { channelId, locale } = interaction;
    await fillIn(
      interaction,
      await logAnswer(context.games, channelId, wordsFor(interaction.locale), locale),
    );
  },
};
