import { wordsFor } from '../../words/index.ts';
import { ownTimesPanel } from '../panels/own-times.ts';
import { command, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const quiet: SlashCommand = {
  data: command(({ commands }) => commands.quiet, EVERYWHERE).toJSON(),

  async run(interaction, { profiles, now }) {
    await deferPrivately(interaction);
    const times = await profiles.timesOf(interaction.user.id);
    await fillIn(interaction, ownTimesPanel(times, now(), wordsFor(interaction.locale)));
  },
};
