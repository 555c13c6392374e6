import { AttachmentBuilder } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const report: SlashCommand = {
  data: command(({ commands }) => commands.report, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    const { replies, sameDice } = wordsFor(interaction.locale);
    await deferPrivately(interaction);
    const file = await context.games.report(interaction.channelId, interaction.user.id);
    if (file === null) {
      const game = await context.games.look(interaction.channelId);
      return fillIn(interaction, { content: game === null ? replies.noGameHere : sameDice.sealed });
    }
    await fillIn(interaction, {
      content: replies.report,
      files: [new AttachmentBuilder(Buffer.from(file.text, 'utf8'), { name: file.name })],
    });
  },
};
