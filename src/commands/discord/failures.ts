/**
 * Maps each Discord error code to its remedy in one table. An error that is neither in the table nor temporary is a
 * program error and stays an exception.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { SendFailure, type SendFailureCode } from '../../games/ports/send.ts';
import { FrontDoorError } from './front-door.ts';

/**
 * `retry`: a temporary failure. `repost`: post the message again. `ignore`: no action is possible or necessary. `tell`:
 * a person with permissions has to change a setting. `give-up`: stop using the channel.
 */
export type Remedy = 'retry' | 'repost' | 'ignore' | 'tell' | 'give-up';

interface Meaning {
  readonly remedy: Remedy;
  readonly send: SendFailureCode;
}

const MEANINGS: ReadonlyMap<number | string, Meaning> = new Map<number, Meaning>([
  [Code.UnknownChannel, { remedy: 'give-up', send: 'gone-channel' }],
  [Code.UnknownGuild, { remedy: 'give-up', send: 'gone-channel' }],
  [Code.UnknownMessage, { remedy: 'repost', send: 'gone-message' }],
  [Code.CannotEditMessageAuthoredByAnotherUser, { remedy: 'repost', send: 'gone-message' }],
  [Code.ThreadLocked, { remedy: 'tell', send: 'forbidden' }],
  [Code.InvalidActionOnArchivedThread, { remedy: 'repost', send: 'archived' }],
  [Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached, { remedy: 'repost', send: 'old-edit' }],
  [Code.MissingAccess, { remedy: 'tell', send: 'forbidden' }],
  [Code.MissingPermissions, { remedy: 'tell', send: 'forbidden' }],
  [Code.CannotSendMessagesToThisUser, { remedy: 'tell', send: 'forbidden' }],
  [Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds, { remedy: 'tell', send: 'forbidden' }],
  [Code.InvalidFormBodyOrContentType, { remedy: 'ignore', send: 'invalid' }],
  [Code.CannotSendAnEmptyMessage, { remedy: 'ignore', send: 'invalid' }],
  [Code.RequestEntityTooLarge, { remedy: 'ignore', send: 'invalid' }],
  [Code.APIResourceOverloaded, { remedy: 'retry', send: 'retry' }],
  [Code.UnknownInteraction, { remedy: 'ignore', send: 'retry' }],
  [Code.UnknownWebhook, { remedy: 'ignore', send: 'retry' }],
  [Code.InvalidWebhookToken, { remedy: 'ignore', send: 'retry' }],
  [Code.InteractionHasAlreadyBeenAcknowledged, { remedy: 'ignore', send: 'retry' }],
]);

/** Returns the remedy for an error of Discord's API; null for other or unexpected errors. */
export function remedyFor(error: unknown): Remedy | null {
  if (error instanceof DiscordAPIError) {
    const known = MEANINGS.get(error.code);
    if (known) return known.remedy;
  }
  return isPassing(error) ? 'retry' : null;
}

/**
 * Converts an error of a send to the outbox's type.
 * @returns a SendFailure, or the error itself when it is unexpected
 */
export function sendFailure(error: unknown): unknown {
  if (error instanceof RateLimitError) {
    return new SendFailure('rate', error.message, { retryAfterMs: error.retryAfter, cause: error });
  }
  if (error instanceof FrontDoorError) {
    const wait = error.retryAfterMs === null ? {} : { retryAfterMs: error.retryAfterMs };
    return new SendFailure('retry', error.message, { ...wait, cause: error });
  }
  if (error instanceof DiscordAPIError) {
    const known = MEANINGS.get(error.code);
    if (known) return new SendFailure(known.send, error.message, { cause: error });
    if (error.status === 403) return new SendFailure('forbidden', error.message, { cause: error });
    if (error.status === 400 || error.status === 413)
      return new SendFailure('invalid', error.message, { cause: error });
  }
  if (error instanceof SendFailure) return error;
  return isPassing(error) ? new SendFailure('retry', String(error), { cause: error }) : error;
}

const NETWORK_CODES = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** True for temporary failures of the network or of Discord's servers. */
function isPassing(error: unknown): boolean {
  if (error instanceof HTTPError || error instanceof FrontDoorError || error instanceof RateLimitError)
    return true;
  if (error instanceof DiscordAPIError) return error.status >= 500 || error.status === 429;
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError') return true;
  if ('code' in error && typeof error.code === 'string' && NETWORK_CODES.has(error.code)) return true;
  return error.cause !== undefined && isPassing(error.cause);
}

const MAX_ATTEMPTS = 4;
const FIRST_WAIT_MS = 100;

/** Returns how long a rate limit lasts from now, in ms; null for other errors. */
export function rateLimitMs(error: unknown): number | null {
  return error instanceof RateLimitError ? Math.max(error.retryAfter, error.timeToReset) : null;
}

/** Requests through an interaction are possible for 15 minutes; this leaves time for the request, in ms. */
const LONGEST_LIMIT_MS = 14 * 60_000;

/**
 * Sends a request whose result a person is not waiting for any more, after the rate limit if there is one.
 * @throws the error of the request, of another kind or repeated
 */
export async function afterRateLimit<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await withRetries(send);
  } catch (error) {
    const wait = rateLimitMs(error);
    if (wait === null || wait > LONGEST_LIMIT_MS) throw error;
    await sleep(wait, undefined, { ref: false });
    return withRetries(send);
  }
}

/**
 * Repeats a request that failed temporarily; the library repeats only some of these. Only for idempotent requests.
 * @param patienceMs no attempt begins later than this, counted from now
 * @throws the last error; at once when the error is permanent
 */
export async function withRetries<T>(send: () => Promise<T>, patienceMs = 10_000): Promise<T> {
  const until = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      // The library waits for short rate limits by itself; a long one is for the caller to tell.
      if (tries >= MAX_ATTEMPTS || remedyFor(error) !== 'retry' || error instanceof RateLimitError)
        throw error;
      const named = error instanceof FrontDoorError ? error.retryAfterMs : null;
      const wait = named ?? FIRST_WAIT_MS * 2 ** (tries - 1);
      if (performance.now() + wait > until) throw error;
      await sleep(wait);
    }
  }
}

/** Whether Discord refused a message because a button or an option names an emoji that does not exist. */
export function isUnknownEmoji(error: unknown): boolean {
  return error instanceof DiscordAPIError && JSON.stringify(error.rawError).includes('INVALID_EMOJI');
}
