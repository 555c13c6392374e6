/**
 * Threads and private chats in which nothing happens. The library keeps every open thread of every server, some
 * 1.3 KB each, so that a game would be paid for while it waits for a week. Nothing here needs them: a press
 * brings its own channel along (`Partials.Channel`), and changes and deletions are heard of without it.
 */
import { type Client, Events } from 'discord.js';

/** How often they are forgotten, in ms. */
const FORGET_EVERY_MS = 10 * 60_000;
/** Threads of which the channel above them is remembered, the latest ones. */
const REMEMBERED = 10_000;

export class IdlePlaces {
  readonly #client: Client;
  readonly #timer: NodeJS.Timeout;
  /** The channel above each thread that the bot opened: Discord does not name the threads that go with a channel. */
  readonly #above = new Map<string, string>();
  /** Where somebody pressed since the last time: their presses may still be under way. */
  readonly #active = new Set<string>();

  /** Forgets from now on, until `stop`. */
  constructor(client: Client) {
    this.#client = client;
    client.on(Events.InteractionCreate, ({ channelId }) => {
      if (channelId !== null) this.#active.add(channelId);
    });
    this.#timer = setInterval(() => this.forget(), FORGET_EVERY_MS).unref();
  }

  /**
   * Forgets the threads and private chats in which nobody has pressed since the last time; each comes back with
   * the next press or change there.
   */
  forget(): void {
    const { channels, sweepers, user } = this.#client;
    for (const channel of channels.cache.values()) {
      if (!channel.isThread() || channel.ownerId !== user?.id) continue;
      // The channel's own id, so that its threads share one string.
      this.#remember(channel.id, channel.parent?.id ?? null);
    }
    const isIdle = ({ id }: { readonly id: string }) => !this.#active.has(id);
    sweepers.sweepThreads(isIdle);
    channels.cache.sweep((channel) => channel.isDMBased() && isIdle(channel));
    this.#active.clear();
  }

  /** The forgotten threads of a channel, as far as they are the bot's own. */
  threadsOf(channelId: string): readonly string[] {
    return [...this.#above].flatMap(([threadId, above]) => (above === channelId ? threadId : []));
  }

  /** A thread is gone for good. */
  isGone(threadId: string): void {
    this.#above.delete(threadId);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #remember(threadId: string, channelId: string | null): void {
    this.#above.delete(threadId);
    if (channelId !== null) this.#above.set(threadId, channelId);
    for (const oldest of this.#above.keys()) {
      if (this.#above.size <= REMEMBERED) break;
      this.#above.delete(oldest);
    }
  }
}
