import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import { type Snowflakes, timeOf } from '../snowflakes.ts';
import { type Channel, channelType, type ThreadState } from './channel.ts';

/** The input of a new thread. `id` is the message's id for a thread of a message. */
export interface NewThread {
  readonly id?: string;
  readonly parent: Channel;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly ownerId: string;
  readonly autoArchiveMinutes: number;
  readonly invitable: boolean;
}

/** All channels, threads included, oldest first. */
export class Channels {
  readonly #clock: Clock;
  readonly #ids: Snowflakes;
  readonly #bus: EventBus;
  readonly #byId = new Map<string, Channel>();

  constructor(clock: Clock, ids: Snowflakes, bus: EventBus) {
    this.#clock = clock;
    this.#ids = ids;
    this.#bus = bus;
  }

  get(id: string): Channel | undefined {
    return this.#byId.get(id);
  }

  all(): Channel[] {
    return [...this.#byId.values()];
  }

  /** Adds a text channel of a guild. */
  addText(name: string, topic: string | null, guildId: string): Channel {
    const position = this.all().filter((c) => c.type === channelType.text).length;
    return this.#add({ ...this.#blank(), type: channelType.text, guildId, name, topic, position });
  }

  /** The direct-message channel with a person, created if there is none. */
  dmWith(personId: string): Channel {
    const existing = this.all().find((c) => c.recipientId === personId);
    return existing ?? this.#add({ ...this.#blank(), type: channelType.dm, recipientId: personId });
  }

  /** Opens a thread; its opener is its first member. */
  openThread(wanted: NewThread): Channel {
    const now = this.#clock.now();
    const thread: ThreadState = {
      archived: false,
      locked: false,
      invitable: wanted.invitable,
      autoArchiveMinutes: wanted.autoArchiveMinutes,
      archiveChangedAt: now,
      createdAt: now,
      members: new Set([wanted.ownerId]),
      messageCount: 0,
      cancelArchive: () => undefined,
    };
    const channel = this.#add({
      ...this.#blank(),
      ...(wanted.id === undefined ? {} : { id: wanted.id }),
      type: wanted.isPrivate ? channelType.privateThread : channelType.publicThread,
      name: wanted.name,
      guildId: wanted.parent.guildId,
      parentId: wanted.parent.id,
      ownerId: wanted.ownerId,
      thread,
      access: wanted.parent.access,
    });
    this.#armArchive(channel, thread);
    return channel;
  }

  /** Restores a stored channel. A thread's archive timer continues. */
  restore(channel: Channel): void {
    this.#byId.set(channel.id, channel);
    const { thread, lastMessageId } = channel;
    if (thread === null) return;
    const awakeSince = Math.max(thread.archiveChangedAt, lastMessageId === null ? 0 : timeOf(lastMessageId));
    this.#armArchive(channel, thread, this.#clock.now() - awakeSince);
  }

  /** Emits an update of a channel. */
  changed(channel: Channel): void {
    this.#bus.emit({ t: 'channel-update', channel });
  }

  /** Archives or unarchives a thread. */
  setArchived(channel: Channel, archived: boolean): void {
    const { thread } = channel;
    if (thread === null) return;
    if (thread.archived !== archived) {
      thread.archived = archived;
      thread.archiveChangedAt = this.#clock.now();
    }
    this.#armArchive(channel, thread);
  }

  /** Handles a posted message: a thread counts it, is unarchived, and its archive timer restarts. */
  touch(channel: Channel, messageId: string): void {
    channel.lastMessageId = messageId;
    const { thread } = channel;
    if (thread === null) return;
    thread.messageCount += 1;
    const slept = thread.archived;
    this.setArchived(channel, false);
    if (slept) this.changed(channel);
  }

  /** Deletes a channel and the threads in it. */
  remove(channel: Channel, withParent = false): void {
    for (const child of this.all().filter((c) => c.parentId === channel.id)) this.remove(child, true);
    channel.thread?.cancelArchive();
    this.#byId.delete(channel.id);
    this.#bus.emit({ t: 'channel-delete', channel, withParent });
  }

  #blank(): Channel {
    return {
      id: this.#ids.next(),
      type: channelType.text,
      name: '',
      topic: null,
      guildId: null,
      parentId: null,
      ownerId: null,
      position: 0,
      recipientId: null,
      thread: null,
      lastMessageId: null,
      access: 'full',
      peopleAccess: new Map(),
    };
  }

  #add(channel: Channel): Channel {
    this.#byId.set(channel.id, channel);
    this.#bus.emit({ t: 'channel-create', channel });
    return channel;
  }

  #armArchive(channel: Channel, thread: ThreadState, idleMs = 0): void {
    thread.cancelArchive();
    if (thread.archived) return;
    thread.cancelArchive = this.#clock.setTimer(
      Math.max(0, thread.autoArchiveMinutes * 60_000 - idleMs),
      () => {
        this.setArchived(channel, true);
        this.changed(channel);
      },
    );
  }
}
