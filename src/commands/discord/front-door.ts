/**
 * Answers that come from a server in front of Discord (Cloudflare, a proxy) instead of Discord's API: pages of HTML, or
 * Discord's own code for a blocked network (40333). They are about the whole program, never about one channel.
 */
import type { ResponseLike } from 'discord.js';
import { z } from 'zod';

/** Discord's code for a request that its network refuses; missing in the library's list. */
const INTERNAL_NETWORK_ERROR = 40_333;
const TOO_MANY_REQUESTS = 429;
const PAYLOAD_TOO_LARGE = 413;
/** The length of the quoted words of a page. */
const WORDS_LENGTH = 100;

/** Thrown for an answer that Discord's API did not give, and while no request is made because of one. */
export class FrontDoorError extends Error {
  override readonly name = 'FrontDoorError';
  readonly status: number;
  /** The wait before the next request, in ms; null when the answer names none. */
  readonly retryAfterMs: number | null;

  /** @param words the first words of the page */
  constructor(status: number, words: string, retryAfterMs: number | null) {
    super(`status ${status}: ${words || 'an empty page'}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

const apiBody = z.looseObject({ code: z.int().optional(), retry_after: z.number().optional() });

/**
 * Reads an answer.
 * @param hasToken whether the request carried the bot's token
 * @returns the answer with an unread body, or the error when Discord's API did not give it
 */
export async function answerOrFrontDoor(
  response: ResponseLike,
  hasToken: boolean,
): Promise<ResponseLike | FrontDoorError> {
  const { status } = response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (status < 400) {
    if (isJson || status === 204) return response;
    const text = await response.text();
    return text === '' ? withText(response, text) : new FrontDoorError(status, firstWords(text), null);
  }
  const text = await response.text();
  const body = isJson ? parsed(text) : null;
  // The library repeats requests after 5xx; its error quotes the status text.
  if (status >= 500) return withText(response, text, body === null ? firstWords(text) : response.statusText);
  if (isOfDiscord(status, body, hasToken)) return withText(response, text);
  return new FrontDoorError(status, firstWords(text), retryAfterOf(response));
}

function isOfDiscord(status: number, body: z.infer<typeof apiBody> | null, hasToken: boolean): boolean {
  if (body === null) return status === PAYLOAD_TOO_LARGE;
  if (body.code === INTERNAL_NETWORK_ERROR) return false;
  if (status === TOO_MANY_REQUESTS) return body.retry_after !== undefined || (body.code ?? 0) > 0;
  // An invalid interaction token has a code; without one, a request that needs no token was refused for its token.
  const needsCode = status === 403 || (status === 401 && !hasToken);
  return !needsCode || (body.code ?? 0) > 0;
}

function parsed(text: string): z.infer<typeof apiBody> | null {
  try {
    return apiBody.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** `Retry-After` in ms. */
function retryAfterOf({ headers }: ResponseLike): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}

/** The text of a page without markup, shortened; printable ASCII only, as a status text has to be. */
function firstWords(page: string): string {
  const text = page
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[^\x20-\x7E]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return text.length > WORDS_LENGTH ? `${text.slice(0, WORDS_LENGTH)}...` : text;
}

function withText(
  { status, statusText, headers }: ResponseLike,
  text: string,
  words: string = statusText,
): ResponseLike {
  return new Response(text, {
    status,
    statusText: words || statusText,
    headers: Object.fromEntries(headers),
  });
}
