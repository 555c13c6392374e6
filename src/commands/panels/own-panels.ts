/**
 * The private panel that a person has open at a game: hand, board, odds or stops. Opening another one takes the
 * earlier away, so that they do not pile up. Kept in memory only: after a restart earlier panels stay open.
 */
import { Routes } from 'discord.js';
import type { Log } from '../../games/ports/log.ts';
import { errorFields } from '../../games/ports/log.ts';

/** Tokens are good for 15 minutes. */
const GOOD_FOR_MS = 14 * 60_000;
const KEPT = 2_000;

type Route = `/webhooks/${string}/${string}/messages/${string}`;

/**
 * What a panel shows, as far as it matters here: a hand has served once its person passes, odds once they have done
 * with their dice.
 */
export type PanelKind = 'hand' | 'odds' | 'other';

interface Shown {
  readonly kind: PanelKind;
  readonly route: Route;
  readonly until: number;
}

/** By what an interaction's own message can be reached while its token is good. */
interface Answered {
  readonly applicationId: string;
  readonly token: string;
  /** A further message of the interaction; its first answer when left out. */
  readonly messageId?: string;
}

export interface OwnPanelParts {
  /** Deletes the message at a route that needs no further authorisation. */
  readonly remove: (route: Route) => Promise<unknown>;
  /** Now, in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

const keyOf = (gameId: string, userId: string) => `${gameId} ${userId}`;

export class OwnPanels {
  readonly #parts: OwnPanelParts;
  /** By game and person, hints apart from the rest; the latest is the last. */
  readonly #shown = new Map<string, Shown>();
  /** What is being written into somebody's panel, by game and person. */
  readonly #writing = new Map<string, Promise<unknown>>();

  constructor(parts: OwnPanelParts) {
    this.#parts = parts;
  }

  /**
   * Does something that writes into the panel that the person has open. Another press may take the panel away
   * meanwhile; it waits, because Discord refuses to edit what is gone.
   */
  write<T>(gameId: string, userId: string, work: () => Promise<T>): Promise<T> {
    const key = keyOf(gameId, userId);
    const written = work();
    const all = Promise.allSettled([this.#writing.get(key), written]);
    this.#writing.set(key, all);
    void all.then(() => {
      if (this.#writing.get(key) === all) this.#writing.delete(key);
    });
    return written;
  }

  /** A new panel was shown by this interaction: the person's earlier one at this game goes away. */
  async opened(gameId: string, userId: string, kind: PanelKind, by: Answered): Promise<void> {
    const earlier = this.#note(gameId, userId, kind, by);
    if (!earlier) return;
    await this.#writing.get(keyOf(gameId, userId));
    await this.#takeAway(gameId, earlier);
  }

  /** The person's panel shows something else from now on, and this interaction reaches it the longest. */
  updated(gameId: string, userId: string, kind: PanelKind, by: Answered): void {
    this.#note(gameId, userId, kind, by);
  }

  /**
   * The person is done with what a panel of these kinds shows: left open, it would stand between them and the table,
   * with a question that is over.
   * @returns whether it was open and is gone
   */
  async served(gameId: string, userId: string, kinds: readonly PanelKind[]): Promise<boolean> {
    const key = keyOf(gameId, userId);
    await this.#writing.get(key);
    const shown = this.#shown.get(key);
    if (shown === undefined || !kinds.includes(shown.kind)) return false;
    this.#shown.delete(key);
    return this.#takeAway(gameId, shown);
  }

  /** Whether the person's open panel is a hand, once everything that is being written into it stands there. */
  async isHandOpen(gameId: string, userId: string): Promise<boolean> {
    const key = keyOf(gameId, userId);
    await this.#writing.get(key);
    return this.showsHand(gameId, userId);
  }

  /** Whether the person's open panel is a hand, whatever is being written into it. */
  showsHand(gameId: string, userId: string): boolean {
    return this.#shown.get(keyOf(gameId, userId))?.kind === 'hand';
  }

  async #takeAway(gameId: string, { route, until }: Shown): Promise<boolean> {
    if (until <= this.#parts.now()) return false;
    try {
      await this.#parts.remove(route);
      return true;
    } catch (error) {
      // The person may have dismissed it already, or Discord is slow. The panel then stays open.
      this.#parts.log.info({ gameId, ...errorFields(error) }, 'an earlier panel stays open');
      return false;
    }
  }

  #note(gameId: string, userId: string, kind: PanelKind, by: Answered): Shown | null {
    const key = keyOf(gameId, userId);
    const earlier = this.#shown.get(key) ?? null;
    const route = Routes.webhookMessage(by.applicationId, by.token, by.messageId ?? '@original');
    this.#shown.delete(key);
    this.#shown.set(key, { kind, route, until: this.#parts.now() + GOOD_FOR_MS });
    for (const [oldest, { until }] of this.#shown) {
      if (this.#shown.size <= KEPT && until > this.#parts.now()) break;
      this.#shown.delete(oldest);
    }
    return earlier;
  }
}
