import { ApplicationCommandOptionType, MessageFlags } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import { choice, described, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const privacy: SlashCommand = {
  data: {
    ...described(({ commands }) => commands.privacy),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...described(({ commands }) => commands.privacy.options.records),
        required: false,
        choices: [
          choice('shown', ({ commands }) => commands.privacy.records.shown),
          choice('own', ({ commands }) => commands.privacy.records.own),
        ],
      },
    ],
  },
  async run(interaction, { profiles }) {
    const { about, ladder } = wordsFor(interaction.locale);
    const records = interaction.options.getString('records');
    if (records === null) {
      await interaction.reply({ content: about.privacy, flags: MessageFlags.Ephemeral });
      return;
    }
    await deferPrivately(interaction);
    await profiles.keepRecordShown(interaction.user.id, records === 'shown');
    await fillIn(interaction, { content: records === 'shown' ? ladder.recordsShown : ladder.recordsHidden });
  },
};
