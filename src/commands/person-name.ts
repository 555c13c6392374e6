import { GuildMember, type User } from 'discord.js';

/**
 * The name that somebody goes by: their name in this server, else their own.
 * @param member what the library gives as the member; anything but a GuildMember is ignored
 */
export function personName(member: unknown, user: User): string {
  return member instanceof GuildMember ? member.displayName : user.displayName;
}
