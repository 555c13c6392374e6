/**
 * The private panel that a person has open at a game: hand, board, odds or stops. Opening another panel removes the
 * earlier one, so that panels do not pile up. Kept in memory only: after a restart earlier panels stay open.
 */
import { type ChatInputCommandInteraction, Routes } from 'discord.js';
import type { Log } from '../../games/ports/log.ts';
import { errorFields } from '../../games/ports/log.ts';
import type { PressInteraction } from '../routing/press-interaction.ts';

/** Discord accepts tokens for 15 minutes; this stays below that, in ms. */
const TOKEN_LIFE_MS = 14 * 60_000;
const MAX_PANELS = 2_000;

type Route = `/webhooks/${string}/${string}/messages/${string}`;

/** What a panel shows: a hand closes when its person passes, odds close when the person is done with the dice. */
export type PanelKind = 'hand' | 'odds' | 'other';

interface Shown {
  readonly kind: PanelKind;
  readonly route: Route;
  readonly until: number;
  readonly opener: string;
  /** The opener of the panel whose place it took; null without one. */
  readonly replaced: string | null;
}

/** The token with which an interaction's own message can be edited or deleted while it is valid. */
export interface Answered {
  readonly applicationId: string;
  readonly token: string;
  /** The interaction that opened the panel, which names it: later ones change it in place. */
  readonly opener: string;
  /** A follow-up message of the interaction; its first answer when left out. */
  readonly messageId?: string;
}

/** Returns what names and reaches the panel that an interaction opens, or the panel on which it is a press. */
export function panelOfInteraction(
  interaction: ChatInputCommandInteraction | PressInteraction,
  isInPlace: boolean,
): Answered {
  const { applicationId, token, id } = interaction;
  const pressed = isInPlace && 'message' in interaction ? interaction.message : null;
  return { applicationId, token, opener: pressed ? (pressed.interactionMetadata?.id ?? pressed.id) : id };
}

export interface OwnPanelParts {
  /** Deletes the message at a route that needs no further authorisation. */
  readonly remove: (route: Route) => Promise<unknown>;
  /** Returns the current time, in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

const keyOf = (gameId: string, userId: string) => `${gameId} ${userId}`;

export class OwnPanels {
  readonly #parts: OwnPanelParts;
  /** By game and person, hints under their own key; the latest panel is last. */
  readonly #shown = new Map<string, Shown>();
  /** Pending writes to each person's panel, by game and person. */
  readonly #writing = new Map<string, Promise<unknown>>();

  constructor(parts: OwnPanelParts) {
    this.#parts = parts;
  }

  /**
   * Runs a write to the person's open panel. Another press that removes the panel waits for the write, because Discord
   * refuses to edit a deleted message.
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

  /** Records a new panel shown by this interaction, and removes the person's earlier panel at this game. */
  async opened(gameId: string, userId: string, kind: PanelKind, by: Answered): Promise<void> {
    const key = keyOf(gameId, userId);
    const earlier = this.#shown.get(key) ?? null;
    this.#note(gameId, userId, kind, by, earlier?.opener ?? null);
    if (!earlier) return;
    await this.#written(gameId, userId);
    if (await this.#takeAway(gameId, earlier)) return;
    // It stays open, so a press on it counts again.
    const shown = this.#shown.get(key);
    if (shown?.replaced === earlier.opener) this.#shown.set(key, { ...shown, replaced: null });
  }

  /**
   * Records the new content of a panel that was pressed; this interaction's token is valid the longest.
   * @returns false when the person has opened another panel meanwhile, and this one is being removed
   */
  updated(gameId: string, userId: string, kind: PanelKind, by: Answered): boolean {
    const shown = this.#shown.get(keyOf(gameId, userId));
    if (shown?.replaced === by.opener) return false;
    this.#note(gameId, userId, kind, by, shown?.replaced ?? null);
    return true;
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
    return this.#takeAway(gameId, shown);
  }

  /** True when the person's open panel is a hand, after all pending writes to it. */
  async isHandOpen(gameId: string, userId: string): Promise<boolean> {
    await this.#written(gameId, userId);
    return this.#shown.get(keyOf(gameId, userId))?.kind === 'hand';
  }

  /** True when the person's open panel is this one and shows a hand, regardless of pending writes. */
  showsHand(gameId: string, userId: string, opener: string): boolean {
    const shown = this.#shown.get(keyOf(gameId, userId));
    return shown?.kind === 'hand' && shown.opener === opener;
  }

  /** Resolves when nothing is being written to the person's panel, also what was begun meanwhile. */
  async #written(gameId: string, userId: string): Promise<void> {
    const key = keyOf(gameId, userId);
    while (this.#writing.has(key)) await this.#writing.get(key);
  }

  async #takeAway(gameId: string, { route, until }: Shown): Promise<boolean> {
    if (until <= this.#parts.now()) return false;
    try {
      await this.#parts.remove(route);
      return true;
    } catch (error) {
      // The person may have dismissed the panel already, or Discord is slow. The panel then stays open.
      this.#parts.log.info({ gameId, ...errorFields(error) }, 'an earlier panel could not be closed');
      return false;
    }
  }

  #note(gameId: string, userId: string, kind: PanelKind, by: Answered, replaced: string | null): void {
    const key = keyOf(gameId, userId);
    const route = Routes.webhookMessage(by.applicationId, by.token, by.messageId ?? '@original');
    const until = this.#parts.now() + TOKEN_LIFE_MS;
    this.#shown.delete(key);
    this.#shown.set(key, { kind, route, until, opener: by.opener, replaced });
    for (const [oldest, shown] of this.#shown) {
      if (this.#shown.size <= MAX_PANELS && shown.until > this.#parts.now()) break;
      this.#shown.delete(oldest);
    }
  }
}
