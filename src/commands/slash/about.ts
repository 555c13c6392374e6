import { MessageFlags } from 'discord.js';
import { described } from '../definition.ts';
import { EVERYWHERE } from '../install.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const about: SlashCommand = {
  data: { ...described(({ commands }) => commands.about), ...EVERYWHERE },
  async run(interaction) {
    await interaction.reply({ content: wordsOf(interaction).about.about, flags: MessageFlags.Ephemeral });
  },
};
