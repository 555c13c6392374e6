import { wordsFor } from '../../words/index.ts';
import { stopsAnswer } from '../panels/private-panels.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const stops: SlashCommand = {
  data: command(({ commands }) => commands.stops, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    await fillIn(
      interaction,
      await stopsAnswer(context, interaction.channelId, interaction.user.id, wordsFor(interaction.locale)),
    );
  },
};
