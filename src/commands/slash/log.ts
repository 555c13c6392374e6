import { deferPrivately, fillIn } from '../answers.ts';
import { IN_SERVERS } from '../install.ts';
import { logAnswer } from '../panels.ts';
import type { SlashCommand } from '../ways-in.ts';

export const log: SlashCommand = {
  data: { name: 'log', description: 'Read what has happened in the game of this channel', ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    await fillIn(interaction, await logAnswer(desk, interaction.channelId));
  },
};
