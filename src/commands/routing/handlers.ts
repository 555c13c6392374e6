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
import type { Press } from '../../games/game-service.ts';
import type { ButtonAction, PressId } from '../../render/custom-id.ts';
import type { BotContext } from '../bot-context.ts';

export interface SlashCommand {
  /** What is registered with Discord. */
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Carries the command out and answers it. */
  run(interaction: ChatInputCommandInteraction, context: BotContext): Promise<void>;
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
  /** Of those that say something of a game, only these come here; all of them when left out. */
  readonly verbs?: readonly ButtonAction['verb'][];
  /**
   * Carries the press out and answers it, also when its custom id is garbled or forged.
   * @param press what the custom id says of a game; null for ids of other kinds
   */
  run(interaction: PressInteraction, context: BotContext, press: PressId | null): Promise<void>;
}

/** A slash command as a press: it answers whatever is asked now. */
export function slashPress({ channelId, user, id, locale }: ChatInputCommandInteraction): Press {
  return { channelId, userId: user.id, interactionId: id, rev: null, locale };
}

/** What a button says of the question that it answers; `rev` is null when it does the same at any time. */
type PressedAt = Pick<PressId, 'gameId' | 'seat'> & { readonly rev: number | null };

/**
 * A button or select as a press.
 */
export function pressOf(
  { channelId, user, id, locale, message }: PressInteraction,
  { gameId, rev, seat }: PressedAt,
): Press {
  return {
    channelId,
    userId: user.id,
    interactionId: id,
    messageId: message.id,
    rev,
    ...(seat === undefined ? {} : { seat }),
    gameId,
    locale,
  };
}
