import { type CardHit, cardAnswer, cardLabel, findCards, nearestCards } from '../../lookup/index.ts';
import { CHOICE_LENGTH, MAX_CHOICES } from '../../render/discord-limits.ts';
import { offerMessage, type PageLink } from '../../render/lookup/index.ts';
import { clipped, escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { answerPrivately, answerWithPage } from '../lookup/deliver.ts';
import { isNamed } from '../lookup/is-named.ts';
import { playedModes } from '../lookup/rule-filter.ts';
import { command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

const MAX_HITS = 6;

export const card: SlashCommand = {
  data: command(({ commands }) => commands.card, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.card.options.name)
        .setRequired(true)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .toJSON(),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const link = (hit: CardHit) => cardLink(hit, words);
    const typed = interaction.options.getString('name', true);
    const chosen = cardAnswer(typed.trim().toLowerCase());
    const hits: CardHit[] = chosen ? [chosen] : findCards(typed, MAX_HITS);
    const [best, ...rest] = hits;
    if (best === undefined) {
      const nearest = nearestCards(typed).map(link);
      return answerPrivately(
        interaction,
        offerMessage(words.lookup.offers.card(escaped(typed)), nearest, words),
      );
    }
    const named = hits.filter((hit) => isNamed(hit.card.name, typed));
    if (named.length > 1) {
      const sentence = words.lookup.offers.sameName(best.card.name);
      return answerPrivately(interaction, offerMessage(sentence, named.map(link), words));
    }
    const others = named.length === 1 ? [] : rest.map(link);
    await answerWithPage(interaction, context, link(best).page, { others });
  },

  async complete(interaction, context) {
    const words = wordsFor(interaction.locale);
    const found = findCards(interaction.options.getFocused());
    const plays = await playedModes(context, interaction);
    const played = found.filter((hit) => hit.of !== 'missions' || plays.includes('missions'));
    return (played.length > 0 ? played : found).slice(0, MAX_CHOICES).map((hit) => ({
      name: clipped(cardLabel(hit, words), CHOICE_LENGTH),
      value: hit.key,
    }));
  },
};

function cardLink(hit: CardHit, words: Words): PageLink {
  return { label: cardLabel(hit, words), page: { kind: 'card', key: hit.key } };
}
