import { wordsFor } from '../../words/index.ts';
import { handOverAnswer } from '../panels/hand-over.ts';
import { subcommand } from '../routing/definition.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';
import type { Subcommand } from './subcommand.ts';

export const missionHandOver: Subcommand = {
  data: subcommand(({ commands }) => commands.mission.handOver),

  async run(interaction, context) {
    const { channelId, user } = interaction;
    await deferPrivately(interaction);
    await fillIn(
      interaction,
      await handOverAnswer(context, channelId, user.id, wordsFor(interaction.locale)),
    );
  },
};
