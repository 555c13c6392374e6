import { deferPrivately, fillIn } from '../answers.ts';
import { helpAnswer } from '../help.ts';
import { EVERYWHERE } from '../install.ts';
import type { SlashCommand } from '../ways-in.ts';

export const help: SlashCommand = {
  data: { name: 'help', description: 'What to do now, in a few lines', ...EVERYWHERE },
  async run(interaction, desk) {
    await deferPrivately(interaction);
    await fillIn(interaction, await helpAnswer(desk, interaction.channelId, interaction.user.id));
  },
};
