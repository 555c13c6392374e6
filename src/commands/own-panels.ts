/**
 * The private panel that a person has open at a game: hand, board, odds or stops. Opening another one takes the
 * earlier away, so that they do not pile up. Only ever a courtesy: what is not remembered here stays where it is.
 */
import { Routes } from 'discord.js';
import type { Log } from './table/log.ts';
import { errorFields } from './table/log.ts';

/** Tokens are good for 15 minutes. */
const GOOD_FOR_MS = 14 * 60_000;
const KEPT = 2_000;

type Route = `/webhooks/${string}/${string}/messages/${string}`;

interface Shown {
  readonly route: Route;
  readonly until: number;
}

/** By what an interaction's own message can be reached while its token is good. */
interface Answered {
  readonly applicationId: string;
  readonly token: string;
}

export interface OwnPanelParts {
  /** Deletes the message at a route that needs no further authorisation. */
  readonly remove: (route: Route) => Promise<unknown>;
  /** Now, in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

export class OwnPanels {
  readonly #parts: OwnPanelParts;
  /** By game and person; the latest is the last. */
  readonly #shown = new Map<string, Shown>();

  constructor(parts: OwnPanelParts) {
    this.#parts = parts;
  }

  /** A new panel was shown by this interaction: the person's earlier one at this game goes away. */
  async opened(gameId: string, userId: string, by: Answered): Promise<void> {
    const earlier = this.#note(gameId, userId, by);
    if (!earlier || earlier.until <= this.#parts.now()) return;
    try {
      await this.#parts.remove(earlier.route);
    } catch (error) {
      // The person may have dismissed it already, or Discord is slow: nothing depends on it.
      this.#parts.log.info({ gameId, ...errorFields(error) }, 'an earlier panel stays open');
    }
  }

  /** The person's panel shows something else from now on, and this interaction reaches it the longest. */
  updated(gameId: string, userId: string, by: Answered): void {
    this.#note(gameId, userId, by);
  }

  #note(gameId: string, userId: string, { applicationId, token }: Answered): Shown | null {
    const key = `${gameId} ${userId}`;
    const earlier = this.#shown.get(key) ?? null;
    const route = Routes.webhookMessage(applicationId, token, '@original');
    this.#shown.delete(key);
    this.#shown.set(key, { route, until: this.#parts.now() + GOOD_FOR_MS });
    for (const [oldest, { until }] of this.#shown) {
      if (this.#shown.size <= KEPT && until > this.#parts.now()) break;
      this.#shown.delete(oldest);
    }
    return earlier;
  }
}
