import { ApplicationCommandOptionType } from 'discord.js';
import { findTokens, nearestTokens, type TokenHit, tokenAnswer } from '../../lookup/index.ts';
import { offerMessage, type PageLink, wordsFor } from '../../render/lookup/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { EVERYWHERE } from '../install.ts';
import { answerPrivately, answerWithPage, wordsOf } from '../lookup/deliver.ts';
import { isNamed } from '../lookup/named.ts';
import type { SlashCommand } from '../ways-in.ts';

const en = wordsFor('en-US');
const MOST_HITS = 5;

export const token: SlashCommand = {
  data: {
    name: 'token',
    description: en.commands.token,
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        description: en.commands.tokenName,
        required: true,
        max_length: 100,
        autocomplete: true,
      },
    ],
  },

  async run(interaction, desk) {
    const words = wordsOf(interaction);
    const typed = interaction.options.getString('name', true);
    const chosen = tokenAnswer(typed.trim().toLowerCase());
    const [best, ...rest] = chosen ? [chosen] : findTokens(typed, MOST_HITS);
    if (best === undefined) {
      const nearest = nearestTokens(typed).map(tokenLink);
      return answerPrivately(interaction, offerMessage(words.offers.token(escaped(typed)), nearest, words));
    }
    const others = isNamed(best.name, typed) ? [] : rest.map(tokenLink);
    await answerWithPage(interaction, desk, tokenLink(best).page, { others });
  },

  complete: (interaction) =>
    findTokens(interaction.options.getFocused()).map(({ id, label }) => ({
      name: clipped(label, 100),
      value: id,
    })),
};

function tokenLink({ id, label }: TokenHit): PageLink {
  return { label, page: { kind: 'token', id } };
}
