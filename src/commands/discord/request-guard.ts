/**
 * Makes the HTTP requests of all REST clients of the bot. One refused token is checked before the library drops it, an
 * answer from in front of Discord pauses all clients, and the state is reported to health and metrics.
 */
import { DefaultRestOptions, type REST, type ResponseLike } from 'discord.js';
import type { Logger } from 'pino';
import { answerOrFrontDoor, FrontDoorError } from './front-door.ts';

type MakeRequest = REST['options']['makeRequest'];
type RequestInit = Parameters<MakeRequest>[1];

const UNAUTHORIZED = 401;
/** Failed requests in a row that count as an outage: the library's first attempt and its three retries. */
const OUTAGE_AFTER = 4;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Whether requests with the bot's token succeed. */
export interface Reach {
  readonly up: boolean;
  /** The last failure in words; empty when `up`. */
  readonly words: string;
}

export interface RequestGuardParts {
  readonly log: Pick<Logger, 'warn' | 'info'>;
  /** Called once when Discord has refused the token twice in a row. */
  readonly onTokenRefused: () => void;
  /** Makes a request; the library's own way when left out. */
  readonly send?: MakeRequest;
  /** Returns a time that no clock change affects, in ms. */
  readonly elapsed?: () => number;
}

export class RequestGuard {
  readonly #log: RequestGuardParts['log'];
  readonly #onTokenRefused: () => void;
  readonly #send: MakeRequest;
  readonly #elapsed: () => number;
  /** Failed requests in a row. */
  #failures = 0;
  /** Pauses in a row. */
  #pauses = 0;
  #pausedUntil = 0;
  #words = '';
  #isDown = false;
  #tokenRefused = false;
  /** The running check of the token. */
  #checking: Promise<'valid' | 'refused' | 'unknown'> | null = null;
  #probe: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor({ log, onTokenRefused, send, elapsed = () => performance.now() }: RequestGuardParts) {
    this.#log = log;
    this.#onTokenRefused = onTokenRefused;
    this.#send = send ?? ((...request) => DefaultRestOptions.makeRequest(...request));
    this.#elapsed = elapsed;
  }

  reach(): Reach {
    return { up: !this.#isDown, words: this.#isDown ? this.#words : '' };
  }

  /** The option of the library's clients. */
  readonly makeRequest: MakeRequest = async (url, init) => {
    // Answers to interactions carry no token. They are due at once, so that no pause delays them.
    const hasToken = authorizationOf(init) !== null;
    if (hasToken) this.#refuseWhilePaused();
    const answer = await this.#answer(url, init, hasToken);
    if (!hasToken) {
      if (answer instanceof FrontDoorError) throw answer;
      return answer;
    }
    if (answer instanceof FrontDoorError) throw this.#pause(answer, url, init);
    if (answer.status === UNAUTHORIZED) return this.#afterRefusedToken(answer, url, init);
    if (answer.status < 500) this.#succeeded();
    else if (this.#failed(`status ${answer.status}: ${answer.statusText}`)) {
      throw this.#pause(new FrontDoorError(answer.status, answer.statusText, null), url, init);
    }
    return answer;
  };

  /** Makes no further request of its own. */
  stop(): void {
    this.#stopped = true;
    if (this.#probe !== null) clearTimeout(this.#probe);
  }

  #refuseWhilePaused(): void {
    const left = this.#pausedUntil - this.#elapsed();
    if (left > 0) throw new FrontDoorError(0, `no request for now, after ${this.#words}`, left);
  }

  async #answer(url: string, init: RequestInit, hasToken: boolean): Promise<ResponseLike | FrontDoorError> {
    try {
      return await answerOrFrontDoor(await this.#send(url, init), hasToken);
    } catch (error) {
      // A request that its sender has aborted says nothing about Discord.
      const isFailure = hasToken && !(error instanceof Error && error.name === 'AbortError');
      if (isFailure) this.#failed(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  #succeeded(): void {
    if (this.#isDown) this.#log.info('requests to Discord succeed again');
    this.#failures = 0;
    this.#pauses = 0;
    this.#pausedUntil = 0;
    this.#isDown = false;
  }

  /** Notes a failed request. Returns true when it is one of an outage. */
  #failed(words: string): boolean {
    this.#failures += 1;
    this.#words = words;
    if (this.#failures < OUTAGE_AFTER) return false;
    this.#isDown = true;
    return true;
  }

  /** Pauses all requests with the token, longer each time, and tries again by itself afterwards. */
  #pause(error: FrontDoorError, url: string, init: RequestInit): FrontDoorError {
    const growing = Math.min(FIRST_PAUSE_MS * 2 ** this.#pauses, LONGEST_PAUSE_MS);
    const ms = Math.max(error.retryAfterMs ?? 0, growing);
    this.#pauses += 1;
    this.#failures += 1;
    this.#words = error.message;
    this.#isDown = true;
    this.#pausedUntil = this.#elapsed() + ms;
    this.#log.warn({ ms, error: error.message }, 'Discord cannot be reached; no request for a while');
    if (this.#probe !== null) clearTimeout(this.#probe);
    if (!this.#stopped) this.#probe = setTimeout(() => void this.#look(url, init), ms).unref();
    return new FrontDoorError(error.status, error.message.replace(/^status \d+: /, ''), ms);
  }

  /** Asks whether Discord answers again, as there may be nothing to send that would find out. */
  async #look(url: string, init: RequestInit): Promise<void> {
    if (this.#stopped) return;
    try {
      const answer = await answerOrFrontDoor(await this.#whoAmI(url, init), true);
      if (answer instanceof FrontDoorError) this.#pause(answer, url, init);
      else if (answer.status < 400) this.#succeeded();
      else this.#pause(new FrontDoorError(answer.status, answer.statusText, null), url, init);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      this.#pause(new FrontDoorError(0, words, null), url, init);
    }
  }

  /**
   * Handles a refusal of the token: Discord has given it for valid tokens too, and the library would drop the token for
   * good. Asks once who the bot is; the refusal stands only when that is refused too.
   */
  async #afterRefusedToken(refusal: ResponseLike, url: string, init: RequestInit): Promise<ResponseLike> {
    this.#checking ??= this.#checkToken(url, init).finally(() => {
      this.#checking = null;
    });
    const token = await this.#checking;
    if (token === 'refused') {
      this.#isDown = true;
      this.#words = 'Discord does not accept the token';
      if (!this.#tokenRefused) this.#onTokenRefused();
      this.#tokenRefused = true;
      return refusal;
    }
    if (token === 'unknown') this.#failed('status 401: the token could not be checked');
    this.#log.warn({ token }, 'Discord has refused a request with the token once');
    // The library repeats the request after this status, and keeps the token.
    return new Response('', { status: 503, statusText: 'the token was refused once' });
  }

  async #checkToken(url: string, init: RequestInit): Promise<'valid' | 'refused' | 'unknown'> {
    try {
      const { status } = await this.#whoAmI(url, init);
      if (status === UNAUTHORIZED) return 'refused';
      return status < 300 ? 'valid' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  #whoAmI(url: string, init: RequestInit): Promise<ResponseLike> {
    const base = /^.*?\/v\d+(?=\/)/.exec(url)?.[0] ?? '';
    const headers = { authorization: authorizationOf(init) ?? '' };
    return this.#send(`${base}/users/@me`, { method: 'GET', headers, signal: AbortSignal.timeout(10_000) });
  }
}

function authorizationOf({ headers }: RequestInit): string | null {
  return new Headers(headers).get('authorization');
}
