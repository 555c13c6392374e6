/** The interface of the `/mission` subcommands; each file exports one. */
import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type {
  ApplicationCommandOptionChoiceData,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import type { BotContext } from '../bot-context.ts';

export interface Subcommand {
  readonly data: SlashCommandSubcommandBuilder;
  /** Carries out the subcommand and answers it. */
  run(interaction: ChatInputCommandInteraction, context: BotContext): Promise<void>;
  /** Returns at most 25 suggestions for the focused option. */
  complete?(interaction: AutocompleteInteraction): readonly ApplicationCommandOptionChoiceData[];
}
