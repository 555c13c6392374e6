/**
 * Processes due games. Every poll takes all due games and runs a few at a time, so that slow or failing games do not
 * delay the others.
 */
import { type GameStore, StoreUnavailable } from '../../store/index.ts';

/** The maximum number of due games per poll, besides those that run or are paused after a failure. */
const PORTION = 1_000;
/** The maximum number of due games that run at the same time. Each of them is in memory. */
const AT_ONCE = 16;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

/** The result of a poll. `done` is separate, so that a slow send does not delay another game's clock. */
export interface PollResult {
  readonly done: Promise<unknown>;
}

export interface DueGamesParts {
  readonly store: Pick<GameStore, 'listDue'>;
  /** Runs one game; never rejects. */
  readonly see: (gameId: string) => Promise<void>;
  readonly now: () => number;
}

export class DueGames {
  readonly #parts: DueGamesParts;
  /** Games that run or wait for a slot. */
  readonly #underWay = new Set<string>();
  /** Failed games and when they may run again. */
  readonly #rests = new Map<string, { readonly until: number; readonly failures: number }>();
  readonly #turns: (() => void)[] = [];
  #busy = 0;

  constructor(parts: DueGamesParts) {
    this.#parts = parts;
  }

  /**
   * Starts every due game.
   * @returns when all due games were found; `done` resolves when they were processed
   * @throws StoreUnavailable
   */
  async look(): Promise<PollResult> {
    const { store, now } = this.#parts;
    const at = now();
    const passedOver = new Set(this.#underWay);
    for (const [gameId, { until }] of this.#rests) {
      // A longer rest began before the clock was set back.
      if (until > at && until - at <= LONGEST_REST_MS) passedOver.add(gameId);
    }
    // Skipped games must not use up the portion: a portion of broken games would hide all other games.
    const due = await store.listDue(at, PORTION + passedOver.size);
    // Another poll may have started some games during the query.
    const free = due.filter((gameId) => !passedOver.has(gameId) && !this.#underWay.has(gameId));
    return { done: Promise.all(free.map((gameId) => this.#see(gameId))) };
  }

  /** Notes the end of a game's run. A failed game is paused, longer after each failure. */
  ended(gameId: string, error: unknown): void {
    // A failure of the store does not pause the game.
    if (error === null || error instanceof StoreUnavailable) {
      this.#rests.delete(gameId);
      return;
    }
    const failures = (this.#rests.get(gameId)?.failures ?? 0) + 1;
    const ms = Math.min(FIRST_REST_MS * 2 ** (failures - 1), LONGEST_REST_MS);
    this.#rests.set(gameId, { until: this.#parts.now() + ms, failures });
  }

  async #see(gameId: string): Promise<void> {
    this.#underWay.add(gameId);
    await this.#turn();
    try {
      await this.#parts.see(gameId);
    } finally {
      this.#underWay.delete(gameId);
      this.#pass();
    }
  }

  async #turn(): Promise<void> {
    if (this.#busy < AT_ONCE) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#turns.push(resolve));
  }

  #pass(): void {
    const next = this.#turns.shift();
    if (next) next();
    else this.#busy -= 1;
  }
}
