import { z } from 'zod';
import { jsonObject } from '../json.ts';
import { channelType } from '../world/channel.ts';

const id = z.string().regex(/^\d{1,20}$/);
/** Milliseconds since 1970. */
const time = z.number();

const person = z.object({ id, username: z.string(), displayName: z.string(), color: z.string() });

const thread = z.object({
  archived: z.boolean(),
  locked: z.boolean(),
  invitable: z.boolean(),
  autoArchiveMinutes: z.number(),
  archiveChangedAt: time,
  createdAt: time,
  members: z.array(id),
  messageCount: z.number(),
});

const access = z.enum(['full', 'read', 'none']);

const channel = z.object({
  id,
  type: z.union(Object.values(channelType).map((type) => z.literal(type))),
  name: z.string(),
  topic: z.string().nullable(),
  /** Missing in files of versions with a single guild. */
  guildId: id.nullable().optional(),
  parentId: id.nullable(),
  ownerId: id.nullable(),
  position: z.number(),
  recipientId: id.nullable(),
  thread: thread.nullable(),
  lastMessageId: id.nullable(),
  access,
  /** Access by person; missing in files of versions without it. */
  peopleAccess: z.record(id, access).default({}),
});

const attachment = z.object({
  id,
  filename: z.string(),
  size: z.number(),
  url: z.string(),
  contentType: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  description: z.string().nullable(),
});

const parts = z.object({
  content: z.string(),
  embeds: z.array(jsonObject),
  components: z.array(jsonObject),
  attachments: z.array(attachment),
  flags: z.number(),
  mentions: z.object({ users: z.array(id), roles: z.array(id), everyone: z.boolean() }),
});

const answers = z.object({
  id,
  type: z.number(),
  personId: id,
  name: z.string().optional(),
  sourceMessageId: id.optional(),
});

const message = z
  .object({
    id,
    channelId: id,
    type: z.number(),
    authorId: id,
    // The key of files since format 1.
    draft: parts,
    createdAt: time,
    editedAt: time.nullable(),
    nonce: z.union([z.string(), z.number()]).nullable(),
    referenceId: id.nullable(),
    answers: answers.nullable(),
  })
  .transform(({ draft, ...rest }) => ({ ...rest, parts: draft }));

/** A world in its file. */
export const storedWorld = z.object({
  format: z.literal(1),
  guildId: id,
  applicationId: id,
  botId: id,
  botRoleId: id,
  /** The newest assigned id. */
  lastId: id,
  startedAt: time,
  people: z.array(person),
  members: z.array(id),
  closedDms: z.array(id),
  botInGuild: z.boolean(),
  /** Names by id. */
  furtherGuilds: z.record(id, z.string()).default({}),
  emojis: z.array(jsonObject),
  commands: z.record(z.string(), z.array(jsonObject)),
  channels: z.array(channel),
  messages: z.array(message),
});

export type StoredWorld = z.infer<typeof storedWorld>;
export type StoredChannel = StoredWorld['channels'][number];
export type StoredMessage = StoredWorld['messages'][number];
