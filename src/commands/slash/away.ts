import { wordsFor } from '../../words/index.ts';
import { AWAY_DAYS, awayChosen, BACK, noteAway } from '../panels/away-menu.ts';
import { choice, command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn, tellPrivately } from '../routing/replies.ts';

export const away: SlashCommand = {
  data: command(({ commands }) => commands.away, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.away.options.for)
        .setRequired(true)
        .addChoices(
          ...AWAY_DAYS.map((days) => choice(String(days), ({ commands }) => commands.away.lengths[days])),
          choice(BACK, ({ commands }) => commands.away.back),
        ),
    )
    .toJSON(),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const until = awayChosen(interaction.options.getString('for', true), context.now());
    if (until === undefined) return tellPrivately(interaction, words.replies.foreignButton);
    await deferPrivately(interaction);
    await fillIn(interaction, { content: await noteAway(context, interaction.user.id, until, words) });
  },
};
