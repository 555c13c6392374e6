import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Snowflakes } from '../snowflakes.ts';
import type { Channel } from './channel.ts';
import type { Channels } from './channels.ts';
import type { AnsweredInteraction, Message, MessageParts } from './message.ts';

/** How long a nonce identifies its message ("the past few minutes" in Discord's documentation), in milliseconds. */
export const nonceLifetimeMs = 5 * 60_000;

/** The input of a new message. */
export interface NewMessage {
  readonly channel: Channel;
  readonly authorId: string;
  readonly parts: MessageParts;
  readonly nonce?: string | number | null;
  readonly referenceId?: string | null;
  readonly visibleTo?: string | null;
  readonly answers?: AnsweredInteraction | null;
}

/** All messages. */
export class Messages {
  readonly #clock: Clock;
  readonly #ids: Snowflakes;
  readonly #bus: EventBus;
  readonly #channels: Channels;
  readonly #byId = new Map<string, Message>();
  /** In the order of ids, which is the order of posting. */
  readonly #byChannel = new Map<string, Message[]>();

  constructor(clock: Clock, ids: Snowflakes, bus: EventBus, channels: Channels) {
    this.#clock = clock;
    this.#ids = ids;
    this.#bus = bus;
    this.#channels = channels;
    bus.on((event) => {
      if (event.t === 'channel-delete') this.#forgetChannel(event.channel.id);
    });
  }

  get(channelId: string, id: string): Message | undefined {
    const message = this.#byId.get(id);
    return message?.channelId === channelId ? message : undefined;
  }

  /** The messages of a channel, oldest first, ephemeral ones included. */
  of(channelId: string): Message[] {
    return [...(this.#byChannel.get(channelId) ?? [])];
  }

  /** The message that an author posted in a channel with this nonce in the last minutes. */
  withNonce(channelId: string, authorId: string, nonce: string | number): Message | undefined {
    const since = this.#clock.now() - nonceLifetimeMs;
    return this.#byChannel
      .get(channelId)
      ?.findLast((m) => m.authorId === authorId && m.nonce === nonce && m.createdAt >= since);
  }

  /** Posts a message. An ephemeral one does not affect its channel. */
  post(wanted: NewMessage): Message {
    const { channel, answers = null } = wanted;
    const referenceId = wanted.referenceId ?? answers?.sourceMessageId ?? null;
    const message: Message = {
      id: this.#ids.next(),
      channelId: channel.id,
      type: answers?.type === 2 ? 20 : referenceId === null ? 0 : 19,
      authorId: wanted.authorId,
      parts: wanted.parts,
      createdAt: this.#clock.now(),
      editedAt: null,
      nonce: wanted.nonce ?? null,
      referenceId,
      visibleTo: wanted.visibleTo ?? null,
      answers,
      deleted: false,
    };
    this.#append(message);
    if (message.visibleTo === null) this.#channels.touch(channel, message.id);
    this.#bus.emit({ t: 'message', message });
    return message;
  }

  /** Restores a stored message; those of a channel oldest first. */
  restore(message: Message): void {
    this.#append(message);
  }

  /** Replaces the content of a message. Filling in a placeholder does not count as an edit. */
  edit(message: Message, parts: MessageParts, filledIn = false): void {
    message.parts = parts;
    if (!filledIn) message.editedAt = this.#clock.now();
    this.#bus.emit({ t: 'message-edit', message });
  }

  remove(message: Message): void {
    message.deleted = true;
    this.#byId.delete(message.id);
    const others = this.of(message.channelId).filter((m) => m !== message);
    this.#byChannel.set(message.channelId, others);
    this.#bus.emit({ t: 'message-delete', message });
  }

  #append(message: Message): void {
    this.#byId.set(message.id, message);
    const known = this.#byChannel.get(message.channelId);
    if (known === undefined) this.#byChannel.set(message.channelId, [message]);
    else known.push(message);
  }

  #forgetChannel(channelId: string): void {
    for (const message of this.of(channelId)) {
      message.deleted = true;
      this.#byId.delete(message.id);
    }
    this.#byChannel.delete(channelId);
  }
}
