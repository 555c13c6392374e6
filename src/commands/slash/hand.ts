import { deferPrivately, fillIn } from '../answers.ts';
import { IN_SERVERS } from '../install.ts';
import { handAnswer } from '../panels.ts';
import type { SlashCommand } from '../ways-in.ts';

export const hand: SlashCommand = {
  data: { name: 'hand', description: 'Look at your hand in the game of this channel', ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    await fillIn(interaction, await handAnswer(desk, interaction.channelId, interaction.user.id));
  },
};
