import type { ChatInputCommandInteraction } from 'discord.js';
import type { Press } from './table/tables.ts';
import type { PressInteraction } from './ways-in.ts';

/** A slash command as a press: it answers whatever is asked now. */
export function slashPress({ channelId, user, id, locale }: ChatInputCommandInteraction): Press {
  return { channelId, userId: user.id, interactionId: id, rev: null, locale };
}

/**
 * A button or select as a press.
 * @param gameId the game that it names
 * @param rev the revision that it was made for; null when it does the same at any time
 */
export function pressOf(
  { channelId, user, id, locale, message }: PressInteraction,
  gameId: string,
  rev: number | null,
): Press {
  return { channelId, userId: user.id, interactionId: id, messageId: message.id, rev, gameId, locale };
}
