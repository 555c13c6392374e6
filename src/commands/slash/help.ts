import { wordsFor } from '../../words/index.ts';
import { helpAnswer } from '../panels/help.ts';
import { command, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const help: SlashCommand = {
  data: command(({ commands }) => commands.help, EVERYWHERE).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    await fillIn(
      interaction,
      await helpAnswer(context, interaction.channelId, interaction.user.id, wordsFor(interaction.locale)),
    );
  },
};
