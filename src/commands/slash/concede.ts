import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { IN_SERVERS } from '../install.ts';
import { concedeAnswer } from '../panels.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const concede: SlashCommand = {
  data: { ...described(({ commands }) => commands.concede), ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    await fillIn(
      interaction,
      await concedeAnswer(desk, interaction.channelId, interaction.user.id, wordsOf(interaction)),
    );
  },
};
