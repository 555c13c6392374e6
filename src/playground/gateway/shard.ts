import type { Clock } from '../clock.ts';

/** A shard's number, from 0, and the number of shards. */
export type Shard = readonly [id: number, count: number];

/** Gateway settings that depend on the size of a bot. */
export interface ShardingOptions {
  /** The number of shards that `/gateway/bot` recommends. */
  readonly recommended: number;
  /** The number of shards that may log in at once; the others wait for the next five seconds. */
  readonly maxConcurrency: number;
  /** True when more frequent logins are refused. */
  readonly strict: boolean;
}

export const oneShard: ShardingOptions = { recommended: 1, maxConcurrency: 1, strict: false };

/** The interval in ms in which one shard of each rate limit key may log in. */
const identifyWindowMs = 5_000;
/** The maximum number of logins of a bot within a day. */
const identifiesPerDay = 1_000;

/** Whether the shard is valid. */
export function isShard([id, count]: Shard): boolean {
  return count >= 1 && id >= 0 && id < count;
}

/** Whether a shard gets the events of a guild, or with null those of direct messages. */
export function receivesGuild([id, count]: Shard, guildId: string | null): boolean {
  return id === (guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)));
}

/** Counts logins and enforces their limits. */
export class IdentifyLimiter {
  readonly #clock: Clock;
  readonly #sharding: ShardingOptions;
  readonly #last = new Map<number, number>();
  #count = 0;

  constructor(clock: Clock, sharding: ShardingOptions) {
    this.#clock = clock;
    this.#sharding = sharding;
  }

  get count(): number {
    return this.#count;
  }

  /** Counts a login. Returns false if it comes too soon after another one of the same rate limit key. */
  take([id]: Shard): boolean {
    const { maxConcurrency, strict } = this.#sharding;
    const key = id % maxConcurrency;
    const now = this.#clock.now();
    const last = this.#last.get(key);
    if (strict && last !== undefined && now - last < identifyWindowMs) return false;
    this.#last.set(key, now);
    this.#count += 1;
    return true;
  }

  /** The session start limit of `/gateway/bot`. */
  limit() {
    return {
      total: identifiesPerDay,
      remaining: Math.max(0, identifiesPerDay - this.#count),
      reset_after: 86_400_000,
      max_concurrency: this.#sharding.maxConcurrency,
    };
  }
}
