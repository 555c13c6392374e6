import type { Json } from '../json.ts';
import { viewPermission, writePermissions } from './permissions.ts';

/** Discord's numbers of the supported channel types. */
export const channelType = { text: 0, dm: 1, publicThread: 11, privateThread: 12 } as const;

/** The level of the permissions of the bot or of a person in a channel. */
export type ChannelAccess = 'full' | 'read' | 'none';

/** Fields that only a thread has. */
export interface ThreadState {
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  /** Minutes without a message after which it is archived. */
  autoArchiveMinutes: number;
  archiveChangedAt: number;
  readonly createdAt: number;
  readonly members: Set<string>;
  messageCount: number;
  cancelArchive: () => void;
}

/** A text channel, a thread or a direct-message channel. */
export interface Channel {
  readonly id: string;
  readonly type: (typeof channelType)[keyof typeof channelType];
  name: string;
  topic: string | null;
  /** Null for direct messages. */
  readonly guildId: string | null;
  readonly parentId: string | null;
  readonly ownerId: string | null;
  readonly position: number;
  /** The other person of a direct-message channel. */
  readonly recipientId: string | null;
  readonly thread: ThreadState | null;
  lastMessageId: string | null;
  /** The bot's access. */
  access: ChannelAccess;
  /** The access of people with an overwrite of their own, by id; full for everybody else. */
  readonly peopleAccess: Map<string, ChannelAccess>;
}

/** Whether a person is among those a channel is for: private threads and direct messages have members. */
export function isForPerson(channel: Channel, personId: string): boolean {
  if (channel.type === channelType.dm) return channel.recipientId === personId;
  if (channel.type === channelType.privateThread) return channel.thread?.members.has(personId) ?? false;
  return true;
}

function overwrites(channel: Channel, botId: string): Json[] {
  return [[botId, channel.access] as const, ...channel.peopleAccess].flatMap(([id, access]) => {
    if (access === 'full') return [];
    const deny = access === 'read' ? writePermissions : viewPermission;
    return [{ id, type: 1, allow: '0', deny }];
  });
}

function threadJson(channel: Channel, thread: ThreadState): Json {
  return {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    parent_id: channel.parentId,
    owner_id: channel.ownerId,
    name: channel.name,
    last_message_id: channel.lastMessageId,
    message_count: thread.messageCount,
    total_message_sent: thread.messageCount,
    member_count: thread.members.size,
    rate_limit_per_user: 0,
    flags: 0,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: new Date(thread.archiveChangedAt).toISOString(),
      create_timestamp: new Date(thread.createdAt).toISOString(),
      ...(channel.type === channelType.privateThread ? { invitable: thread.invitable } : {}),
    },
  };
}

/** A channel in Discord's form. `recipient` is the user object of a direct message's other person. */
export function channelJson(channel: Channel, botId: string, recipient?: Json): Json {
  if (channel.thread !== null) return threadJson(channel, channel.thread);
  if (channel.type === channelType.dm) {
    const recipients = recipient === undefined ? [] : [recipient];
    return {
      id: channel.id,
      type: channel.type,
      last_message_id: channel.lastMessageId,
      flags: 0,
      recipients,
    };
  }
  return {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    parent_id: channel.parentId,
    nsfw: false,
    rate_limit_per_user: 0,
    flags: 0,
    last_message_id: channel.lastMessageId,
    permission_overwrites: overwrites(channel, botId),
  };
}
