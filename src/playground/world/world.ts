import type { Clock } from '../clock.ts';
import { EventBus } from '../events.ts';
import type { Json } from '../json.ts';
import type { Person } from '../page-protocol.ts';
import { Snowflakes } from '../snowflakes.ts';
import { type Channel, type ChannelAccess, channelJson, isForPerson } from './channel.ts';
import { Channels } from './channels.ts';
import { FileStore } from './files.ts';
import { attachmentJson, type Message, messageFlag } from './message.ts';
import { Messages } from './messages.ts';
import { botPerson, memberJson, userJson } from './people.ts';
import { allPermissions, defaultPermissions, readOnlyPermissions } from './permissions.ts';

/** The constant part of a world. */
export interface WorldIdentity {
  readonly guildId: string;
  readonly applicationId: string;
  readonly botRoleId: string;
  readonly botId: string;
  /** The newest assigned id. */
  readonly lastId: string;
  /** The creation time of the world, in milliseconds since 1970. */
  readonly startedAt: number;
}

/** The initial state of the world. */
export interface WorldSetup {
  readonly clock: Clock;
  readonly people: readonly Person[];
  readonly channelNames: readonly string[];
  readonly botName: string;
  /** For a restored world; a new world creates its own. */
  readonly identity?: WorldIdentity | undefined;
  /** The server's own address, used for file URLs. */
  readonly origin: () => string;
}

/** The state of the stand-in: guilds with their people, channels and messages, and the bot's registered commands. */
export class World {
  readonly clock: Clock;
  readonly bus = new EventBus();
  readonly ids: Snowflakes;
  readonly channels: Channels;
  readonly messages: Messages;
  readonly files: FileStore;
  /** The first guild, for most purposes the only one. */
  readonly guildId: string;
  /** Names of further guilds by id. All people and the bot are members. */
  readonly furtherGuilds = new Map<string, string>();
  readonly applicationId: string;
  readonly botRoleId: string;
  readonly bot: Person;
  readonly people: ReadonlyMap<string, Person>;
  /** Members of the guild; `botInGuild` is for the bot. */
  readonly members: Set<string>;
  botInGuild = true;
  /** People who do not accept direct messages. */
  readonly closedDms = new Set<string>();
  /** Registered commands: scope ('global' or the guild's id) to commands in Discord's shape. */
  readonly commands = new Map<string, Json[]>();
  readonly emojis: Json[] = [];
  readonly startedAt: number;
  /** The server's own address. */
  readonly origin: () => string;

  constructor(setup: WorldSetup) {
    this.clock = setup.clock;
    this.origin = setup.origin;
    const { identity } = setup;
    this.ids = new Snowflakes(setup.clock, identity?.lastId);
    this.channels = new Channels(this.clock, this.ids, this.bus);
    this.messages = new Messages(this.clock, this.ids, this.bus, this.channels);
    this.files = new FileStore(this.ids, setup.origin);
    this.people = new Map(setup.people.map((p) => [p.id, p]));
    this.members = new Set(this.people.keys());
    this.guildId = identity?.guildId ?? '300000000000000000';
    this.applicationId = identity?.applicationId ?? '100000000000000001';
    this.botRoleId = identity?.botRoleId ?? '300000000000000002';
    this.bot = botPerson(setup.botName, identity?.botId);
    this.startedAt = identity?.startedAt ?? this.clock.now();
    for (const name of setup.channelNames) this.channels.addText(name, null, this.guildId);
  }

  /** The guilds that the bot is in. */
  botsGuilds(): string[] {
    return [...(this.botInGuild ? [this.guildId] : []), ...this.furtherGuilds.keys()];
  }

  /** The bot leaves a guild, or is removed. */
  removeBot(guildId: string): void {
    if (guildId === this.guildId) this.botInGuild = false;
    else this.furtherGuilds.delete(guildId);
    this.bus.emit({ t: 'guild-delete', guildId, unavailable: false });
  }

  guildName(guildId: string): string {
    return this.furtherGuilds.get(guildId) ?? 'The Playground';
  }

  /** The user object of a person or of the bot, or undefined for a stranger. */
  user(id: string): Json | undefined {
    if (id === this.bot.id) return userJson(this.bot, true);
    const person = this.people.get(id);
    return person === undefined ? undefined : userJson(person);
  }

  /** The member object of somebody in the guild, or undefined. */
  member(id: string): Json | undefined {
    const user = this.user(id);
    if (user === undefined) return undefined;
    if (id === this.bot.id) return { user, ...memberJson([this.botRoleId], this.startedAt) };
    return this.members.has(id) ? { user, ...memberJson([], this.startedAt) } : undefined;
  }

