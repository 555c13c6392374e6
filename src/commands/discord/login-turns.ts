/**
 * When a shard may log in. Discord refuses a login that comes within five seconds of another of the same rate
 * limit key, from whichever process; so the shards of a bot take turns, also when one is started again.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocketOptions } from 'discord.js';
import type { Log } from '../../games/ports/log.ts';
import { type GameStore, StoreUnavailable } from '../../store/index.ts';

/** Discord's five seconds, and what a login may take on its way. */
export const LOGIN_APART_MS = 5_500;
const LOOK_MS = 250;

type BuildThrottler = NonNullable<WebSocketOptions['buildIdentifyThrottler']>;
type Throttler = Awaited<ReturnType<BuildThrottler>>;

/** The client's way to ask for its turn; how many may log in at once is what Discord tells this bot. */
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
   * @param atOnce how many shards may log in at the same time, from 1
   * @param apartMs how long the next ones wait then, in ms
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

  /** Resolves when the shard may log in; rejects when `signal` is aborted before. */
  async waitForIdentify(shardId: number, signal: AbortSignal): Promise<void> {
    const name = `login:${shardId % this.#atOnce}`;
    // Never released: the turn is over when its time is.
    const holder = randomUUID();
    while (!(await this.#take(name, holder, signal))) await sleep(LOOK_MS, undefined, { signal });
  }

  /** While the store does not tell, each shard keeps to itself: Discord refuses what still comes too soon. */
  async #take(name: string, holder: string, signal: AbortSignal): Promise<boolean> {
    try {
      return await this.#store.claim(name, holder, this.#apartMs);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#log.warn({ error }, 'logging in without knowing whether another shard does, too');
      await sleep(this.#apartMs, undefined, { signal });
      return true;
    }
  }
}
