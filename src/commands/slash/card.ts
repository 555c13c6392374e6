import { ApplicationCommandOptionType } from 'discord.js';
import { type CardHit, cardAnswer, findCards, nearestCards } from '../../lookup/index.ts';
import { offerMessage, type PageLink, wordsFor } from '../../render/lookup/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { EVERYWHERE } from '../install.ts';
import { answerPrivately, answerWithPage, wordsOf } from '../lookup/deliver.ts';
import { isNamed } from '../lookup/named.ts';
import type { SlashCommand } from '../ways-in.ts';

const en = wordsFor('en-US');
const MOST_HITS = 6;

export const card: SlashCommand = {
  data: {
    name: 'card',
    description: en.commands.card,
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        description: en.commands.cardName,
        required: true,
        max_length: 100,
        autocomplete: true,
      },
    ],
  },

  async run(interaction, desk) {
    const words = wordsOf(interaction);
    const typed = interaction.options.getString('name', true);
    const chosen = cardAnswer(typed.trim().toLowerCase());
    const hits: CardHit[] = chosen ? [chosen] : findCards(typed, MOST_HITS);
    const [best, ...rest] = hits;
    if (best === undefined) {
      const nearest = nearestCards(typed).map(cardLink);
      return answerPrivately(interaction, offerMessage(words.offers.card(escaped(typed)), nearest, words));
    }
    const named = hits.filter((hit) => isNamed(hit.card.name, typed));
    if (named.length > 1) {
      const sentence = words.offers.sameName(best.card.name);
      return answerPrivately(interaction, offerMessage(sentence, named.map(cardLink), words));
    }
    const others = named.length === 1 ? [] : rest.map(cardLink);
    await answerWithPage(interaction, desk, cardLink(best).page, { others });
  },

  complete: (interaction) =>
    findCards(interaction.options.getFocused()).map(({ key, label }) => ({
      name: clipped(label, 100),
      value: key,
    })),
};

function cardLink({ key, label }: CardHit): PageLink {
  return { label, page: { kind: 'card', key } };
}
