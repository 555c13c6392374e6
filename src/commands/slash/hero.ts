import { isHero } from '../../engine/definitions.ts';
import { findHeroes, heroAnswer, matchesName, nearestHeroes } from '../../lookup/index.ts';
import { CHOICE_LENGTH, MAX_CHOICES } from '../../render/discord-limits.ts';
import { offerMessage, type PageLink } from '../../render/lookup/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import { answerPrivately, answerWithPage } from '../lookup/deliver.ts';
import { isNamed } from '../lookup/is-named.ts';
import { command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';

const MAX_HITS = 5;

export const hero: SlashCommand = {
  data: command(({ commands }) => commands.hero, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.hero.options.name)
        .setRequired(true)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .toJSON(),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const typed = interaction.options.getString('name', true);
    const chosen = heroAnswer(typed.trim().toLowerCase())?.hero;
    const [best, ...rest] = chosen ? [chosen] : findHeroes(typed, MAX_HITS);
    if (best === undefined || !(chosen || matchesName(best, typed))) {
      const nearest = (best ? [best, ...rest] : nearestHeroes(typed)).map(heroLink);
      return answerPrivately(
        interaction,
        offerMessage(words.lookup.offers.hero(escaped(typed)), nearest, words),
      );
    }
    const others = isNamed(best.name, typed) ? [] : rest.map(heroLink);
    await answerWithPage(interaction, context, heroLink(best).page, { others });
  },

  complete(interaction) {
    const typed = interaction.options.getFocused();
    const found = findHeroes(typed, Number.POSITIVE_INFINITY);
    // The list does not hold all names: before anything is typed, playable heroes come first.
    const ranked =
      typed.trim() === '' ? found.toSorted((a, b) => Number(isHero(b.id)) - Number(isHero(a.id))) : found;
    return ranked.slice(0, MAX_CHOICES).map(({ id, name, set }) => ({ name: `${name} (${set})`, value: id }));
  },
};

function heroLink({ id, name }: { readonly id: string; readonly name: string }): PageLink {
  return { label: name, page: { kind: 'hero', id, tab: 'overview', part: 1 } };
}
