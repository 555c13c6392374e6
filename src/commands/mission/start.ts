import type { ChatInputCommandInteraction } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { suggestHeroes } from '../heroes.ts';
import { type Refused, readHostHero, requestLobby } from '../lobby/request-lobby.ts';
import type { LobbyRequest } from '../lobby/send-lobby.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { playedRulesOf } from '../played-rules.ts';
import { choice, named, subcommand } from '../routing/definition.ts';
import { DIFFICULTY_VALUES, difficultyFrom } from './difficulty.ts';
import { readMission, suggestMissions } from './missions.ts';
import type { Subcommand } from './subcommand.ts';

export const missionStart: Subcommand = {
  data: subcommand(({ commands }) => commands.mission.start)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.start.options.mission)
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.start.options.hero).setAutocomplete(true),
    )
    .addUserOption((option) => named(option, ({ commands }) => commands.mission.start.options.invite))
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.start.options.pace).addChoices(PACE_CHOICES),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.mission.start.options.difficulty).addChoices(
        DIFFICULTY_VALUES.map((value) =>
          choice(value, ({ commands }) => commands.mission.difficulties[value]),
        ),
      ),
    ),

  async run(interaction, context) {
    await requestLobby(interaction, context, await readOptions(interaction, context));
  },

  complete(interaction) {
    const { name, value } = interaction.options.getFocused(true);
    const words = wordsFor(interaction.locale);
    return name === 'hero' ? suggestHeroes(value, words) : suggestMissions(value, words);
  },
};

async function readOptions(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
): Promise<LobbyRequest | Refused> {
  const { options, locale } = interaction;
  const typed = options.getString('mission') ?? '';
  const mission = readMission(typed);
  if (mission === null) return { refused: wordsFor(locale).lobby.missionUnknown(typed) };
  const host = readHostHero(interaction);
  if ('refused' in host) return host;
  return {
    mode: 'mission',
    mission: { id: mission.id, ...difficultyFrom(options.getString('difficulty')) },
    ...host,
    invite: options.getUser('invite'),
    pace: paceFrom(options),
    first: 'roll',
    houseRules: (await playedRulesOf(context, interaction)).houseRules,
  };
}
