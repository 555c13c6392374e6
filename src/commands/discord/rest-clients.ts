/** The REST clients of the bot, separated so that urgent requests never queue behind others. */
import { type RateLimitData, REST, type RESTOptions } from 'discord.js';

/** Discord's limit for one bot. */
const REQUESTS_PER_SECOND = 50;
/**
 * How often unused queues are dropped, in ms. The library keeps a queue for each channel and interaction until its
 * sweep.
 */
const FORGET_QUEUES_MS = 60_000;

/** The longest time a game message may wait inside the library, in ms. */
const LONGEST_WAIT_MS = 1_500;

/** Routes that post, edit and delete messages, as the library names them. */
const GAME_MESSAGES = /^\/channels\/:id\/messages(\/:id)?(\/Delete Old Message)?$/;

/**
 * True when a rate-limited request should fail at once and be retried by its sender. The library waits while a rate
 * limit lasts. For game messages a long wait is worse than a retry by the outbox: the outbox sends the game as it is by
 * then, and a stopping bot need not wait. Every other request is answered only once and may wait.
 */
function isBetterTriedAnew({ route, retryAfter, timeToReset }: RateLimitData): boolean {
  return GAME_MESSAGES.test(route) && isLong({ retryAfter, timeToReset });
}

function isLong({ retryAfter, timeToReset }: Pick<RateLimitData, 'retryAfter' | 'timeToReset'>): boolean {
  return Math.max(retryAfter, timeToReset) > LONGEST_WAIT_MS;
}

export interface RestRequest {
  /** The API address of a stand-in for Discord; defaults to Discord's own. */
  readonly apiUrl?: string;
  readonly requestsPerSecond?: number;
  /** How long an answer may take before the request is retried, in ms; the library's default is 15,000. */
  readonly requestTimeoutMs?: number;
}

/**
 * Options for the client that answers interactions. Discord counts interactions apart from the bot's limit, the library
 * does not. The few other requests of commands stay far below the limit.
 */
export function answersOptions(wish: RestRequest): Partial<RESTOptions> {
  return { ...commonOptions(wish), globalRequestsPerSecond: Number.POSITIVE_INFINITY };
}

/** The client for table edits through a press: exempt from the bot's limit, and it never waits for long. */
export function openPressRest(wish: RestRequest): REST {
  return new REST({
    ...commonOptions(wish),
    version: '10',
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    rejectOnRateLimit: isLong,
  });
}

/** The client for tables and notices: held to Discord's limit, in request order. */
export function openTableRest(wish: RestRequest, token: string): REST {
  const { requestsPerSecond = REQUESTS_PER_SECOND } = wish;
  return new REST({
    ...commonOptions(wish),
    version: '10',
    globalRequestsPerSecond: requestsPerSecond,
  }).setToken(token);
}

/** Ends the timers of a client that is no longer used. */
export function closeRest(rest: REST): void {
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}

function commonOptions({ apiUrl, requestTimeoutMs }: RestRequest): Partial<RESTOptions> {
  return {
    ...(apiUrl === undefined ? {} : { api: apiUrl }),
    ...(requestTimeoutMs === undefined ? {} : { timeout: requestTimeoutMs }),
    handlerSweepInterval: FORGET_QUEUES_MS,
    rejectOnRateLimit: isBetterTriedAnew,
  };
}
