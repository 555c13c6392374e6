import type { Clock } from '../clock.ts';

/** A shard's number, from 0, and how many there are. */
export type Shard = readonly [id: number, count: number];

/** The part of the gateway's ways that depends on how large a bot is. */
export interface Sharding {
  /** How many shards `/gateway/bot` recommends. */
  readonly recommended: number;
  /** How many shards may log in at once; the others wait for the next five seconds. */
  readonly maxConcurrency: number;
  /** Whether logging in more often is refused. */
  readonly strict: boolean;
}

export const oneShard: Sharding = { recommended: 1, maxConcurrency: 1, strict: false };

/** Milliseconds in which a shard of each rate limit key may log in once. */
const identifyWindow = 5_000;
/** How often a bot may log in within a day. */
const identifiesADay = 1_000;

/** Whether there can be such a shard. */
export function isShard([id, count]: Shard): boolean {
  return count >= 1 && id >= 0 && id < count;
}

/** Whether a shard is told what happens in a guild, or, with null, in direct messages. */
export function hears([id, count]: Shard, guildId: string | null): boolean {
  return id === (guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)));
}

/** Counts how often a bot logs in. */
export class Identifies {
  readonly #clock: Clock;
  readonly #sharding: Sharding;
  readonly #last = new Map<number, number>();
  #count = 0;

  constructor(clock: Clock, sharding: Sharding) {
    this.#clock = clock;
    this.#sharding = sharding;
  }

  get count(): number {
    return this.#count;
  }

  /** False when it comes too soon after another one. */
  take([id]: Shard): boolean {
    const { maxConcurrency, strict } = this.#sharding;
    const key = id % maxConcurrency;
    const now = this.#clock.now();
    const last = this.#last.get(key);
    if (strict && last !== undefined && now - last < identifyWindow) return false;
    this.#last.set(key, now);
    this.#count += 1;
    return true;
  }

  /** What `/gateway/bot` says about it. */
  limit() {
    return {
      total: identifiesADay,
      remaining: Math.max(0, identifiesADay - this.#count),
      reset_after: 86_400_000,
      max_concurrency: this.#sharding.maxConcurrency,
    };
  }
}
