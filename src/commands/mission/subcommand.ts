/** The shape of what `/mission` can do: each subcommand is one file that exports one of these. */
import type {
  APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionChoiceData,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
} from 'discord.js';
import type { BotContext } from '../bot-context.ts';

export interface Subcommand {
  readonly data: APIApplicationCommandSubcommandOption;
  /** Carries the subcommand out and answers it. */
  run(interaction: ChatInputCommandInteraction, context: BotContext): Promise<void>;
  /** Suggestions for the option that is being typed, at most 25. */
  complete?(interaction: AutocompleteInteraction): readonly ApplicationCommandOptionChoiceData[];
}
