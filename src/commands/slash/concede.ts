import { deferPrivately, fillIn } from '../answers.ts';
import { IN_SERVERS } from '../install.ts';
import { concedeAnswer } from '../panels.ts';
import type { SlashCommand } from '../ways-in.ts';

export const concede: SlashCommand = {
  data: {
    name: 'concede',
    description: 'Give up the game of this channel; you are asked once more',
    ...IN_SERVERS,
  },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    await fillIn(interaction, await concedeAnswer(desk, interaction.channelId, interaction.user.id));
  },
};
