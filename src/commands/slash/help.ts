import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { helpAnswer } from '../help.ts';
import { EVERYWHERE } from '../install.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const help: SlashCommand = {
  data: { ...described(({ commands }) => commands.help), ...EVERYWHERE },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    await fillIn(
      interaction,
      await helpAnswer(desk, interaction.channelId, interaction.user.id, wordsOf(interaction)),
    );
  },
};
