/** Discord's request limit of a bot, shared by all of its programs through their store. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type InternalRequest, REST, type RESTOptions } from 'discord.js';
import { type Programs, StoreUnavailable } from '../../store/index.ts';

/** How many requests are asked for at once, so that a busy program does not take what others wait for. */
const MOST_AT_ONCE = 5;
/** The pause, in ms, while the store does not answer. Nothing is sent then: without the budget, the sum is unknown. */
const STORE_PAUSE_MS = 250;

interface Waiting {
  readonly go: () => void;
  readonly signal: AbortSignal | null;
}

/** Hands out the requests of the budget in the order in which they were asked for. */
export class RequestBudget {
  readonly #programs: Pick<Programs, 'takeRequests'>;
  readonly #perSecond: number;
  readonly #waiting = new Set<Waiting>();
  #isTaking = false;

  /** @param perSecond the limit of the whole bot, 1 or more */
  constructor(programs: Pick<Programs, 'takeRequests'>, perSecond: number) {
    this.#programs = programs;
    this.#perSecond = perSecond;
  }

  /** Resolves when a request may be sent; rejects with the reason of `signal` when it is aborted first. */
  turn(signal: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        this.#waiting.delete(waiting);
        reject(signal?.reason);
      };
      const go = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const waiting: Waiting = { go, signal };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.add(waiting);
      if (!this.#isTaking) void this.#take();
    });
  }

  async #take(): Promise<void> {
    this.#isTaking = true;
    while (this.#waiting.size > 0) {
      const { granted, waitMs } = await this.#granted();
      for (const waiting of [...this.#waiting].slice(0, granted)) {
        this.#waiting.delete(waiting);
        waiting.go();
      }
      // Requests that were given up meanwhile leave some of the budget unused, which is at most a few.
      if (waitMs > 0 && this.#waiting.size > 0) await sleep(waitMs);
    }
    this.#isTaking = false;
  }

  async #granted(): Promise<{ granted: number; waitMs: number }> {
    try {
      const wanted = Math.min(this.#waiting.size, MOST_AT_ONCE);
      return await this.#programs.takeRequests(wanted, this.#perSecond);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return { granted: 0, waitMs: STORE_PAUSE_MS };
    }
  }
}

/** A REST client whose requests wait for the budget, in their order. */
export class BudgetedRest extends REST {
  readonly #budget: RequestBudget;

  constructor(options: Partial<RESTOptions>, budget: RequestBudget) {
    super({ ...options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
    this.#budget = budget;
  }

  override async queueRequest(request: InternalRequest) {
    await this.#budget.turn(request.signal ?? null);
    return super.queueRequest(request);
  }
}
