import { deferPrivately, fillIn } from '../answers.ts';
import { IN_SERVERS } from '../install.ts';
import { stopsAnswer } from '../panels.ts';
import type { SlashCommand } from '../ways-in.ts';

export const stops: SlashCommand = {
  data: { name: 'stops', description: 'Choose when this game stops to ask you', ...IN_SERVERS },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    await fillIn(interaction, await stopsAnswer(desk, interaction.channelId, interaction.user.id));
  },
};
