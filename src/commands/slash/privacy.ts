import { MessageFlags } from 'discord.js';
import { described } from '../definition.ts';
import { EVERYWHERE } from '../install.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const privacy: SlashCommand = {
  data: { ...described(({ commands }) => commands.privacy), ...EVERYWHERE },
  async run(interaction) {
    await interaction.reply({ content: wordsOf(interaction).about.privacy, flags: MessageFlags.Ephemeral });
  },
};
