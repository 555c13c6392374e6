/** Presses of buttons and selects, and their conversion for the game service. */
import type {
  ButtonInteraction,
  ChatInputCommandInteraction,
  StringSelectMenuInteraction,
  UserSelectMenuInteraction,
} from 'discord.js';
import type { Press } from '../../games/game-service.ts';
import type { PressId } from '../../render/custom-id.ts';

/** A press of a button or a select. */
export type PressInteraction = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction;

/** Converts a slash command to a press, which answers the current question. */
export function slashPress({ channelId, user, id, locale }: ChatInputCommandInteraction): Press {
  return { channelId, userId: user.id, interactionId: id, rev: null, locale };
}

/** The question that a button answers; `rev` is null for a button that works at any time. */
type PressedAt = Pick<PressId, 'gameId' | 'seat'> & { readonly rev: number | null };

/** Converts a button or select interaction to a press. */
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

/** A private message of this process: the follow-up with this id, or the first answer of the interaction. */
export interface OwnAnswer {
  readonly applicationId: string;
  readonly token: string;
  readonly messageId?: string;
}
