import type { ChatInputCommandInteraction } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { heroRefusal, RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { inviteRefusal } from '../lobby/invite.ts';
import { type LobbyRequest, sendLobby } from '../lobby/send-lobby.ts';
import { tooManyGames, tooManyLobbies } from '../opening/activity-limits.ts';
import { refusalAt } from '../opening/open-game-channel.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import { choice, named, subcommand } from '../routing/definition.ts';
import { tellPrivately } from '../routing/replies.ts';
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
    const options = readOptions(interaction);
    if ('refused' in options) return tellPrivately(interaction, options.refused);
    const refused = await startRefusal(interaction, context, options);
    if (refused !== null) return tellPrivately(interaction, refused);
    await sendLobby(interaction, context, options);
  },

  complete(interaction) {
    const { name, value } = interaction.options.getFocused(true);
    const words = wordsFor(interaction.locale);
    return name === 'hero' ? suggestHeroes(value, words) : suggestMissions(value, words);
  },
};

/** Returns why a person cannot open this table, as a sentence; null when they can. */
export async function startRefusal(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
  { invite }: LobbyRequest,
): Promise<string | null> {
  const words = wordsFor(interaction.locale);
  const { user, channelId } = interaction;
  return (
    (await refusalAt(context, gameChannelOf(interaction), words)) ??
    (await inviteRefusal(interaction, invite, context)) ??
    (await tooManyGames(context, user.id, words)) ??
    (await tooManyLobbies(context, { from: user.id, channelId }, words))
  );
}

function readOptions(interaction: ChatInputCommandInteraction): LobbyRequest | { readonly refused: string } {
  const { options } = interaction;
  const words = wordsFor(interaction.locale);
  const typed = options.getString('mission') ?? '';
  const mission = readMission(typed);
  if (mission === null) return { refused: words.lobby.missionUnknown(typed) };
  const wanted = options.getString('hero');
  const hero = readHero(wanted);
  if (hero === null) return { refused: heroRefusal(wanted ?? '', words) };
  return {
    mode: 'mission',
    mission: { id: mission.id, ...difficultyFrom(options.getString('difficulty')) },
    hero: hero === RANDOM_HERO ? null : hero.id,
    invite: options.getUser('invite'),
    pace: paceFrom(options),
    first: 'roll',
    houseRules: [],
  };
}
