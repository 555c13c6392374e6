import { MessageFlags } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import { described } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { EVERYWHERE } from '../routing/install.ts';

export const about: SlashCommand = {
  data: { ...described(({ commands }) => commands.about), ...EVERYWHERE },
  async run(interaction) {
    await interaction.reply({
      content: wordsFor(interaction.locale).about.about,
      flags: MessageFlags.Ephemeral,
    });
  },
};
