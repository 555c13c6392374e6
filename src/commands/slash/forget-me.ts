import { ButtonStyle, MessageFlags } from 'discord.js';
import { pressButton, row } from '../../render/components.ts';
import { wordsFor } from '../../words/index.ts';
import { FORGET_ID } from '../components/forget-press.ts';
import { command, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

export const forgetMe: SlashCommand = {
  data: command(({ commands }) => commands.forgetMe, EVERYWHERE).toJSON(),
  async run(interaction) {
    const { about } = wordsFor(interaction.locale);
    await interaction.reply({
      content: about.forgetMe,
      flags: MessageFlags.Ephemeral,
      components: [row([pressButton(FORGET_ID, about.forgetButton, ButtonStyle.Danger)])],
    });
  },
};
