import type { ChatInputCommandInteraction } from 'discord.js';
import { MODE_IDS } from '../../engine/hosting.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { suggestHeroes } from '../heroes.ts';
import { type Refused, readHostHero, requestLobby } from '../lobby/request-lobby.ts';
import type { LobbyRequest } from '../lobby/send-lobby.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { choice, command, IN_SERVERS, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
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
    await requestLobby(interaction, context, await readOptions(interaction, context));
  },

  complete: (interaction) => suggestHeroes(interaction.options.getFocused(), wordsFor(interaction.locale)),
};

async function readOptions(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
): Promise<LobbyRequest | Refused> {
  const { options, locale } = interaction;
  const mode = MODE_IDS.find((id) => id === options.getString('mode'));
  if (mode === undefined) return { refused: wordsFor(locale).replies.unknownCommand };
  const host = readHostHero(interaction);
  if ('refused' in host) return host;
  return {
    mode,
    ...host,
    invite: options.getUser('invite'),
    pace: paceFrom(options),
    first: options.getString('starts') === 'host' ? 'host' : 'roll',
    houseRules: await chosenHouseRules(options.getString('house-rules'), context, interaction),
  };
}
