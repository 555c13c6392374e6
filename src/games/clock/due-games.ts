/**
 * Looks after the games whose time has come. Every look takes up all of them, a few at once: neither one that
 * takes long nor many that fail keep the others waiting.
 */
import { type GameStore, StoreUnavailable } from '../../store/index.ts';

/** Due games that one poll takes up, besides those that run or rest. */
const PORTION = 1_000;
/** Due games that run at the same time. Each is in memory meanwhile. */
const AT_ONCE = 16;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

/** What a poll has found. It runs by itself: a slow send must not hold up another game's clock. */
export interface Look {
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
  /** Games that are being seen to, or wait for their turn. */
  readonly #underWay = new Set<string>();
  /** Games that failed, and are left alone for a while. */
  readonly #rests = new Map<string, { readonly until: number; readonly failures: number }>();
  readonly #turns: (() => void)[] = [];
  #busy = 0;

  constructor(parts: DueGamesParts) {
    this.#parts = parts;
  }

  /**
   * Takes up every game that is due.
   * @returns when all were found; `done` when they were seen to
   * @throws StoreUnavailable
   */
  async look(): Promise<Look> {
    const { store, now } = this.#parts;
    const at = now();
    const passedOver = new Set(this.#underWay);
    for (const [gameId, { until }] of this.#rests) if (until > at) passedOver.add(gameId);
    // Games that are passed over must not use up the portion: a portion of broken games would hide all others.
    const due = await store.listDue(at, PORTION + passedOver.size);
    // Another poll may have taken some up during the query.
    const free = due.filter((gameId) => !passedOver.has(gameId) && !this.#underWay.has(gameId));
    return { done: Promise.all(free.map((gameId) => this.#see(gameId))) };
  }

  /** Notes the end of a game's run. A game that failed rests, longer each time. */
  ended(gameId: string, error: unknown): void {
    // A failure of the store is not the game's: the game does not rest for it.
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
