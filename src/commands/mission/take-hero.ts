import { wordsFor } from '../../words/index.ts';
import { takeHeroAnswer } from '../panels/hand-over.ts';
import { subcommand } from '../routing/definition.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';
import type { Subcommand } from './subcommand.ts';

export const missionTakeHero: Subcommand = {
  data: subcommand(({ commands }) => commands.mission.takeHero),

  async run(interaction, context) {
    const { channelId, user } = interaction;
    await deferPrivately(interaction);
    await fillIn(
      interaction,
      await takeHeroAnswer(context, channelId, user.id, wordsFor(interaction.locale)),
    );
  },
};
