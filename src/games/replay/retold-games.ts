/** Finished games that were looked at lately: a panel is pressed many times, and its game is played again once. */
import type { GameStore } from '../../store/index.ts';
import type { Describe } from '../actions/play.ts';
import { unpackPlay } from '../archive/archived-record.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import type { RetoldGame } from '../retelling.ts';
import { retoldGame } from './retold-game.ts';

/** Each takes some 1 MB. */
const MOST_KEPT = 6;

export class RetoldGames {
  readonly #store: GameStore;
  readonly #scheduler: Scheduler;
  readonly #describe: Describe;
  readonly #kept = new Map<string, Promise<RetoldGame | null>>();

  constructor(store: GameStore, scheduler: Scheduler, describe: Describe) {
    this.#store = store;
    this.#scheduler = scheduler;
    this.#describe = describe;
  }

  /**
   * Returns a finished game of the archive; null when there is none. Played again in the lowest lane, in slices.
   * @param language the Discord locale of the reader
   * @throws UnreadableGame naming the game
   * @throws StoreUnavailable
   */
  async of(gameId: string, language: string): Promise<RetoldGame | null> {
    const key = `${gameId} ${language}`;
    const known = this.#kept.get(key) ?? this.#retold(gameId, language);
    this.#kept.delete(key);
    this.#kept.set(key, known);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    try {
      const game = await known;
      if (game === null) this.#kept.delete(key);
      return game;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  /** Forgets all games, because a person was taken out of the archive. */
  reset(): void {
    this.#kept.clear();
  }

  async #retold(gameId: string, language: string): Promise<RetoldGame | null> {
    await this.#scheduler.turn('background');
    const kept = await this.#store.readArchived(gameId);
    if (kept === null) return null;
    const pause = () => this.#scheduler.turn('background');
    const parts = { describe: this.#describe, pause };
    return retoldGame({ gameId, guildId: kept.guildId }, unpackPlay(gameId, kept.body), language, parts);
  }
}
