import type { Site } from '../site.ts';
import type { Channel } from '../world/channel.ts';
import type { Message } from '../world/message.ts';
import { refuse } from './refusal.ts';

/** @throws Refusal 10003 for no such channel, 50001 when the bot may not see it */
export function channelFor(site: Site, id: string): Channel {
  const channel = site.world.channels.get(id);
  if (channel === undefined) throw refuse('unknownChannel');
  if (channel.access === 'none') throw refuse('missingAccess');
  const { guildId } = channel;
  if (guildId !== null && !site.world.botsGuilds().includes(guildId)) throw refuse('missingAccess');
  return channel;
}

/** @throws Refusal 50013 without write access, 50007 for a person without DMs, 160005 in a locked thread */
export function requireWriteAccess(site: Site, channel: Channel): void {
  if (channel.access === 'read') throw refuse('missingPermissions');
  if (channel.recipientId !== null && site.world.closedDms.has(channel.recipientId)) throw refuse('cannotDm');
  if (channel.thread?.locked) throw refuse('locked');
}

/** @throws Refusal 50083 in an archived thread */
export function requireUnarchived(channel: Channel): void {
  if (channel.thread?.archived) throw refuse('archived');
}

/** A message that is accessible with the bot's token, which ephemeral ones are not. @throws Refusal 10008 */
export function messageFor(site: Site, channel: Channel, id: string): Message {
  const message = site.world.messages.get(channel.id, id);
  if (message === undefined || message.visibleTo !== null) throw refuse('unknownMessage');
  return message;
}

/** @throws Refusal 10004 or 50001 when the bot is not in the guild */
export function requireGuild(site: Site, guildId: string): void {
  if (site.world.botsGuilds().includes(guildId)) return;
  throw refuse(guildId === site.world.guildId ? 'missingAccess' : 'unknownGuild');
}
