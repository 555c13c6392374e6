import {
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  escapeMarkdown,
  type User,
} from 'discord.js';
import { tellPrivately } from '../answers.ts';
import { hindrance } from '../challenge/open-place.ts';
import { playTheBot, spotOf } from '../challenge/play-the-bot.ts';
import { sendChallenge } from '../challenge/send-challenge.ts';
import type { Desk } from '../desk.ts';
import { RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { IN_SERVERS } from '../install.ts';
import type { Pace } from '../table/tables.ts';
import type { SlashCommand } from '../ways-in.ts';

const hero = (name: string, description: string) => ({
  type: ApplicationCommandOptionType.String as const,
  name,
  description,
  autocomplete: true as const,
});

export const duel: SlashCommand = {
  data: {
    name: 'duel',
    description: 'Challenge somebody to a duel, or play against me',
    ...IN_SERVERS,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        name: 'opponent',
        description: 'Whom to challenge; leave it out to play against me',
      },
      hero('hero', 'Your hero; random when left out'),
      hero('opponent-hero', "Your opponent's hero; they choose when left out"),
      {
        type: ApplicationCommandOptionType.String,
        name: 'pace',
        description: 'How long each move may take; live when left out',
        choices: [
          { name: 'Live: minutes for each move', value: 'live' },
          { name: 'Asynchronous: hours or days for each move', value: 'asynchronous' },
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'starts',
        description: 'Who takes the first turn; a roll decides when left out',
        choices: [
          { name: 'A roll decides', value: 'roll' },
          { name: 'I start', value: 'me' },
          { name: 'My opponent starts', value: 'opponent' },
        ],
      },
    ],
  },

  async run(interaction, desk) {
    const wish = readWish(interaction);
    if ('refused' in wish) return tellPrivately(interaction, wish.refused);
    const refused = hindrance(spotOf(interaction)) ?? opponentRefusal(interaction, wish.opponent, desk);
    if (refused !== null) return tellPrivately(interaction, refused);
    if (wish.opponent && wish.opponent.id !== desk.client.user.id) {
      await sendChallenge(interaction, desk, { ...wish, opponent: wish.opponent });
    } else {
      await playTheBot(interaction, desk, wish);
    }
  },

  complete: (interaction) => suggestHeroes(interaction.options.getFocused()),
};

/** What somebody asked for with `/duel`. */
interface Wish {
  readonly opponent: User | null;
  readonly heroes: readonly [string | null, string | null];
  readonly pace: Pace;
  readonly first: 0 | 1 | 'roll';
}

function readWish({ options }: ChatInputCommandInteraction): Wish | { readonly refused: string } {
  const heroes: (string | null)[] = [];
  for (const option of ['hero', 'opponent-hero']) {
    const typed = options.getString(option);
    const found = readHero(typed);
    if (found === null) {
      return {
        refused: `I know no hero called “${escapeMarkdown(typed ?? '')}”. Pick one of the suggestions, or random.`,
      };
    }
    heroes.push(found === RANDOM_HERO ? null : found.id);
  }
  const starts = options.getString('starts');
  return {
    opponent: options.getUser('opponent'),
    heroes: [heroes[0] ?? null, heroes[1] ?? null],
    pace: options.getString('pace') === 'asynchronous' ? 'asynchronous' : 'live',
    first: starts === 'me' ? 0 : starts === 'opponent' ? 1 : 'roll',
  };
}

function opponentRefusal(
  interaction: ChatInputCommandInteraction,
  opponent: User | null,
  desk: Desk,
): string | null {
  if (opponent === null || opponent.id === desk.client.user.id) return null;
  if (opponent.id === interaction.user.id) {
    return 'You cannot duel yourself. Leave the opponent out to play against me.';
  }
  if (opponent.bot) return 'Other bots do not know the game. Leave the opponent out to play against me.';
  if (interaction.options.getMember('opponent') === null) {
    return `${escapeMarkdown(opponent.displayName)} is not in this server, so they could not see the challenge.`;
  }
  return null;
}
