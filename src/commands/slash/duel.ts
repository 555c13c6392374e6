import type { SlashCommandStringOption } from '@discordjs/builders';
import type { ChatInputCommandInteraction, User } from 'discord.js';
import { BOT_LEVELS, type BotLevel, USUAL_LEVEL } from '../../ai/players/index.ts';
import type { HouseRule } from '../../engine/hosting.ts';
import type { Pace } from '../../games/clock/paces.ts';
import { SERIES_FORMATS, type SeriesFormat } from '../../history/series.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { personName } from '../discord/person-name.ts';
import { heroRefusal, RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { sendLobby } from '../lobby/send-lobby.ts';
import { tooManyChallenges, tooManyGames } from '../opening/activity-limits.ts';
import { refusalAt } from '../opening/open-game-channel.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { gameChannelOf, playTheBot } from '../opening/play-the-bot.ts';
import { choice, command, IN_SERVERS, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { tellPrivately } from '../routing/replies.ts';
import { readSameDice, threadRefusal } from '../same-dice/first-game.ts';
import { chosenHouseRules, HOUSE_RULE_CHOICES } from './house-rule-choices.ts';

const hero = (which: 'hero' | 'opponentHero') => (option: SlashCommandStringOption) =>
  named(option, ({ commands }) => commands.duel.options[which]).setAutocomplete(true);

export const duel: SlashCommand = {
  data: command(({ commands }) => commands.duel, IN_SERVERS)
    .addUserOption((option) => named(option, ({ commands }) => commands.duel.options.opponent))
    .addStringOption(hero('hero'))
    .addStringOption(hero('opponentHero'))
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.duel.options.pace).addChoices(PACE_CHOICES),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.duel.options.starts).addChoices(
        choice('roll', ({ commands }) => commands.duel.starters.roll),
        choice('me', ({ commands }) => commands.duel.starters.me),
        choice('opponent', ({ commands }) => commands.duel.starters.opponent),
      ),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.duel.options.botLevel).addChoices(
        BOT_LEVELS.map((level) => choice(level, ({ commands }) => commands.duel.botLevels[level])),
      ),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.duel.options.houseRules).addChoices(HOUSE_RULE_CHOICES),
    )
    .addBooleanOption((option) => named(option, ({ commands }) => commands.duel.options.friendly))
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.duel.options.series).addChoices(
        SERIES_FORMATS.map((format) => choice(format, ({ commands }) => commands.duel.series[format])),
      ),
    )
    .addBooleanOption((option) => named(option, ({ commands }) => commands.duel.options.sameDice))
    .toJSON(),

  async run(interaction, context) {
    const options = await readOptions(interaction, context);
    if ('refused' in options) return tellPrivately(interaction, options.refused);
    const refused =
      (await refusalAt(context, gameChannelOf(interaction), wordsFor(interaction.locale))) ??
      opponentRefusal(interaction, options.opponent, context) ??
      sameDiceRefusal(interaction, options);
    const crowded = refused ?? (await limitRefusal(interaction, options.opponent, context));
    if (crowded !== null) return tellPrivately(interaction, crowded);
    if (options.opponent && options.opponent.id !== context.client.user.id) {
      const { opponent, heroes, pace, first, houseRules, friendly, series, sameDice } = options;
      await sendLobby(interaction, context, {
        mode: 'duel',
        hero: heroes[0],
        invite: null,
        opponent: { user: opponent, hero: heroes[1] },
        pace,
        first,
        houseRules,
        ...(friendly ? { friendly } : {}),
        ...(series ? { series } : {}),
        ...(sameDice ? { sameDice } : {}),
      });
    } else {
      const first = options.first === 'roll' ? 'roll' : options.first === 'host' ? 0 : 1;
      const { series, sameDice, ...others } = options;
      await playTheBot(interaction, context, {
        ...others,
        first,
        ...(series ? { series } : {}),
        ...(sameDice ? { sameDice: { of: null } } : {}),
      });
    }
  },

  complete: (interaction) => suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)),
};

/** The options of `/duel`. */
interface DuelOptions {
  readonly opponent: User | null;
  readonly heroes: readonly [string | null, string | null];
  readonly pace: Pace;
  readonly first: 'roll' | 'host' | 'opponent';
  readonly houseRules: readonly HouseRule[];
  readonly friendly: true | null;
  /** Null for a single game. */
  readonly series: SeriesFormat | null;
  /** Others can play on the same dice afterwards. */
  readonly sameDice: true | null;
  /** The bot's level, when the bot is the opponent. */
  readonly level: BotLevel;
}

async function readOptions(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
): Promise<DuelOptions | { readonly refused: string }> {
  const { options } = interaction;
  const heroes: (string | null)[] = [];
  for (const option of ['hero', 'opponent-hero']) {
    const typed = options.getString(option);
    const found = readHero(typed);
    if (found === null) return { refused: heroRefusal(typed ?? '', wordsFor(interaction.locale)) };
    heroes.push(found === RANDOM_HERO ? null : found.id);
  }
  const starts = options.getString('starts');
  return {
    opponent: options.getUser('opponent'),
    heroes: [heroes[0] ?? null, heroes[1] ?? null],
    pace: paceFrom(options),
    first: starts === 'me' ? 'host' : starts === 'opponent' ? 'opponent' : 'roll',
    houseRules: await chosenHouseRules(options.getString('house-rules'), context, interaction),
    friendly: options.getBoolean('friendly') || null,
    series: SERIES_FORMATS.find((format) => format === options.getString('series')) ?? null,
    sameDice: readSameDice(interaction),
    level: BOT_LEVELS.find((level) => level === options.getString('bot-level')) ?? USUAL_LEVEL,
  };
}

/** Returns why others could not play on the dice of this game; null when they can, or nobody asks for it. */
function sameDiceRefusal(
  interaction: ChatInputCommandInteraction,
  { sameDice, series }: DuelOptions,
): string | null {
  if (!sameDice) return null;
  return series ? wordsFor(interaction.locale).sameDice.onlySingle : threadRefusal(interaction);
}

async function limitRefusal(
  { user, channelId, locale }: ChatInputCommandInteraction,
  opponent: User | null,
  context: BotContext,
): Promise<string | null> {
  const words = wordsFor(locale);
  const games = await tooManyGames(context, user.id, words);
  if (games !== null || opponent === null || opponent.id === context.client.user.id) return games;
  return tooManyChallenges(context, { from: user.id, to: opponent.id, channelId }, words);
}

function opponentRefusal(
  interaction: ChatInputCommandInteraction,
  opponent: User | null,
  context: BotContext,
): string | null {
  if (opponent === null || opponent.id === context.client.user.id) return null;
  const words = wordsFor(interaction.locale).challenge;
  if (opponent.id === interaction.user.id) return words.notYourself;
  if (opponent.bot) return words.noBots;
  if (interaction.options.getMember('opponent') === null) {
    return words.notInServer(escaped(personName(null, opponent)));
  }
  if (context.named.cannotSee(interaction.id, opponent.id)) {
    return words.cannotSee([escaped(personName(interaction.options.getMember('opponent'), opponent))]);
  }
  return null;
}
