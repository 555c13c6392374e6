import type { WorldEvent } from '../events.ts';
import type { Json } from '../json.ts';
import { type Channel, channelType } from '../world/channel.ts';
import { guildCreateJson } from '../world/guild.ts';
import type { Message } from '../world/message.ts';
import type { World } from '../world/world.ts';
import { intent } from './opcodes.ts';

/** One event for the bot, sent if the bot has one of the intents in `needs`. */
export interface Dispatch {
  readonly name: string;
  readonly data: Json;
  /** The guild, whose shard gets the event; null goes to shard 0, as do all events of direct messages. */
  readonly guildId: string | null;
  readonly needs: number;
}

/** The dispatches to the bot for an event. Ephemeral messages are not announced. */
export function dispatchesFor(event: WorldEvent, world: World): Dispatch[] {
  // A bot gets no events of a guild that it is not in, except its own GUILD_DELETE.
  return about(event, world).filter(
    ({ name, guildId }) => name === 'GUILD_DELETE' || guildId !== world.guildId || world.botInGuild,
  );
}

function about(event: WorldEvent, world: World): Dispatch[] {
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
      // Discord does not announce the threads of a deleted channel.
      return event.withParent ? [] : aboutChannel('DELETE', event.channel, world);
    case 'member-remove': {
      const { guildId } = world;
      const data = { guild_id: guildId, user: world.user(event.personId) ?? {} };
      return [{ name: 'GUILD_MEMBER_REMOVE', data, guildId, needs: intent.guildMembers }];
    }
    case 'guild-delete': {
      const { guildId, unavailable } = event;
      const data = { id: guildId, ...(unavailable ? { unavailable } : {}) };
      return [{ name: 'GUILD_DELETE', data, guildId, needs: intent.guilds }];
    }
    case 'member-add': {
      const { guildId } = world;
      const data = { guild_id: guildId, ...world.member(event.personId) };
      return [{ name: 'GUILD_MEMBER_ADD', data, guildId, needs: intent.guildMembers }];
    }
    case 'guild-create':
      return [guildCreate(world, event.guildId)];
    case 'typing':
    case 'commands':
    case 'emojis':
    case 'violation':
    case 'arrival':
    case 'request':
      return [];
  }
}

/** A guild in GUILD_CREATE. */
export function guildCreate(world: World, guildId: string): Dispatch {
  return { name: 'GUILD_CREATE', data: guildCreateJson(world, guildId), guildId, needs: intent.guilds };
}

function aboutMessage(name: string, message: Message, world: World): Dispatch[] {
  if (message.visibleTo !== null) return [];
  const guildId = world.channels.get(message.channelId)?.guildId ?? null;
  const isDm = guildId === null;
  const place = isDm ? {} : { guild_id: guildId };
  const body =
    name === 'MESSAGE_DELETE'
      ? { id: message.id, channel_id: message.channelId }
      : { ...world.messageJson(message), ...authorsMembership(message, world) };
  const needs = isDm ? intent.directMessages : intent.guildMessages;
  return [{ name, data: { ...body, ...place }, guildId, needs }];
}

function authorsMembership(message: Message, world: World): Json {
  const { user: _, ...member } = world.member(message.authorId) ?? {};
  return Object.keys(member).length === 0 ? {} : { member };
}

function aboutChannel(what: 'CREATE' | 'UPDATE' | 'DELETE', channel: Channel, world: World): Dispatch[] {
  // A direct-message channel is announced by its first message only.
  if (channel.type === channelType.dm) return [];
  const isThread = channel.thread !== null;
  const { id, type, parentId, guildId } = channel;
  const full = what !== 'DELETE' || !isThread;
  const data = full
    ? { ...world.channelJson(channel), ...(isThread && what === 'CREATE' ? { newly_created: true } : {}) }
    : { id, type, parent_id: parentId, guild_id: guildId };
  return [{ name: `${isThread ? 'THREAD' : 'CHANNEL'}_${what}`, data, guildId, needs: intent.guilds }];
}
