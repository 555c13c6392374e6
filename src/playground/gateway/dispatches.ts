import type { WorldEvent } from '../events.ts';
import type { Json } from '../json.ts';
import { type Channel, channelType } from '../world/channel.ts';
import { guildCreateJson } from '../world/guild.ts';
import type { Message } from '../world/message.ts';
import type { World } from '../world/world.ts';
import { intent } from './opcodes.ts';

/** One event for the bot; it gets it when it asked for one of the intents in `needs`. */
export interface Dispatch {
  readonly name: string;
  readonly data: Json;
  readonly needs: number;
}

/** What the bot is told about an event. Ephemeral messages are not announced. */
export function dispatchesFor(event: WorldEvent, world: World): Dispatch[] {
  switch (event.t) {
    case 'message':
      return aboutMessage('MESSAGE_CREATE', event.message, world);
    case 'message-edit':
      return aboutMessage('MESSAGE_UPDATE', event.message, world);
    case 'message-delete':
      return aboutMessage('MESSAGE_DELETE', event.message, world);
    case 'channel-create':
      return aboutChannel('CREATE', event.channel, world);
    case 'channel-update':
      return aboutChannel('UPDATE', event.channel, world);
    case 'channel-delete':
      return aboutChannel('DELETE', event.channel, world);
    case 'member-remove': {
      const data = { guild_id: world.guildId, user: world.user(event.personId) ?? {} };
      return [{ name: 'GUILD_MEMBER_REMOVE', data, needs: intent.guildMembers }];
    }
    case 'guild-delete':
      return [{ name: 'GUILD_DELETE', data: { id: world.guildId }, needs: intent.guilds }];
    case 'guild-create':
      return [{ name: 'GUILD_CREATE', data: guildCreateJson(world), needs: intent.guilds }];
    case 'typing':
    case 'commands':
    case 'emojis':
    case 'violation':
    case 'request':
      return [];
  }
}

function aboutMessage(name: string, message: Message, world: World): Dispatch[] {
  if (message.visibleTo !== null) return [];
  const isDm = world.channels.get(message.channelId)?.type === channelType.dm;
  const place = isDm ? {} : { guild_id: world.guildId };
  const body =
    name === 'MESSAGE_DELETE'
      ? { id: message.id, channel_id: message.channelId }
      : { ...world.messageJson(message), ...authorsMembership(message, world) };
  return [{ name, data: { ...body, ...place }, needs: isDm ? intent.directMessages : intent.guildMessages }];
}

function authorsMembership(message: Message, world: World): Json {
  const { user: _, ...member } = world.member(message.authorId) ?? {};
  return Object.keys(member).length === 0 ? {} : { member };
}

function aboutChannel(what: 'CREATE' | 'UPDATE' | 'DELETE', channel: Channel, world: World): Dispatch[] {
  // A direct-message channel is announced by its first message only.
  if (channel.type === channelType.dm) return [];
  const isThread = channel.thread !== null;
  const { id, type, parentId } = channel;
  const full = what !== 'DELETE' || !isThread;
  const data = full
    ? { ...world.channelJson(channel), ...(isThread && what === 'CREATE' ? { newly_created: true } : {}) }
    : { id, type, parent_id: parentId, guild_id: world.guildId };
  return [{ name: `${isThread ? 'THREAD' : 'CHANNEL'}_${what}`, data, needs: intent.guilds }];
}
