import type { ChatInputCommandInteraction } from 'discord.js';
import { findMissions, nearestMissions } from '../../lookup/index.ts';
import { CHOICE_LENGTH } from '../../render/discord-limits.ts';
import { type MissionPage, offerMessage, type PageLink } from '../../render/lookup/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { answerPrivately, answerWithPage } from '../lookup/deliver.ts';
import { isNamed } from '../lookup/is-named.ts';
import { choice, named, subcommand } from '../routing/definition.ts';
import { tellPrivately } from '../routing/replies.ts';
import { readMission, suggestMissions } from './missions.ts';
import type { Subcommand } from './subcommand.ts';

const MAX_HITS = 5;
/** The number of heroes for the figures when the person names none. */
const USUAL_PARTY = 2;

export const missionInfo: Subcommand = {
  data: subcommand(({ commands }) => commands.mission.info)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.info.options.mission)
        .setMaxLength(CHOICE_LENGTH)
        .setAutocomplete(true),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.info.options.side).addChoices(
        choice('first', ({ commands }) => commands.mission.info.sides.first),
        choice('second', ({ commands }) => commands.mission.info.sides.second),
      ),
    )
    .addIntegerOption((option) =>
      named(option, ({ commands }) => commands.mission.info.options.heroes)
        .setMinValue(1)
        .setMaxValue(4),
    ),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const typed = interaction.options.getString('mission');
    const here = typed === null ? await missionHere(interaction, context) : null;
    if (typed === null && here === null) return tellPrivately(interaction, words.lookup.mission.which);
    const side = interaction.options.getString('side') === 'second' ? 2 : 1;
    const heroes = interaction.options.getInteger('heroes') ?? here?.heroes ?? USUAL_PARTY;
    const linkTo = ({ id, name }: { readonly id: string; readonly name: string }): PageLink => ({
      label: name,
      page: { kind: 'mission', id, side, heroes } satisfies MissionPage,
    });
    if (here !== null)
      return answerWithPage(interaction, context, { kind: 'mission', id: here.id, side, heroes });
    const wanted = typed ?? '';
    const chosen = readMission(wanted);
    const [best, ...rest] = chosen ? [chosen] : findMissions(wanted, MAX_HITS);
    if (best === undefined) {
      const sentence = words.lookup.offers.mission(escaped(wanted));
      return answerPrivately(interaction, offerMessage(sentence, nearestMissions(wanted).map(linkTo), words));
    }
    const others = isNamed(best.name, wanted) ? [] : rest.map(linkTo);
    await answerWithPage(interaction, context, linkTo(best).page, { others });
  },

  complete: (interaction) => suggestMissions(interaction.options.getFocused(), wordsFor(interaction.locale)),
};

/** The Mission played in the channel, and its number of heroes. */
async function missionHere(
  { channelId }: ChatInputCommandInteraction,
  context: BotContext,
): Promise<{ readonly id: string; readonly heroes: number } | null> {
  const game = await context.games.look(channelId);
  const id = game?.state.mission?.id;
  return game === null || id === undefined ? null : { id, heroes: game.state.seats.length };
}
