/** Checks whether the person named in a command can be invited to a lobby. */
import type { ChatInputCommandInteraction, User } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';

/**
 * Returns why the person cannot be invited, for the same reasons as for a challenge. Null when they can, or nobody is
 * invited.
 */
export function inviteRefusal(
  interaction: ChatInputCommandInteraction,
  invite: User | null,
  context: BotContext,
): string | null {
  if (invite === null) return null;
  const { lobby } = wordsFor(interaction.locale);
  if (invite.bot || invite.id === interaction.user.id || invite.id === context.client.user.id) {
    return lobby.cannotCall;
  }
  return interaction.options.getMember('invite') === null ? lobby.cannotCall : null;
}
