import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { described } from '../definition.ts';
import { EVERYWHERE } from '../install.ts';
import { FORGET_ID } from '../press/forget-press.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const forgetMe: SlashCommand = {
  data: { ...described(({ commands }) => commands.forgetMe), ...EVERYWHERE },
  async run(interaction) {
    const { about } = wordsOf(interaction);
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
