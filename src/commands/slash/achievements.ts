/** `/achievements`: the achievements of a person, by hero or of one hero, with their rarity. */
import { userMention } from '@discordjs/builders';
import { heroById, isHero } from '../../engine/definitions.ts';
import { CHOICE_LENGTH } from '../../render/discord-limits.ts';
import { featsOfHero, featsOverview } from '../../render/history/feats-text.ts';
import { wordsFor } from '../../words/index.ts';
import { heroRefusal, RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { maySeeRecord } from '../panels/record-sight.ts';
import { command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

export const achievements: SlashCommand = {
  data: command(({ commands }) => commands.achievements, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.achievements.options.hero)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .addUserOption((option) => named(option, ({ commands }) => commands.achievements.options.person))
    .toJSON(),

  async run(interaction, context) {
    await deferPrivately(interaction);
    const words = wordsFor(interaction.locale);
    const { user, options, guildId } = interaction;
    const allowedMentions = { parse: [] };
    const person = options.getUser('person') ?? user;
    if (!(await maySeeRecord(context, guildId, user.id, person.id))) {
      const content = words.ladder.hidden(userMention(person.id));
      return fillIn(interaction, { content, allowedMentions });
    }
    const typed = options.getString('hero');
    const wanted = typed === null ? null : readHero(typed);
    if (typed !== null && (wanted === null || wanted === RANDOM_HERO)) {
      return fillIn(interaction, { content: heroRefusal(typed, words) });
    }
    const standings = await context.games.standings(null);
    const earned = new Set(standings.feats.get(person.id)?.keys() ?? []);
    const content =
      wanted === null || wanted === RANDOM_HERO
        ? `${featsOverview(earned, nameOf, words)}\n${featsOfHero(null, '', earned, standings, words)}`
        : featsOfHero(wanted.id, wanted.name, earned, standings, words);
    await fillIn(interaction, { content, allowedMentions });
  },

  complete(interaction) {
    return suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)).filter(
      ({ value }) => value !== RANDOM_HERO,
    );
  },
};

/** A hero of a pack that is not loaded any more goes by its id. */
function nameOf(id: string): string {
  return isHero(id) ? heroById(id).name : id;
}
