import { wordsFor } from '../../words/index.ts';
import { concedeAnswer } from '../panels/concede.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const concede: SlashCommand = {
  data: command(({ commands }) => commands.concede, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    await fillIn(
      interaction,
      await concedeAnswer(context, interaction.channelId, interaction.user.id, wordsFor(interaction.locale)),
    );
  },
};
