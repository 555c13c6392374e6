import { MessageFlags } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import { described, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

export const privacy: SlashCommand = {
  data: { ...described(({ commands }) => commands.privacy), ...EVERYWHERE },
  async run(interaction) {
    await interaction.reply({
      content: wordsFor(interaction.locale).about.privacy,
      flags: MessageFlags.Ephemeral,
    });
  },
};
