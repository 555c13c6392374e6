/** `/stats`: a person's record over their finished games, or that of a server; the answer is seen by its reader only. */
import { userMention } from '@discordjs/builders';
import { heroById, isHero, isMission, missionById } from '../../engine/definitions.ts';
import { showsBoards } from '../../games/repository/boards.ts';
import { collectiveRecordOf } from '../../history/collective-record.ts';
import { recordOf } from '../../history/records.ts';
import type { GameResult } from '../../history/result.ts';
import { CHOICE_LENGTH } from '../../render/discord-limits.ts';
import { collectiveText } from '../../render/history/collective-text.ts';
import { recordText } from '../../render/history/record-text.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { heroRefusal, RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { maySeeRecord } from '../panels/record-sight.ts';
import { choice, command, EVERYWHERE, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { deferPrivately, fillIn } from '../routing/replies.ts';

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
      ),
    )
    .toJSON(),

  async run(interaction, context) {
    await deferPrivately(interaction);
    const words = wordsFor(interaction.locale);
    const { options, user, guildId } = interaction;
    const typed = options.getString('hero');
    const wanted = typed === null ? null : readHero(typed);
    const content =
      options.getString('of') === 'server'
        ? await serverRecord(context, guildId, words)
        : typed !== null && (wanted === null || wanted === RANDOM_HERO)
          ? heroRefusal(typed, words)
          : await personRecord(context, words, {
              readerId: user.id,
              guildId,
              personId: options.getUser('person')?.id ?? user.id,
              againstId: options.getUser('against')?.id ?? null,
              hero: wanted === null || wanted === RANDOM_HERO ? null : wanted.id,
            });
    await fillIn(interaction, { content, allowedMentions: { parse: [] } });
  },

  complete(interaction) {
    return suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)).filter(
      ({ value }) => value !== RANDOM_HERO,
    );
  },
};

const NAMES = { hero: heroName, mission: missionName };

async function serverRecord({ games, store }: BotContext, guildId: string | null, words: Words) {
  if (guildId === null || !(await showsBoards(store, guildId))) return words.ladder.isOff;
  return collectiveText(collectiveRecordOf(await games.resultsOfServer(guildId)), NAMES, words);
}

interface Wanted {
  readonly readerId: string;
  readonly guildId: string | null;
  readonly personId: string;
  /** The person on the other side of the games that count; null: anybody. */
  readonly againstId: string | null;
  readonly hero: string | null;
}

async function personRecord(context: BotContext, words: Words, wanted: Wanted): Promise<string> {
  const { readerId, guildId, personId, againstId, hero } = wanted;
  // Games of the reader with somebody are the reader's own; of two others, both must let them be seen.
  const people = againstId === null || ![personId, againstId].includes(readerId) ? [personId, againstId] : [];
  for (const id of people) {
    if (id !== null && !(await maySeeRecord(context, guildId, readerId, id))) {
      return words.ladder.hidden(userMention(id));
    }
  }
  const results = (await context.games.resultsOf(personId)).filter(
    (result) =>
      isWith(result, personId, hero) && (againstId === null || isAgainst(result, personId, againstId)),
  );
  const isOwn = personId === readerId;
  if (results.length === 0) {
    if (againstId !== null) return words.stats.nothing;
    if (!isOwn) return words.ladder.nothingOf(userMention(personId));
    return hero === null ? words.stats.none : words.stats.noneWith(heroName(hero));
  }
  return recordText(recordOf(results, personId), hero, NAMES, words, {
    person: isOwn ? null : userMention(personId),
    against: againstId === null ? null : userMention(againstId),
  });
}

function isWith({ seats }: GameResult, personId: string, hero: string | null): boolean {
  return hero === null || seats.some((seat) => seat.person === personId && seat.hero === hero);
}

function isAgainst({ seats }: GameResult, personId: string, otherId: string): boolean {
  const team = seats.find(({ person }) => person === personId)?.team;
  return seats.some((seat) => seat.person === otherId && seat.team !== team);
}

/** A hero of a pack that is not loaded any more goes by its id; so does a Mission. */
function heroName(id: string): string {
  return isHero(id) ? heroById(id).name : id;
}

function missionName(id: string): string {
  return isMission(id) ? missionById(id).name : id;
}
