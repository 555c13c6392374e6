import { MessageFlags } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import { command, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

export const about: SlashCommand = {
  data: command(({ commands }) => commands.about, EVERYWHERE).toJSON(),
  async run(interaction) {
    await interaction.reply({
      content: wordsFor(interaction.locale).about.about,
      flags: MessageFlags.Ephemeral,
    });
  },
};
