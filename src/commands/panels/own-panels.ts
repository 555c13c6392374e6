/**
 * The private panel that a person has open at a game: hand, board, odds or stops. Opening another panel removes the
 * earlier one, so that panels do not pile up. Kept in memory only: after a restart earlier panels stay open.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Routes } from 'discord.js';
import type { Log } from '../../games/ports/log.ts';
import { errorFields } from '../../games/ports/log.ts';
import type { OwnAnswer } from '../routing/press-interaction.ts';

/** Discord accepts tokens for 15 minutes; this stays below that, in ms. */
const TOKEN_LIFE_MS = 14 * 60_000;
const MAX_PANELS = 2_000;
/** How long a write waits for a removal, in ms: its press has to be acknowledged within three seconds. */
const REMOVAL_WAIT_MS = 1_000;

type Route = `/webhooks/${string}/${string}/messages/${string}`;

/** What a panel shows: a hand closes when its person passes, odds close when the person is done with the dice. */
export type PanelKind = 'hand' | 'odds' | 'other';

interface Shown {
  readonly kind: PanelKind;
  readonly route: Route;
  readonly until: number;
  /** The id of its message; null where it is unknown. */
  readonly panelId: string | null;
}

export interface OwnPanelParts {
  /** Deletes the message at a route that needs no further authorisation. */
  readonly remove: (route: Route) => Promise<unknown>;
  /** Returns the current time, in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

const keyOf = (gameId: string, userId: string) => `${gameId} ${userId}`;

/** Keeps a promise under the key, together with earlier ones there, until all have settled. */
function keepWhilePending(pending: Map<string, Promise<unknown>>, key: string, work: Promise<unknown>): void {
  const all = Promise.allSettled([pending.get(key), work]);
  pending.set(key, all);
  void all.then(() => {
    if (pending.get(key) === all) pending.delete(key);
  });
}

export class OwnPanels {
  readonly #parts: OwnPanelParts;
  /** By game and person, hints under their own key; the latest panel is last. */
  readonly #shown = new Map<string, Shown>();
  /** Pending writes to each person's panel, by game and person. */
  readonly #writing = new Map<string, Promise<unknown>>();
  /** Pending removals of panels, by game and person. */
  readonly #removing = new Map<string, Promise<unknown>>();

  constructor(parts: OwnPanelParts) {
    this.#parts = parts;
  }

  /**
   * Runs a write to the person's open panel. Another press that removes the panel waits for the write, and a write
   * waits for a removal that has begun, because Discord refuses to edit a deleted message. `work` must acknowledge its
   * press itself, so that it notices that its panel is gone.
   */
  write<T>(gameId: string, userId: string, work: () => Promise<T>): Promise<T> {
    const key = keyOf(gameId, userId);
    const removing = this.#removing.get(key);
    const written =
      removing === undefined ? work() : Promise.race([removing, sleep(REMOVAL_WAIT_MS)]).then(work);
    keepWhilePending(this.#writing, key, written);
    return written;
  }

  /**
   * Records a new panel shown by this interaction, and removes the person's earlier panel at this game.
   * @param by null for a panel that is not this process's to remove
   * @param panelId the id of its message; null where no other press can change it
   */
  async opened(
    gameId: string,
    userId: string,
    kind: PanelKind,
    by: OwnAnswer | null,
    panelId: string | null = null,
  ): Promise<void> {
    const earlier = this.#shown.get(keyOf(gameId, userId));
    if (by === null) this.#shown.delete(keyOf(gameId, userId));
    else this.#note(gameId, userId, kind, by, panelId);
    if (!earlier) return;
    await this.#written(gameId, userId);
    await this.#takeAway(gameId, userId, earlier);
  }

  /**
   * Records the new content of the person's panel; this interaction's token is valid the longest. A press on an earlier
   * panel, which is being removed, changes nothing.
   * @param panelId the id of the panel's message
   */
  updated(gameId: string, userId: string, kind: PanelKind, by: OwnAnswer, panelId: string): void {
    if (this.isCurrent(gameId, userId, panelId)) this.#note(gameId, userId, kind, by, panelId);
  }

  /** False when the person has opened another panel since this one. Panels from before a restart are not known. */
  isCurrent(gameId: string, userId: string, panelId: string): boolean {
    const shown = this.#shown.get(keyOf(gameId, userId));
    return shown === undefined || shown.panelId === null || shown.panelId === panelId;
  }

  /**
   * Removes the person's panel when it is of one of these kinds, because an outdated panel would stay below the table.
   * @returns whether it was open and is removed
   */
  async close(gameId: string, userId: string, kinds: readonly PanelKind[]): Promise<boolean> {
    const key = keyOf(gameId, userId);
    await this.#written(gameId, userId);
    const shown = this.#shown.get(key);
    if (shown === undefined || !kinds.includes(shown.kind)) return false;
    this.#shown.delete(key);
    return this.#takeAway(gameId, userId, shown);
  }

  /** True when the person's open panel is a hand, after all pending writes to it. */
  async isHandOpen(gameId: string, userId: string): Promise<boolean> {
    await this.#written(gameId, userId);
    return this.#shown.get(keyOf(gameId, userId))?.kind === 'hand';
  }

  /** True when this message is the person's open panel, and a hand, regardless of pending writes. */
  showsHand(gameId: string, userId: string, panelId: string): boolean {
    return this.#shown.get(keyOf(gameId, userId))?.kind === 'hand' && this.isCurrent(gameId, userId, panelId);
  }

  /** Resolves when nothing is being written to the person's panel, not even what began meanwhile. */
  async #written(gameId: string, userId: string): Promise<void> {
    const key = keyOf(gameId, userId);
    for (let pending = this.#writing.get(key); pending !== undefined; pending = this.#writing.get(key)) {
      await pending;
    }
  }

  async #takeAway(gameId: string, userId: string, { route, until }: Shown): Promise<boolean> {
    if (until <= this.#parts.now()) return false;
    const removed = this.#parts.remove(route);
    keepWhilePending(this.#removing, keyOf(gameId, userId), removed);
    try {
      await removed;
      return true;
    } catch (error) {
      // The person may have dismissed the panel already, or Discord is slow. The panel then stays open.
      this.#parts.log.info({ gameId, ...errorFields(error) }, 'an earlier panel could not be closed');
      return false;
    }
  }

  #note(gameId: string, userId: string, kind: PanelKind, by: OwnAnswer, panelId: string | null): void {
    const key = keyOf(gameId, userId);
    const route = Routes.webhookMessage(by.applicationId, by.token, by.messageId ?? '@original');
    this.#shown.delete(key);
    this.#shown.set(key, { kind, route, until: this.#parts.now() + TOKEN_LIFE_MS, panelId });
    for (const [oldest, { until }] of this.#shown) {
      if (this.#shown.size <= MAX_PANELS && until > this.#parts.now()) break;
      this.#shown.delete(oldest);
    }
  }
}
