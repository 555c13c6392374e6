import type { Clock } from '../clock.ts';

/** A shard's number, from 0, and how many there are. */
export type Shard = readonly [id: number, count: number];

/** Gateway settings that depend on the size of a bot. */
export interface Sharding {
  /** How many shards `/gateway/bot` recommends. */
  readonly recommended: number;
  /** How many shards may log in at once; the others wait for the next five seconds. */
  readonly maxConcurrency: number;
  /** Whether more frequent logins are refused. */
  readonly strict: boolean;
}

export const oneShard: Sharding = { recommended: 1, maxConcurrency: 1, strict: false };

/** The interval in ms in which one shard of each rate limit key may log in. */
const identifyWindow = 5_000;
/** How often a bot may log in within a day. */
const identifiesADay = 1_000;

/** Whether the shard is valid. */
export function isShard([id, count]: Shard): boolean {
  return count >= 1 && id >= 0 && id < count;
}

/** Whether a shard gets the events of a guild, or with null those of direct messages. */
export function hears([id, count]: Shard, guildId: string | null): boolean {
  return id === (guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)));
}

/** Counts logins. */
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

  /** False if it comes too soon after another login. */
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

  /** The session start limit of `/gateway/bot`. */
  limit() {
    return {
      total: identifiesADay,
      remaining: Math.max(0, identifiesADay - this.#count),
      reset_after: 86_400_000,
      max_concurrency: this.#sharding.maxConcurrency,
    };
  }
}
