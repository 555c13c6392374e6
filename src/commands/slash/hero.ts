import { ApplicationCommandOptionType } from 'discord.js';
import { isHero } from '../../engine/index.ts';
import { findHeroes, heroAnswer, nearestHeroes } from '../../lookup/index.ts';
import { offerMessage, type PageLink, wordsFor } from '../../render/lookup/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { EVERYWHERE } from '../install.ts';
import { answerPrivately, answerWithPage, wordsOf } from '../lookup/deliver.ts';
import { isNamed } from '../lookup/named.ts';
import type { SlashCommand } from '../ways-in.ts';

const en = wordsFor('en-US');
const MOST_HITS = 5;
const MOST_CHOICES = 25;

export const hero: SlashCommand = {
  data: {
    name: 'hero',
    description: en.commands.hero,
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'name',
        description: en.commands.heroName,
        required: true,
        max_length: 100,
        autocomplete: true,
      },
    ],
  },

  async run(interaction, desk) {
    const words = wordsOf(interaction);
    const typed = interaction.options.getString('name', true);
    const chosen = heroAnswer(typed.trim().toLowerCase())?.hero;
    const [best, ...rest] = chosen ? [chosen] : findHeroes(typed, MOST_HITS);
    if (best === undefined) {
      const nearest = nearestHeroes(typed).map(heroLink);
      return answerPrivately(interaction, offerMessage(words.offers.hero(escaped(typed)), nearest, words));
    }
    const others = isNamed(best.name, typed) ? [] : rest.map(heroLink);
    await answerWithPage(interaction, desk, heroLink(best).page, { others });
  },

  complete(interaction) {
    const typed = interaction.options.getFocused();
    const found = findHeroes(typed, Number.POSITIVE_INFINITY);
    // All names do not fit on the list: before anything is typed the heroes that can be played come first.
    const ranked =
      typed.trim() === '' ? found.toSorted((a, b) => Number(isHero(b.id)) - Number(isHero(a.id))) : found;
    return ranked
      .slice(0, MOST_CHOICES)
      .map(({ id, name, set }) => ({ name: `${name} (${set})`, value: id }));
  },
};

function heroLink({ id, name }: { readonly id: string; readonly name: string }): PageLink {
  return { label: name, page: { kind: 'hero', id, tab: 'overview', part: 1 } };
}
