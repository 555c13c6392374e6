import { MessageFlags } from 'discord.js';
import { described } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { EVERYWHERE } from '../routing/install.ts';
import { wordsOf } from '../routing/words-of.ts';

export const about: SlashCommand = {
  data: { ...described(({ commands }) => commands.about), ...EVERYWHERE },
  async run(interaction) {
    await interaction.reply({ content: wordsOf(interaction).about.about, flags: MessageFlags.Ephemeral });
  },
};
