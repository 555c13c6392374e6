/**
 * What the library remembers of Discord. The bot asks for what it needs when it needs it, and games lie in
 * the store: a game at which nobody presses shall cost no memory here. Left to itself the library keeps 200
 * messages of each thread, everybody who ever pressed, and who sits in which thread.
 */
import { type CacheWithLimitsOptions, type Client, type ClientOptions, Options, Partials } from 'discord.js';
import type { InteractionArrivals } from '../routing/interaction-arrivals.ts';

const isOwn = ({ id, client }: { readonly id: string; readonly client: { readonly user: { id: string } } }) =>
  id === client.user.id;

const LIMITS: CacheWithLimitsOptions = {
  ...Options.DefaultMakeCacheSettings,
  MessageManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  ThreadMemberManager: 0,
  PresenceManager: 0,
  VoiceStateManager: 0,
  GuildBanManager: 0,
  GuildInviteManager: 0,
  GuildEmojiManager: 0,
  GuildStickerManager: 0,
  GuildScheduledEventManager: 0,
  StageInstanceManager: 0,
  AutoModerationRuleManager: 0,
  // An interaction brings its person along; a limit would be one for each server.
  UserManager: { maxSize: 0, keepOverLimit: isOwn },
  GuildMemberManager: { maxSize: 0, keepOverLimit: isOwn },
};

/**
 * For the client. Threads are forgotten by `IdlePlaces`, not by the library's sweeper, which keeps open ones; an
 * interaction therefore brings its channel along.
 */
export function cacheOptions(): Pick<ClientOptions, 'makeCache' | 'partials' | 'sweepers'> {
  return { makeCache: Options.cacheWithLimits(LIMITS), partials: [Partials.Channel], sweepers: {} };
}

/** How often they are forgotten, in ms. */
const FORGET_EVERY_MS = 10 * 60_000;
/** Threads of which the channel above them is remembered, the latest ones. */
const REMEMBERED = 10_000;

/**
 * Forgets threads and private chats in which nothing happens. The library keeps every open thread of every server, some
 * 1.3 KB each, so that a game would be paid for while it waits for a week. Nothing here needs them: a press
 * brings its own channel along (`Partials.Channel`), and changes and deletions are heard of without it.
 */
export class IdlePlaces {
  readonly #client: Client;
  readonly #arrivals: Pick<InteractionArrivals, 'takeChannels'>;
  readonly #timer: NodeJS.Timeout;
  /** The channel above each thread that the bot opened: Discord does not name the threads that go with a channel. */
  readonly #above = new Map<string, string>();

  /** Forgets from now on, until `stop`. */
  constructor(client: Client, arrivals: Pick<InteractionArrivals, 'takeChannels'>) {
    this.#client = client;
    this.#arrivals = arrivals;
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
    // Where somebody pressed since the last time a press may still be under way.
    const active = this.#arrivals.takeChannels();
    const isIdle = ({ id }: { readonly id: string }) => !active.has(id);
    sweepers.sweepThreads(isIdle);
    channels.cache.sweep((channel) => channel.isDMBased() && isIdle(channel));
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