  /** The id of the guild's owner: its first person. */
  ownerId(): string {
    return [...this.people.keys()][0] ?? this.bot.id;
  }

  /** The permissions that a person has in the guild, as Discord's bit string. */
  permissionsOf(id: string): string {
    return id === this.ownerId() ? allPermissions : defaultPermissions;
  }

  /** The access of a person to a channel by its overwrites. A thread has those of its channel. */
  accessOf(id: string, channel: Channel): ChannelAccess {
    const parent = channel.parentId === null ? undefined : this.channels.get(channel.parentId);
    // Overwrites do not apply to the owner.
    return id === this.ownerId() ? 'full' : ((parent ?? channel).peopleAccess.get(id) ?? 'full');
  }

  /** The permissions that a person has in a channel, overwrites included, as Discord's bit string. */
  permissionsIn(channel: Channel, id: string): string {
    const access = this.accessOf(id, channel);
    if (access === 'full') return this.permissionsOf(id);
    return access === 'read' ? readOnlyPermissions : '0';
  }

  /** Whether a person can see a channel. */
  sees(channel: Channel, id: string): boolean {
    return isForPerson(channel, id) && this.accessOf(id, channel) !== 'none';
  }

  /** The permissions that the bot has in a channel, as Discord's bit string. */
  botPermissionsIn(channel: Channel): string {
    if (channel.access === 'full') return defaultPermissions;
    return channel.access === 'read' ? readOnlyPermissions : '0';
  }

  /** All commands that the bot registered, the guild's own ones last. */
  allCommands(): Json[] {
    return [...(this.commands.get('global') ?? []), ...(this.commands.get(this.guildId) ?? [])];
  }

  channelJson(channel: Channel): Json {
    const recipient = channel.recipientId === null ? undefined : this.user(channel.recipientId);
    return channelJson(channel, this.bot.id, recipient);
  }

  /** A message in Discord's form. A reply also contains the message that it refers to. */
  messageJson(message: Message, nested = false): Json {
    const { parts } = message;
    const thread = this.channels.get(message.id);
    return {
      id: message.id,
      channel_id: message.channelId,
      type: message.type,
      author: this.user(message.authorId) ?? {},
      content: parts.content,
      timestamp: new Date(message.createdAt).toISOString(),
      edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
      tts: false,
      mention_everyone: parts.mentions.everyone,
      mentions: parts.mentions.users.flatMap((id) => this.user(id) ?? []),
      mention_roles: [...parts.mentions.roles],
      attachments: this.#listedAttachments(message),
      embeds: [...parts.embeds],
      components: [...parts.components],
      pinned: false,
      flags: parts.flags | (thread === undefined ? 0 : messageFlag.hasThread),
      ...(message.nonce === null ? {} : { nonce: message.nonce }),
      ...(message.authorId === this.bot.id ? { application_id: this.applicationId } : {}),
      ...(thread === undefined ? {} : { thread: this.channelJson(thread) }),
      ...this.#answerJson(message),
      ...(nested ? {} : this.#referenceJson(message)),
    };
  }

  #guildOf({ channelId }: Message): string {
    return this.channels.get(channelId)?.guildId ?? this.guildId;
  }

  /** Leaves out attachments that an embed shows, since Discord shows them only there. */
  #listedAttachments(message: Message): Json[] {
    const { attachments, embeds } = message.parts;
    const shown = JSON.stringify(embeds);
    return attachments.filter((a) => !shown.includes(JSON.stringify(a.url))).map(attachmentJson);
  }

  #answerJson(message: Message): Json {
    const { answers } = message;
    if (answers === null) return {};
    const user = this.user(answers.personId);
    const source = answers.sourceMessageId;
    return {
      webhook_id: this.applicationId,
      interaction_metadata: {
        id: answers.id,
        type: answers.type,
        user,
        authorizing_integration_owners: { '0': this.#guildOf(message) },
        ...(source === undefined ? {} : { interacted_message_id: source }),
        ...(answers.name === undefined ? {} : { name: answers.name }),
      },
    };
  }

  #referenceJson(message: Message): Json {
    if (message.referenceId === null) return {};
    const target = this.messages.get(message.channelId, message.referenceId);
    return {
      message_reference: {
        type: 0,
        message_id: message.referenceId,
        channel_id: message.channelId,
        guild_id: this.#guildOf(message),
      },
      referenced_message: target === undefined ? null : this.messageJson(target, true),
    };
  }
}
