/**
 * Decides when a shard may log in. Discord refuses a login within five seconds of another with the same rate limit key,
 * from any process; so the shards of a bot take turns, also after a restart.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocketOptions } from 'discord.js';
import type { Log } from '../../games/ports/log.ts';
import { type GameStore, StoreUnavailable } from '../../store/index.ts';

/** Discord's five seconds plus the delay of a login on the network, in ms. */
export const LOGIN_APART_MS = 5_500;
const RETRY_MS = 250;

type BuildThrottler = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;
type Throttler = Awaited<ReturnType<BuildThrottler>>;

/** Returns the builder of the client's identify throttler, which requests `max_concurrency` from Discord. */
export function loginTurns(store: Pick<GameStore, 'claim'>, log: Pick<Log, 'warn'>): BuildThrottler {
  return async (manager) => {
    const { session_start_limit } = await manager.fetchGatewayInformation();
    return new LoginTurns(store, session_start_limit.max_concurrency, log);
  };
}

export class LoginTurns implements Throttler {
  readonly #store: Pick<GameStore, 'claim'>;
  readonly #atOnce: number;
  readonly #log: Pick<Log, 'warn'>;
  readonly #apartMs: number;

  /**
   * @param atOnce how many shards may log in at the same time, at least 1
   * @param apartMs the time until the next shards may log in, in ms
   */
  constructor(
    store: Pick<GameStore, 'claim'>,
    atOnce: number,
    log: Pick<Log, 'warn'>,
    apartMs: number = LOGIN_APART_MS,
  ) {
    this.#store = store;
    this.#atOnce = atOnce;
    this.#log = log;
    this.#apartMs = apartMs;
  }

  /** Resolves when the shard may log in; rejects when `signal` is aborted first. */
  async waitForIdentify(shardId: number, signal: AbortSignal): Promise<void> {
    const name = `login:${shardId % this.#atOnce}`;
    // The claim is never released; it expires when the turn is over.
    const holder = randomUUID();
    while (!(await this.#take(name, holder, signal))) await sleep(RETRY_MS, undefined, { signal });
  }

  /**
   * Claims the turn. While the store is unavailable a shard logs in without a claim; Discord refuses a login that comes
   * too soon.
   */
  async #take(name: string, holder: string, signal: AbortSignal): Promise<boolean> {
    try {
      return await this.#store.claim(name, holder, this.#apartMs);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#log.warn({ error }, 'logging in without a claim: another shard may log in at the same time');
      await sleep(this.#apartMs, undefined, { signal });
      return true;
    }
  }
}
