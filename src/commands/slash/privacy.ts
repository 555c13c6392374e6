import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { choice, command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const privacy: SlashCommand = {
  data: command(({ commands }) => commands.privacy, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.privacy.options.records).addChoices(
        choice('shown', ({ commands }) => commands.privacy.records.shown),
        choice('own', ({ commands }) => commands.privacy.records.own),
      ),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.privacy.options.hands).addChoices(
        choice('shown', ({ commands }) => commands.privacy.hands.shown),
        choice('own', ({ commands }) => commands.privacy.hands.own),
      ),
    )
    .toJSON(),
  async run(interaction, { profiles }) {
    const hands = interaction.options.getString('hands');
    if (hands !== null) await keepHands(interaction, profiles, hands === 'shown');
    else await keepRecords(interaction, profiles);
  },
};

async function keepHands(
  interaction: ChatInputCommandInteraction,
  profiles: BotContext['profiles'],
  isShown: boolean,
): Promise<void> {
  const { replay } = wordsFor(interaction.locale);
  await deferPrivately(interaction);
  await profiles.keepHandsShown(interaction.user.id, isShown);
  await fillIn(interaction, { content: isShown ? replay.handsShown : replay.handsHidden });
}

async function keepRecords(
  interaction: ChatInputCommandInteraction,
  profiles: BotContext['profiles'],
): Promise<void> {
  const { about, ladder } = wordsFor(interaction.locale);
  const records = interaction.options.getString('records');
  if (records === null) {
    await interaction.reply({ content: about.privacy, flags: MessageFlags.Ephemeral });
    return;
  }
  await deferPrivately(interaction);
  await profiles.keepRecordShown(interaction.user.id, records === 'shown');
  await fillIn(interaction, { content: records === 'shown' ? ladder.recordsShown : ladder.recordsHidden });
}
