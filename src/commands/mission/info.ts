import type { ChatInputCommandInteraction } from 'discord.js';
import { viewOf } from '../../engine/index.ts';
import { findMissions, nearestMissions } from '../../lookup/index.ts';
import { CHOICE_LENGTH } from '../../render/discord-limits.ts';
import { type MissionPage, offerMessage, type PageLink } from '../../render/lookup/index.ts';
import { standingText } from '../../render/mission/brief.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { type Words, wordsFor } from '../../words/index.ts';
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
    const asked = interaction.options.getString('side');
    const side = asked === null ? (here?.side ?? 1) : asked === 'second' ? 2 : 1;
    const heroes = interaction.options.getInteger('heroes') ?? here?.heroes ?? USUAL_PARTY;
    const linkTo = ({ id, name }: { readonly id: string; readonly name: string }): PageLink => ({
      label: name,
      page: { kind: 'mission', id, side, heroes } satisfies MissionPage,
    });
    if (here !== null)
      return answerWithPage(
        interaction,
        context,
        { kind: 'mission', id: here.id, side, heroes },
        { standing: here.standing(words) },
      );
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

/** The Mission played in the channel: its side and number of heroes, and how it stands. */
async function missionHere(
  { channelId }: ChatInputCommandInteraction,
  context: BotContext,
): Promise<{
  readonly id: string;
  readonly side: 1 | 2;
  readonly heroes: number;
  readonly standing: (words: Words) => string;
} | null> {
  const game = await context.games.look(channelId);
  if (!game?.state.mission) return null;
  const { mission } = viewOf(game.state, 'public');
  if (mission === null) return null;
  return {
    id: mission.id,
    side: mission.side === 0 ? 1 : 2,
    heroes: mission.heroes.length,
    standing: (words) => standingText(mission, words),
  };
}
