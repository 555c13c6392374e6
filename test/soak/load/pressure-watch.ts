/** Reads the program's load metrics during the presses and its recovery. */
import { setTimeout as pause } from 'node:timers/promises';
import { fetchMetrics, type Metrics } from '../../metrics/prometheus.ts';

const ASK_EVERY_MS = 1_000;
/** The limit for the recovery after the load. */
const GIVEN_UP_MS = 120_000;

export class PressureWatch {
  readonly #url: string;
  #behindSeconds = 0;
  #closedLooks = 0;
  #wordsLooks = 0;
  #looks = 0;

  /** @param url the URL of the program's metrics */
  constructor(url: string) {
    this.#url = url;
  }

  async look(): Promise<Metrics> {
    const figures = await fetchMetrics(this.#url);
    this.#looks += 1;
    this.#behindSeconds = Math.max(this.#behindSeconds, figures.value('tables_behind_seconds'));
    if (figures.value('new_games_admitted') === 0) this.#closedLooks += 1;
    if (figures.value('pictures_drawn') === 0) this.#wordsLooks += 1;
    return figures;
  }

  /** The observations so far. */
  get seen() {
    const share = (looks: number) => (this.#looks === 0 ? 0 : looks / this.#looks);
    return {
      mostBehindSeconds: this.#behindSeconds,
      newGamesRefusedShare: share(this.#closedLooks),
      picturesLeftOutShare: share(this.#wordsLooks),
    };
  }

  /**
   * Waits until the outbox is empty, pictures are drawn and new games are accepted.
   * @returns the time in seconds; null when it took too long
   */
  async recovered(): Promise<number | null> {
    const start = performance.now();
    while (performance.now() - start < GIVEN_UP_MS) {
      const figures = await fetchMetrics(this.#url);
      const isNormal =
        figures.value('outbox_entries') === 0 &&
        figures.value('games_to_send') === 0 &&
        figures.value('turns_waiting') === 0 &&
        figures.value('new_games_admitted') === 1 &&
        figures.value('pictures_drawn') === 1;
      if (isNormal) return (performance.now() - start) / 1_000;
      await pause(ASK_EVERY_MS);
    }
    return null;
  }
}
