/** `/stats`: the person's own record over their finished games, shown to nobody else. */
import { ApplicationCommandOptionType } from 'discord.js';
import { heroById, isHero, isMission, missionById } from '../../engine/definitions.ts';
import { recordOf } from '../../history/records.ts';
import { recordText } from '../../render/history/record-text.ts';
import { wordsFor } from '../../words/index.ts';
import { heroRefusal, RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { described, EVERYWHERE } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const stats: SlashCommand = {
  data: {
    ...described(({ commands }) => commands.stats),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...described(({ commands }) => commands.stats.options.hero),
        required: false,
        max_length: 100,
        autocomplete: true,
      },
    ],
  },

  async run(interaction, context) {
    await deferPrivately(interaction);
    const words = wordsFor(interaction.locale);
    const typed = interaction.options.getString('hero');
    const wanted = typed === null ? null : readHero(typed);
    if (typed !== null && (wanted === null || wanted === RANDOM_HERO)) {
      await fillIn(interaction, { content: heroRefusal(typed, words) });
      return;
    }
    const hero = wanted === null || wanted === RANDOM_HERO ? null : wanted.id;
    const { id } = interaction.user;
    const results = (await context.tables.resultsOf(id)).filter(
      ({ seats }) => hero === null || seats.some((seat) => seat.person === id && seat.hero === hero),
    );
    if (results.length === 0) {
      const content = hero === null ? words.stats.none : words.stats.noneWith(heroName(hero));
      await fillIn(interaction, { content });
      return;
    }
    const names = { hero: heroName, mission: missionName };
    await fillIn(interaction, { content: recordText(recordOf(results, id), hero, names, words) });
  },

  complete(interaction) {
    return suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)).filter(
      ({ value }) => value !== RANDOM_HERO,
    );
  },
};

/** A hero of a pack that is not loaded any more goes by its id; so does a Mission. */
function heroName(id: string): string {
  return isHero(id) ? heroById(id).name : id;
}

function missionName(id: string): string {
  return isMission(id) ? missionById(id).name : id;
}
