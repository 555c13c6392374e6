import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { EVERYWHERE } from '../install.ts';
import { FORGET_ID } from '../press/forget-press.ts';
import type { SlashCommand } from '../ways-in.ts';

const TEXT = `This deletes every finished game that you played (for your opponents, too) and every open challenge from you or to you. It cannot be undone.
Games that are still being played stay until they are over: \`/concede\` ends them.`;

export const forgetMe: SlashCommand = {
  data: {
    name: 'forget-me',
    description: 'Delete what is kept about you; you are asked once more',
    ...EVERYWHERE,
  },
  async run(interaction) {
    await interaction.reply({
      content: TEXT,
      flags: MessageFlags.Ephemeral,
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Danger,
              label: 'Delete it all',
              custom_id: FORGET_ID,
            },
          ],
        },
      ],
    });
  },
};
