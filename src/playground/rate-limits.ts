import type { Clock } from './clock.ts';
import { Refusal } from './rest/refusal.ts';

/** A simulated rate limit: `requests` in `windowMs` milliseconds for each bucket. */
export interface RateLimit {
  readonly requests: number;
  readonly windowMs: number;
  /** `shared` for a limit that other applications use up too; `user` when absent. */
  readonly scope?: 'user' | 'shared';
}

/** A route with a limit of its own: the method, and its pattern such as `/channels/:channel/threads`. */
export interface LimitedRoute {
  readonly method: string;
  readonly pattern: string;
}

interface Bucket {
  startedAt: number;
  used: number;
}

/** The rate limit headers of a bucket. */
export type RateHeaders = Readonly<Record<string, string>>;

/** Rate limits for each method and major resource, like Discord's. Off until a limit is set. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();
  #limit: RateLimit | null = null;
  readonly #ofRoutes = new Map<string, RateLimit>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sets the limit of every bucket; null turns the simulation off. */
  set(limit: RateLimit | null): void {
    this.#limit = limit;
    this.#buckets.clear();
  }

  /** Sets the limit of a route, per channel or guild; null removes it. */
  setRoute({ method, pattern }: LimitedRoute, limit: RateLimit | null): void {
    const route = `${method} ${pattern}`;
    if (limit === null) this.#ofRoutes.delete(route);
    else this.#ofRoutes.set(route, limit);
    for (const id of this.#buckets.keys()) if (id.startsWith(`${route} `)) this.#buckets.delete(id);
  }

  /**
   * Counts a request and returns the headers for its answer.
   * @throws Refusal 429 when the bucket is empty
   */
  count(bucketId: string, { method, pattern }: LimitedRoute): RateHeaders {
    const limit = this.#ofRoutes.get(`${method} ${pattern}`) ?? this.#limit;
    if (limit === null) return {};
    const now = this.#clock.now();
    const known = this.#buckets.get(bucketId);
    const bucket =
      known !== undefined && now - known.startedAt < limit.windowMs ? known : { startedAt: now, used: 0 };
    this.#buckets.set(bucketId, bucket);
    const resetAfter = (bucket.startedAt + limit.windowMs - now) / 1000;
    if (bucket.used >= limit.requests) {
      throw new Refusal(429, 0, 'You are being rate limited.', {
        retryAfter: resetAfter,
        scope: limit.scope ?? 'user',
      });
    }
    bucket.used += 1;
    return {
      'x-ratelimit-limit': String(limit.requests),
      'x-ratelimit-remaining': String(limit.requests - bucket.used),
      'x-ratelimit-reset-after': resetAfter.toFixed(3),
      'x-ratelimit-reset': ((now + resetAfter * 1000) / 1000).toFixed(3),
      'x-ratelimit-bucket': bucketId.replaceAll(/[^a-zA-Z0-9]/g, ''),
    };
  }
}
