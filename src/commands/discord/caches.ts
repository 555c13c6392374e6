/**
 * Cache limits of the discord.js client. The bot requests data when it needs it and games are in the store, so that an
 * idle game costs no memory here. By default the library keeps 200 messages of each thread, every user who ever
 * pressed, and the members of each thread.
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
  // An interaction carries its user. A limit above 0 would apply to each server.
  UserManager: { maxSize: 0, keepOverLimit: isOwn },
  GuildMemberManager: { maxSize: 0, keepOverLimit: isOwn },
};

/**
 * Client options for the caches. `IdleChannelSweeper` drops threads, because the library's sweeper keeps open ones; an
 * interaction therefore carries a partial channel.
 */
export function cacheOptions(): Pick<ClientOptions, 'makeCache' | 'partials' | 'sweepers'> {
  return { makeCache: Options.cacheWithLimits(LIMITS), partials: [Partials.Channel], sweepers: {} };
}

/** The interval between two sweeps, in ms. */
const SWEEP_EVERY_MS = 10 * 60_000;
/** The maximum number of threads whose parent channel is remembered; the latest are kept. */
const MAX_THREADS = 10_000;

/**
 * Drops idle threads and private chats from the cache. The library keeps every open thread of every server, about 1.3
 * KB each, so that a game would cost memory while it waits for a week. Nothing here needs the cached threads: a press
 * carries its own channel (`Partials.Channel`), and the bot receives changes and deletions without them.
 */
export class IdleChannelSweeper {
  readonly #client: Client;
  readonly #arrivals: Pick<InteractionArrivals, 'takeChannels'>;
  readonly #timer: NodeJS.Timeout;
  /**
   * The parent channel of each thread that the bot opened; Discord does not name the threads that are deleted with a
   * channel.
   */
  readonly #above = new Map<string, string>();

  /** Starts the sweeps, which run until `stop`. */
  constructor(client: Client, arrivals: Pick<InteractionArrivals, 'takeChannels'>) {
    this.#client = client;
    this.#arrivals = arrivals;
    this.#timer = setInterval(() => this.sweep(), SWEEP_EVERY_MS).unref();
  }

  /**
   * Drops the threads and private chats without a press since the last call. The next press or change there caches each
   * again.
   */
  sweep(): void {
    const { channels, sweepers, user } = this.#client;
    for (const channel of channels.cache.values()) {
      if (!channel.isThread() || channel.ownerId !== user?.id) continue;
      // Store the channel's own id string, so that its threads share one string.
      this.#remember(channel.id, channel.parent?.id ?? null);
    }
    // A press since the last call may still be under way in its channel.
    const active = this.#arrivals.takeChannels();
    const isIdle = ({ id }: { readonly id: string }) => !active.has(id);
    sweepers.sweepThreads(isIdle);
    channels.cache.sweep((channel) => channel.isDMBased() && isIdle(channel));
  }

  /** The dropped threads of a channel that the bot opened. */
  threadsOf(channelId: string): readonly string[] {
    return [...this.#above].flatMap(([threadId, above]) => (above === channelId ? threadId : []));
  }

  /** The channel of a dropped thread that the bot opened; null for others. */
  parentOf(threadId: string): string | null {
    return this.#above.get(threadId) ?? null;
  }

  /** Forgets a deleted thread. */
  removeThread(threadId: string): void {
    this.#above.delete(threadId);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #remember(threadId: string, channelId: string | null): void {
    this.#above.delete(threadId);
    if (channelId !== null) this.#above.set(threadId, channelId);
    for (const oldest of this.#above.keys()) {
      if (this.#above.size <= MAX_THREADS) break;
      this.#above.delete(oldest);
    }
  }
}
