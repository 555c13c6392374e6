/** Whether somebody who is called to a table by a command can be called. */
import type { ChatInputCommandInteraction, User } from 'discord.js';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';

/** Why the person called cannot be; the same grounds as for a challenge. Null where they can, or nobody is called. */
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
