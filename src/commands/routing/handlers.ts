/** The interfaces of interaction handlers; each command and each kind of press is one file that exports one. */
import type {
  ApplicationCommandOptionChoiceData,
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { ButtonAction, PressId } from '../../render/custom-id.ts';
import type { BotContext } from '../bot-context.ts';
import type { PressInteraction } from './press-interaction.ts';

export interface SlashCommand {
  /** The definition that is registered with Discord. */
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Carries out the command and answers it. */
  run(interaction: ChatInputCommandInteraction, context: BotContext): Promise<void>;
  /** Returns at most 25 suggestions for the focused option, as quickly as possible: one request for each typed letter. */
  complete?(
    interaction: AutocompleteInteraction,
    context: BotContext,
  ): readonly ApplicationCommandOptionChoiceData[] | Promise<readonly ApplicationCommandOptionChoiceData[]>;
}

export interface PressRoute {
  /** The prefixes of the custom ids that this route handles: the text before the first colon. */
  readonly prefixes: readonly string[];
  /** Limits the route to these verbs for custom ids of games; all verbs when left out. */
  readonly verbs?: readonly ButtonAction['verb'][];
  /**
   * Carries out the press and answers it, also when its custom id is malformed or forged.
   * @param press the parsed custom id of a game; null for other custom ids
   */
  run(interaction: PressInteraction, context: BotContext, press: PressId | null): Promise<void>;
}
