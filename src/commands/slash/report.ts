import { AttachmentBuilder } from 'discord.js';
import { deferPrivately, fillIn } from '../answers.ts';
import { IN_SERVERS } from '../install.ts';
import { NO_GAME_HERE } from '../sentences.ts';
import type { SlashCommand } from '../ways-in.ts';

export const report: SlashCommand = {
  data: {
    name: 'report',
    description: 'Get a file of this game to send along when something is wrong',
    ...IN_SERVERS,
  },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    const file = await desk.tables.report(interaction.channelId, interaction.user.id);
    if (file === null) return fillIn(interaction, { content: NO_GAME_HERE });
    await fillIn(interaction, {
      content:
        'This file tells the game as far as you may know it. Send it to whoever runs this bot, with a line about what looks wrong.',
      files: [new AttachmentBuilder(Buffer.from(file.text, 'utf8'), { name: file.name })],
    });
  },
};
