/** The shapes of the ways in: each command and each kind of press is one file that exports one of these. */
import type {
  ApplicationCommandOptionChoiceData,
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import type { Desk } from './desk.ts';

export interface SlashCommand {
  /** What is registered with Discord. */
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Carries the command out and answers it. */
  run(interaction: ChatInputCommandInteraction, desk: Desk): Promise<void>;
  /** Suggestions for the option that is being typed, at most 25; from memory, so that they come at once. */
  complete?(interaction: AutocompleteInteraction): readonly ApplicationCommandOptionChoiceData[];
}

/** A button or a select. */
export type PressInteraction = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction;

/** Whether an interaction is a press of a kind that the bot offers. */
export function isPress(interaction: Interaction): interaction is PressInteraction {
  return interaction.isButton() || interaction.isStringSelectMenu() || interaction.isUserSelectMenu();
}

export interface PressRoute {
  /** The first parts of the custom ids that come here: the text before the first colon. */
  readonly prefixes: readonly string[];
  /** Carries the press out and answers it, also when its custom id is garbled or forged. */
  run(interaction: PressInteraction, desk: Desk): Promise<void>;
}
