import { wordsFor } from '../../words/index.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { slashPress } from '../routing/press-interaction.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const undo: SlashCommand = {
  data: command(({ commands }) => commands.undo, IN_SERVERS).toJSON(),
  async run(interaction, context) {
    await deferPrivately(interaction);
    const { presses } = wordsFor(interaction.locale);
    const outcome = await context.games.takeBack(slashPress(interaction));
    const isAsked = outcome.result === 'done' && outcome.game.takeBackAsked === true;
    const content =
      outcome.result === 'done' ? (isAsked ? presses.takeBackAsked : presses.tookBack) : outcome.sentence;
    await fillIn(interaction, { content });
  },
};
