import { wordsFor } from '../../words/index.ts';
import { textAnswer } from '../panels/answer.ts';
import { blockListAnswer, blockWords } from '../panels/block-list.ts';
import { command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const block: SlashCommand = {
  data: command(({ commands }) => commands.block, EVERYWHERE)
    .addUserOption((option) => named(option, ({ commands }) => commands.block.options.person))
    .toJSON(),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const { user, options } = interaction;
    await deferPrivately(interaction);
    const person = options.getUser('person');
    const answer =
      person === null
        ? await blockListAnswer(context, user.id, words)
        : textAnswer(await blockWords(context, user.id, person, words));
    await fillIn(interaction, answer);
  },
};
