import { deferPrivately, fillIn } from '../answers.ts';
import { described } from '../definition.ts';
import { IN_SERVERS } from '../install.ts';
import { logAnswer } from '../panels.ts';
import type { SlashCommand } from '../ways-in.ts';
import { wordsOf } from '../words-of.ts';

export const log: SlashCommand = {
  data: { ...described(({ commands }) => commands.log), ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    await fillIn(interaction, await logAnswer(desk, interaction.channelId, wordsOf(interaction)));
  },
};
