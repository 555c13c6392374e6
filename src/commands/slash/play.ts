import type { ChatInputCommandInteraction } from 'discord.js';
import { MODE_IDS } from '../../engine/hosting.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { heroRefusal, RANDOM_HERO, readHero, suggestHeroes } from '../heroes.ts';
import { inviteRefusal } from '../lobby/invite.ts';
import { type LobbyRequest, sendLobby } from '../lobby/send-lobby.ts';
import { tooManyGames, tooManyLobbies } from '../opening/activity-limits.ts';
import { refusalAt } from '../opening/open-game-channel.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import { choice, command, IN_SERVERS, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { tellPrivately } from '../routing/replies.ts';
import { chosenHouseRules, HOUSE_RULE_CHOICES } from './house-rule-choices.ts';

export const play: SlashCommand = {
  data: command(({ commands }) => commands.play, IN_SERVERS)
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.play.options.mode)
        .setRequired(true)
        .addChoices(MODE_IDS.map((mode) => choice(mode, ({ commands }) => commands.play.modes[mode]))),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.play.options.hero).setAutocomplete(true),
    )
    .addUserOption((option) => named(option, ({ commands }) => commands.play.options.invite))
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.play.options.pace).addChoices(PACE_CHOICES),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.play.options.starts).addChoices(
        choice('roll', ({ commands }) => commands.duel.starters.roll),
        choice('host', ({ commands }) => commands.duel.starters.me),
      ),
    )
    .addStringOption((option) =>
      named(option, ({ commands }) => commands.play.options.houseRules).addChoices(HOUSE_RULE_CHOICES),
    )
    .toJSON(),

  async run(interaction, context) {
    const words = wordsFor(interaction.locale);
    const options = await readOptions(interaction, context);
    if ('refused' in options) return tellPrivately(interaction, options.refused);
    const { user, channelId } = interaction;
    const refused =
      (await refusalAt(context, gameChannelOf(interaction), words)) ??
      (await inviteRefusal(interaction, options.invite, context)) ??
      (await tooManyGames(context, user.id, words)) ??
      (await tooManyLobbies(context, { from: user.id, channelId }, words));
    if (refused !== null) return tellPrivately(interaction, refused);
    await sendLobby(interaction, context, options);
  },

  complete: (interaction) => suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)),
};

async function readOptions(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
): Promise<LobbyRequest | { readonly refused: string }> {
  const { options } = interaction;
  const words = wordsFor(interaction.locale);
  const mode = MODE_IDS.find((id) => id === options.getString('mode'));
  if (mode === undefined) return { refused: words.replies.unknownCommand };
  const typed = options.getString('hero');
  const hero = readHero(typed);
  if (hero === null) return { refused: heroRefusal(typed ?? '', words) };
  return {
    mode,
    hero: hero === RANDOM_HERO ? null : hero.id,
    invite: options.getUser('invite'),
    pace: paceFrom(options),
    first: options.getString('starts') === 'host' ? 'host' : 'roll',
    houseRules: await chosenHouseRules(options.getString('house-rules'), context, interaction),
  };
}
