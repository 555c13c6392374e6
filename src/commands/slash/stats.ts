/** `/stats`: a person's record over their finished games, or that of a server; the answer is seen by its reader only. */
import type { ChatInputCommandInteraction } from 'discord.js';
import { CHOICE_LENGTH } from '../../render/discord-limits.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroRefusal, RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { choice, command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';
import { recordAnswer } from '../stats/record-answer.ts';
import { type RecordWanted, recordFound } from '../stats/record-found.ts';
import { contextFor } from '../words-only.ts';

export const stats: SlashCommand = {
  data: command(({ commands }) => commands.stats, EVERYWHERE)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.stats.options.hero)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .addUserOption((option) => named(option, ({ commands }) => commands.stats.options.person))
    .addUserOption((option) => named(option, ({ commands }) => commands.stats.options.against))
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.stats.options.of).addChoices(
        choice('server', ({ commands }) => commands.stats.ofServer),
        choice('party', ({ commands }) => commands.stats.ofParty),
      ),
    )
    .toJSON(),

  async run(interaction, context) {
    await deferPrivately(interaction);
    const words = wordsFor(interaction.locale);
    const wanted = wantedBy(interaction, words);
    if ('refusal' in wanted) return fillIn(interaction, { content: wanted.refusal });
    const found = await recordFound(context, wanted, words);
    await fillIn(
      interaction,
      await recordAnswer(await contextFor(context, interaction.user.id), found, wanted, words),
    );
  },

  complete(interaction) {
    return suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)).filter(
      ({ value }) => value !== RANDOM_HERO,
    );
  },
};

/** What the options ask for; a refusal where the hero is not known. */
function wantedBy(
  { options, user, guildId, guild }: ChatInputCommandInteraction,
  words: Words,
): RecordWanted | { readonly refusal: string } {
  const of = options.getString('of');
  const typed = of === 'server' ? null : options.getString('hero');
  const hero = typed === null ? null : readHero(typed);
  if (typed !== null && (hero === null || hero === RANDOM_HERO))
    return { refusal: heroRefusal(typed, words) };
  const person = options.getUser('person') ?? user;
  const against = options.getUser('against');
  return {
    of: of === 'server' || of === 'party' ? of : 'person',
    readerId: user.id,
    person: { id: person.id, name: person.displayName },
    against: against && { id: against.id, name: against.displayName },
    hero: hero === null || hero === RANDOM_HERO ? null : hero.id,
    server: guildId === null ? null : { id: guildId, name: guild?.name ?? null },
  };
}
