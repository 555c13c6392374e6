import { MessageFlags } from 'discord.js';
import { described } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { EVERYWHERE } from '../routing/install.ts';
import { wordsOf } from '../routing/words-of.ts';

export const privacy: SlashCommand = {
  data: { ...described(({ commands }) => commands.privacy), ...EVERYWHERE },
  async run(interaction) {
    await interaction.reply({ content: wordsOf(interaction).about.privacy, flags: MessageFlags.Ephemeral });
  },
};
