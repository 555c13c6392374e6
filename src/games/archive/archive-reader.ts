/** Reads the results of archived games. */
import type { GameResult } from '../../history/result.ts';
import { type ArchiveOf, type GameStore, UnreadableGame } from '../../store/index.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import type { Log } from '../ports/log.ts';
import { readResult } from './archived-result.ts';

/** Some 100 KB of text at once, parsed in some ms. */
const PORTION = 100;

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
    const results: GameResult[] = [];
    for (let after = 0; ; ) {
      await this.#scheduler.turn('background');
      const portion = await this.#store.listArchive(of, after, PORTION);
      for (const { gameId, summary } of portion) {
        try {
          results.push(readResult(gameId, summary));
        } catch (error) {
          if (!(error instanceof UnreadableGame)) throw error;
          this.#log.error(
            { gameId, reason: error.message },
            'an archived game cannot be read and is left out',
          );
        }
      }
      const last = portion.at(-1);
      if (!last || portion.length < PORTION) return results;
      after = last.order;
    }
  }
}
