/** Reads the results of archived games. */
import type { GameResult } from '../../history/result.ts';
import { type ArchiveOf, type GameStore, type Json, UnreadableGame } from '../../store/index.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import type { Log } from '../ports/log.ts';
import { readResult } from './archived-result.ts';

/** Some 100 KB of text at once, parsed in some ms. */
const PORTION = 100;

interface ArchivedResult {
  readonly order: number;
  readonly gameId: string;
  /** Null where it is unreadable. */
  readonly result: GameResult | null;
}

export class ArchiveReader {
  readonly #store: GameStore;
  readonly #scheduler: Scheduler;
  readonly #log: Log;

  constructor(store: GameStore, scheduler: Scheduler, log: Log) {
    this.#store = store;
    this.#scheduler = scheduler;
    this.#log = log;
  }

  /**
   * Returns the results of archived games in the order of their ends. Other work comes between the portions, presses
   * first. Unreadable results are reported and left out.
   * @throws StoreUnavailable
   */
  async results(of: ArchiveOf): Promise<readonly GameResult[]> {
    return (await this.games(of)).map(({ result }) => result);
  }

  /**
   * Returns archived games with their results, like `results`.
   * @throws StoreUnavailable
   */
  async games(of: ArchiveOf): Promise<readonly { readonly gameId: string; readonly result: GameResult }[]> {
    const games: { readonly gameId: string; readonly result: GameResult }[] = [];
    for await (const { gameId, result } of this.after(of, 0)) if (result) games.push({ gameId, result });
    return games;
  }

  /**
   * Yields the archived games that ended after the one with this order, with their results; null for a result that is
   * unreadable, which is reported.
   * @throws StoreUnavailable
   */
  async *after(of: ArchiveOf, order: number): AsyncGenerator<ArchivedResult> {
    for await (const portion of this.portions(of, order)) yield* portion;
  }

  /** Like `after`, in portions of some ms of work. Other work comes between them, presses first. */
  async *portions(of: ArchiveOf, order: number): AsyncGenerator<readonly ArchivedResult[]> {
    for (let after = order; ; ) {
      await this.#scheduler.turn('background');
      const portion = await this.#store.listArchive(of, after, PORTION);
      // A portion may be short of entries that could not be read, with more behind it.
      const last = portion.at(-1);
      if (!last) return;
      yield portion.map((one) => ({
        order: one.order,
        gameId: one.gameId,
        result: this.#resultOf(one.gameId, one.summary),
      }));
      after = last.order;
    }
  }

  #resultOf(gameId: string, summary: Json): GameResult | null {
    try {
      return readResult(gameId, summary);
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      this.#log.error({ gameId, reason: error.message }, 'an archived game cannot be read and is left out');
      return null;
    }
  }
}
