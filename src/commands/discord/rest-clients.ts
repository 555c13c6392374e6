/** The ways of requests to Discord, so that what people wait for is never behind what can wait. */
import { type RateLimitData, REST, type RESTOptions } from 'discord.js';

/** Discord's limit for one bot. */
const REQUESTS_PER_SECOND = 50;
/** The library keeps a queue for each channel and each interaction that it ever spoke to, until it looks. */
const FORGET_QUEUES_MS = 60_000;

/** A message of a game does not wait longer than this inside the library, in ms. */
const LONGEST_WAIT_MS = 1_500;

/** Posting, editing and deleting messages, as the library names the routes. */
const GAME_MESSAGES = /^\/channels\/:id\/messages(\/:id)?(\/Delete Old Message)?$/;

/**
 * The library waits by itself while a rate limit lasts. For messages of games that is only good for a
 * moment: the outbox waits better, because what it sends then shows the game as it is by then, and because
 * a bot that is to stop need not wait. Everything else is answered once only and may wait.
 */
function isBetterTriedAnew({ route, retryAfter, timeToReset }: RateLimitData): boolean {
  return GAME_MESSAGES.test(route) && isLong({ retryAfter, timeToReset });
}

function isLong({ retryAfter, timeToReset }: Pick<RateLimitData, 'retryAfter' | 'timeToReset'>): boolean {
  return Math.max(retryAfter, timeToReset) > LONGEST_WAIT_MS;
}

export interface RestWish {
  /** The API's address for a stand-in; Discord's own when left out. */
  readonly apiUrl?: string;
  readonly requestsPerSecond?: number;
  /** How long an answer may take before the request is tried again, in ms; the library's 15,000 when left out. */
  readonly requestTimeoutMs?: number;
}

/**
 * For what answers people: Discord counts interactions apart from its limit for the bot, the library does
 * not. The few other requests that commands make are far from the limit.
 */
export function answersOptions(wish: RestWish): Partial<RESTOptions> {
  return { ...commonOptions(wish), globalRequestsPerSecond: Number.POSITIVE_INFINITY };
}

/** For tables that are edited by a press on them: not held to the bot's limit, and never waiting for long. */
export function openPressRest(wish: RestWish): REST {
  return new REST({
    ...commonOptions(wish),
    version: '10',
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    rejectOnRateLimit: isLong,
  });
}

/** For tables and notices: held to Discord's limit, in the order in which they were asked for. */
export function openTableRest(wish: RestWish, token: string): REST {
  const { requestsPerSecond = REQUESTS_PER_SECOND } = wish;
  return new REST({
    ...commonOptions(wish),
    version: '10',
    globalRequestsPerSecond: requestsPerSecond,
  }).setToken(token);
}

/** Ends the timers of a client that is not used any more. */
export function closeRest(rest: REST): void {
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}

function commonOptions({ apiUrl, requestTimeoutMs }: RestWish): Partial<RESTOptions> {
  return {
    ...(apiUrl === undefined ? {} : { api: apiUrl }),
    ...(requestTimeoutMs === undefined ? {} : { timeout: requestTimeoutMs }),
    handlerSweepInterval: FORGET_QUEUES_MS,
    rejectOnRateLimit: isBetterTriedAnew,
  };
}
