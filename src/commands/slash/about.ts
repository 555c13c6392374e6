import { MessageFlags } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import { described, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

export const about: SlashCommand = {
  data: { ...described(({ commands }) => commands.about), ...EVERYWHERE },
  async run(interaction) {
    await interaction.reply({
      content: wordsFor(interaction.locale).about.about,
      flags: MessageFlags.Ephemeral,
    });
  },
};
