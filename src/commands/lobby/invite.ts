/** Checks whether the person named in a command can be invited to a lobby. */
import type { ChatInputCommandInteraction, User } from 'discord.js';
import { escaped } from '../../render/table/phrasing.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { personName } from '../discord/person-name.ts';
import { blockRefusal } from '../opening/activity-limits.ts';

/**
 * Returns why the person cannot be invited, for the same reasons as for a challenge. Null when they can, or nobody is
 * invited.
 */
export async function inviteRefusal(
  interaction: ChatInputCommandInteraction,
  invite: User | null,
  context: BotContext,
): Promise<string | null> {
  if (invite === null) return null;
  const words = wordsFor(interaction.locale);
  const { lobby } = words;
  if (invite.bot || invite.id === interaction.user.id || invite.id === context.client.user.id) {
    return lobby.cannotCall;
  }
  const member = interaction.options.getMember('invite');
  if (member === null) return lobby.cannotCall;
  if (context.named.cannotSee(interaction.id, invite.id)) {
    return words.challenge.cannotSee([escaped(personName(member, invite))]);
  }
  return blockRefusal(context, interaction.user.id, [invite.id], words);
}
