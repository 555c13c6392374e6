import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import { FORGET_ID } from '../components/forget-press.ts';
import { described, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

export const forgetMe: SlashCommand = {
  data: { ...described(({ commands }) => commands.forgetMe), ...EVERYWHERE },
  async run(interaction) {
    const { about } = wordsFor(interaction.locale);
    await interaction.reply({
      content: about.forgetMe,
      flags: MessageFlags.Ephemeral,
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Danger,
              label: about.forgetButton,
              custom_id: FORGET_ID,
            },
          ],
        },
      ],
    });
  },
};
