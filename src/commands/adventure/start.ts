import type { ChatInputCommandInteraction } from 'discord.js';
import { listBossBattles, listCrawls } from '../../engine/definitions.ts';
import { DIFFICULTIES, type Difficulty } from '../../engine/vocabulary/crawl.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { heroRefusal, RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { inviteRefusal } from '../lobby/invite.ts';
import { type LobbyRequest, sendLobby } from '../lobby/send-lobby.ts';
import type { Subcommand } from '../mission/subcommand.ts';
import { tooManyGames, tooManyLobbies } from '../opening/activity-limits.ts';
import { refusalAt } from '../opening/open-game-channel.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import { choice, named, subcommand } from '../routing/definition.ts';
import { tellPrivately } from '../routing/replies.ts';

/** The scenarios that can be played; each is a choice of the command. */
const SCENARIOS = ['crimson-sands', 'fallen-barbarian'] as const;

export const adventureStart: Subcommand = {
  data: subcommand(({ commands }) => commands.adventure.start)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.hero).setAutocomplete(true),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.scenario).addChoices(
        SCENARIOS.map((value) => choice(value, ({ commands }) => commands.adventure.scenarios[value])),
      ),
    )
    .addUserOption((option) => named(option, ({ commands }) => commands.adventure.start.options.invite))
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.pace).addChoices(PACE_CHOICES),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.adventure.start.options.difficulty).addChoices(
        DIFFICULTIES.map((value) => choice(value, ({ commands }) => commands.adventure.difficulties[value])),
      ),
    ),

  async run(interaction, context) {
    const request = readOptions(interaction, context);
    if ('refused' in request) return tellPrivately(interaction, request.refused);
    const refused = await startRefusal(interaction, context, request);
    if (refused !== null) return tellPrivately(interaction, refused);
    await sendLobby(interaction, context, request);
  },

  complete: (interaction) => suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)),
};

async function startRefusal(
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

/** The map is one of the scenario's cards, drawn at random (rule: a-scenario-cards). */
function readOptions(
  { options, locale }: ChatInputCommandInteraction,
  { draw }: BotContext,
): LobbyRequest | { readonly refused: string } {
  const words = wordsFor(locale);
  const wanted = options.getString('hero');
  const hero = readHero(wanted);
  if (hero === null) return { refused: heroRefusal(wanted ?? '', words) };
  const isBoss = options.getString('scenario') === 'fallen-barbarian';
  const cards = isBoss ? listBossBattles() : listCrawls();
  return {
    mode: isBoss ? 'boss-battle' : 'crawl',
    crawl: {
      id: cards[draw(cards.length)]?.id ?? '',
      difficulty: difficultyFrom(options.getString('difficulty')),
    },
    hero: hero === RANDOM_HERO ? null : hero.id,
    invite: options.getUser('invite'),
    pace: paceFrom(options),
    first: 'roll',
    houseRules: [],
  };
}

function difficultyFrom(value: string | null): Difficulty {
  return DIFFICULTIES.find((known) => known === value) ?? 'normal';
}
