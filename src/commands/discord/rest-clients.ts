/** The REST clients of the bot. They are separate, so that urgent requests do not wait in the queue of others. */
import { type RateLimitData, REST, type RESTOptions } from 'discord.js';
import { BudgetedRest, RequestBudget } from './request-budget.ts';
import type { RequestGuard } from './request-guard.ts';

/** Discord's limit for one bot. */
export const REQUESTS_PER_SECOND = 50;
/**
 * How often unused queues are dropped, in ms. The library keeps a queue for each channel and interaction until its
 * sweep.
 */
const SWEEP_QUEUES_MS = 60_000;

/** The longest time a request may wait inside the library, in ms. */
const LONGEST_WAIT_MS = 1_500;

/** Requests of the start, for which nobody waits: the gateway's address and the registration of commands. */
const OF_THE_START = /^\/(gateway|applications)\b(?!.*\/emojis)/;

/**
 * True when a rate-limited request should fail at once and be retried by its sender; otherwise the library waits until
 * the rate limit ends, and later requests of the same route behind it. The outbox retries game messages with the game's
 * later state, a stopping bot need not wait, and a person must be told instead of waiting without a word.
 */
function shouldReject({ route, retryAfter, timeToReset }: RateLimitData): boolean {
  return !OF_THE_START.test(route) && isLong({ retryAfter, timeToReset });
}

function isLong({ retryAfter, timeToReset }: Pick<RateLimitData, 'retryAfter' | 'timeToReset'>): boolean {
  return Math.max(retryAfter, timeToReset) > LONGEST_WAIT_MS;
}

/** The requests that a client may make. */
export type RequestLimit = RequestBudget | number;

export interface RestSettings {
  /** The API address of a stand-in for Discord; defaults to Discord's own. */
  readonly apiUrl?: string;
  /** How long an answer may take before the request is retried, in ms; the library's default is 15,000. */
  readonly requestTimeoutMs?: number;
  /** Makes the requests of all clients. */
  readonly guard: Pick<RequestGuard, 'makeRequest'>;
}

/**
 * Options for the client that answers interactions. Discord exempts answers to interactions from the bot's limit of 50
 * requests a second, so the client has no such limit. The few other requests of commands stay far below it.
 */
export function interactionRestOptions(settings: RestSettings): Partial<RESTOptions> {
  return { ...commonOptions(settings), globalRequestsPerSecond: Number.POSITIVE_INFINITY };
}

/** Creates the client for table edits through a press: exempt from the bot's limit, without long waits. */
export function createPressRest(settings: RestSettings): REST {
  return new REST({
    ...commonOptions(settings),
    version: '10',
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    rejectOnRateLimit: isLong,
  });
}

/**
 * Creates the client for tables and notices: limited to Discord's rate, in request order.
 * @param limit a number of requests a second for this client alone, or the budget that it shares with other programs
 */
export function createTableRest(
  settings: RestSettings,
  token: string,
  limit: RequestLimit = REQUESTS_PER_SECOND,
): REST {
  const options = { ...commonOptions(settings), version: '10' };
  if (limit instanceof RequestBudget) return new BudgetedRest(options, limit).setToken(token);
  return new REST({ ...options, globalRequestsPerSecond: limit }).setToken(token);
}

/** Stops the timers of a client that is no longer used. */
export function closeRest(rest: REST): void {
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}

function commonOptions({ apiUrl, requestTimeoutMs, guard }: RestSettings): Partial<RESTOptions> {
  return {
    ...(apiUrl === undefined ? {} : { api: apiUrl }),
    ...(requestTimeoutMs === undefined ? {} : { timeout: requestTimeoutMs }),
    handlerSweepInterval: SWEEP_QUEUES_MS,
    makeRequest: guard.makeRequest,
    rejectOnRateLimit: shouldReject,
  };
}
