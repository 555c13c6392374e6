/** The REST clients of the bot. They are separate, so that urgent requests do not wait in the queue of others. */
import { type RateLimitData, REST, type RESTOptions } from 'discord.js';

/** Discord's limit for one bot. */
const REQUESTS_PER_SECOND = 50;
/**
 * How often unused queues are dropped, in ms. The library keeps a queue for each channel and interaction until its
 * sweep.
 */
const SWEEP_QUEUES_MS = 60_000;

/** The longest time a game message may wait inside the library, in ms. */
const LONGEST_WAIT_MS = 1_500;

/** Routes that post, edit and delete messages, as the library names them. */
const GAME_MESSAGES = /^\/channels\/:id\/messages(\/:id)?(\/Delete Old Message)?$/;

/**
 * True when a rate-limited request should fail at once and be retried by its sender; otherwise the library waits until
 * the rate limit ends. The outbox retries game messages with the game's later state, and a stopping bot need not wait.
 * Other requests have no retry and may wait.
 */
function shouldReject({ route, retryAfter, timeToReset }: RateLimitData): boolean {
  return GAME_MESSAGES.test(route) && isLong({ retryAfter, timeToReset });
}

function isLong({ retryAfter, timeToReset }: Pick<RateLimitData, 'retryAfter' | 'timeToReset'>): boolean {
  return Math.max(retryAfter, timeToReset) > LONGEST_WAIT_MS;
}

export interface RestSettings {
  /** The API address of a stand-in for Discord; defaults to Discord's own. */
  readonly apiUrl?: string;
  readonly requestsPerSecond?: number;
  /** How long an answer may take before the request is retried, in ms; the library's default is 15,000. */
  readonly requestTimeoutMs?: number;
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

/** Creates the client for tables and notices: limited to Discord's rate, in request order. */
export function createTableRest(settings: RestSettings, token: string): REST {
  const { requestsPerSecond = REQUESTS_PER_SECOND } = settings;
  return new REST({
    ...commonOptions(settings),
    version: '10',
    globalRequestsPerSecond: requestsPerSecond,
  }).setToken(token);
}

/** Stops the timers of a client that is no longer used. */
export function closeRest(rest: REST): void {
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}

function commonOptions({ apiUrl, requestTimeoutMs }: RestSettings): Partial<RESTOptions> {
  return {
    ...(apiUrl === undefined ? {} : { api: apiUrl }),
    ...(requestTimeoutMs === undefined ? {} : { timeout: requestTimeoutMs }),
    handlerSweepInterval: SWEEP_QUEUES_MS,
    rejectOnRateLimit: shouldReject,
  };
}
