import { AttachmentBuilder } from 'discord.js';
import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { IN_SERVERS } from '../install.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const report: SlashCommand = {
  data: { ...described(({ commands }) => commands.report), ...IN_SERVERS },
  async run(interaction, desk) {
    const { replies } = wordsOf(interaction);
    await deferPrivately(interaction);
    const file = await desk.tables.report(interaction.channelId, interaction.user.id);
    if (file === null) return fillIn(interaction, { content: replies.noGameHere });
    await fillIn(interaction, {
      content: replies.report,
      files: [new AttachmentBuilder(Buffer.from(file.text, 'utf8'), { name: file.name })],
    });
  },
};
