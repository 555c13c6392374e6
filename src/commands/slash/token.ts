import { findTokens, nearestTokens, type TokenHit, tokenAnswer } from '../../lookup/index.ts';
import { CHOICE_LENGTH, MAX_CHOICES } from '../../render/discord-limits.ts';
import { offerMessage, type PageLink } from '../../render/lookup/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import { answerPrivately, answerWithPage } from '../lookup/deliver.ts';
import { isNamed } from '../lookup/is-named.ts';
import { command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

const MAX_HITS = 5;

export const token: SlashCommand = {
  data: command(({ commands }) => commands.token, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.token.options.name)
        .setRequired(true)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .toJSON(),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const typed = interaction.options.getString('name', true);
    const chosen = tokenAnswer(typed.trim().toLowerCase());
    const [best, ...rest] = chosen ? [chosen] : findTokens(typed, MAX_HITS);
    if (best === undefined) {
      const nearest = nearestTokens(typed).map(tokenLink);
      return answerPrivately(
        interaction,
        offerMessage(words.lookup.offers.token(escaped(typed)), nearest, words),
      );
    }
    const others = isNamed(best.name, typed) ? [] : rest.map(tokenLink);
    await answerWithPage(interaction, context, tokenLink(best).page, { others });
  },

  complete: (interaction) =>
    findTokens(interaction.options.getFocused(), MAX_CHOICES).map(({ id, label }) => ({
      name: clipped(label, CHOICE_LENGTH),
      value: id,
    })),
};

function tokenLink({ id, label }: TokenHit): PageLink {
  return { label, page: { kind: 'token', id } };
}
