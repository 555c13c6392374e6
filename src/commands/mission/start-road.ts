import type { ChatInputCommandInteraction } from 'discord.js';
import { isHero } from '../../engine/definitions.ts';
import { UnreadableGame } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { suggestHeroes } from '../heroes.ts';
import { type Refused, readHostHero, requestLobby } from '../lobby/request-lobby.ts';
import type { LobbyRequest } from '../lobby/send-lobby.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { playedRulesOf } from '../played-rules.ts';
import { choice, named, subcommand } from '../routing/definition.ts';
import { DIFFICULTY_VALUES, difficultyFrom, type LobbyMission } from './difficulty.ts';
import { firstOnRoad, nextOnRoad, openRoad } from './road.ts';
import type { Subcommand } from './subcommand.ts';

/** Opens the table of the next Mission on the person's road; of the first one on a new road. */
export const missionRoad: Subcommand = {
  data: subcommand(({ commands }) => commands.mission.road)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.road.options.hero).setAutocomplete(true),
    )
    .addUserOption((option) => named(option, ({ commands }) => commands.mission.road.options.invite))
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.road.options.pace).addChoices(PACE_CHOICES),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.road.options.difficulty).addChoices(
        DIFFICULTY_VALUES.map((value) =>
          choice(value, ({ commands }) => commands.mission.difficulties[value]),
        ),
      ),
    )
    .addBooleanOption((option) => named(option, ({ commands }) => commands.mission.road.options.anew)),

  async run(interaction, context) {
    await requestLobby(interaction, context, await readOptions(interaction, context));
  },

  complete: (interaction) => suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)),
};

async function readOptions(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
): Promise<LobbyRequest | Refused> {
  const { options } = interaction;
  const stage = await stageFor(interaction, context);
  if ('refused' in stage) return stage;
  const host = readHostHero(interaction, stage.usual);
  if ('refused' in host) return host;
  return {
    mode: 'mission',
    mission: stage.mission,
    ...host,
    invite: options.getUser('invite'),
    pace: paceFrom(options),
    first: 'roll',
    houseRules: (await playedRulesOf(context, interaction)).houseRules,
  };
}

/** The Mission to play, and the hero that is played when none is named; null for a random one. */
async function stageFor(
  { options, user, locale }: ChatInputCommandInteraction,
  { campaignSheets, log }: BotContext,
): Promise<{ readonly mission: LobbyMission; readonly usual: string | null } | Refused> {
  const { road: say } = wordsFor(locale);
  const typed = options.getString('difficulty');
  try {
    const open = openRoad(await campaignSheets.roadsOf(user.id));
    if (open && options.getBoolean('anew') !== true) {
      const mission = nextOnRoad(open, typed === null ? open : difficultyFrom(typed));
      if (mission) return { mission, usual: isHero(open.hero) ? open.hero : null };
    }
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    log.error({ error }, 'a record of campaigns cannot be read');
    return { refused: say.unreadable };
  }
  const mission = firstOnRoad(difficultyFrom(typed));
  return mission ? { mission, usual: null } : { refused: say.noRoad };
}
