import { UnreadableGame } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import { perkAnswer } from '../perks/perk-answer.ts';
import { command, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';
import { contextFor } from '../words-only.ts';

export const perks: SlashCommand = {
  data: command(({ commands }) => commands.perks, EVERYWHERE).toJSON(),
  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    await deferPrivately(interaction);
    try {
      const kept = await context.perkSheets.of(interaction.user.id);
      await fillIn(
        interaction,
        await perkAnswer(await contextFor(context, interaction.user.id), kept, words),
      );
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      context.log.error({ error }, 'a perk sheet cannot be read');
      await fillIn(interaction, { content: words.perks.unreadable });
    }
  },
};
