import type { ChatInputCommandInteraction } from 'discord.js';
import { MODE_IDS, type Mode } from '../../engine/hosting.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { suggestHeroes } from '../heroes.ts';
import { type Refused, readHostHero, requestLobby } from '../lobby/request-lobby.ts';
import type { LobbyRequest } from '../lobby/send-lobby.ts';
import { PACE_CHOICES, paceFrom } from '../opening/pace-option.ts';
import { choice, command, IN_SERVERS, named } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { readSameDice, threadRefusal } from '../same-dice/first-game.ts';
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
    .addBooleanOption((option) => named(option, ({ commands }) => commands.play.options.sameDice))
    .toJSON(),

  async run(interaction, context) {
    await requestLobby(interaction, context, await readOptions(interaction, context));
  },

  complete: ({ options, locale }) =>
    suggestHeroes(options.getFocused(), wordsFor(locale), modeOption(options.getString('mode'))),
};

function modeOption(chosen: string | null): Mode | undefined {
  return MODE_IDS.find((id) => id === chosen);
}

async function readOptions(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
): Promise<LobbyRequest | Refused> {
  const { options, locale } = interaction;
  const sameDice = readSameDice(interaction);
  const unthreaded = sameDice && threadRefusal(interaction);
  if (unthreaded) return { refused: unthreaded };
  const mode = modeOption(options.getString('mode'));
  if (mode === undefined) return { refused: wordsFor(locale).replies.unknownCommand };
  const host = readHostHero(interaction, null, mode);
  if ('refused' in host) return host;
  return {
    mode,
    ...host,
    invite: options.getUser('invite'),
    pace: paceFrom(options),
    first: options.getString('starts') === 'host' ? 'host' : 'roll',
    houseRules: await chosenHouseRules(options.getString('house-rules'), context, interaction),
    ...(sameDice ? { sameDice } : {}),
  };
}
