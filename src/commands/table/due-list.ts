/**
 * Looks after the games whose time has come. Every look takes up all of them, a few at once: neither one that
 * takes long nor many that fail keep the others waiting.
 */
import { type GameStore, StoreUnavailable } from '../../store/index.ts';

/** Games taken up by one look, besides those that are under way or at rest. */
const PORTION = 1_000;
/** Games seen to at the same time: each is in memory meanwhile. */
const AT_ONCE = 16;
const FIRST_REST_MS = 1_000;
const LONGEST_REST_MS = 60_000;

/** What was found goes on by itself: a message that the chat keeps waiting must not hold up another game's clock. */
export interface Look {
  readonly done: Promise<unknown>;
}

export interface DueListParts {
  readonly store: Pick<GameStore, 'listDue'>;
  /** Sees to one game; never rejects. */
  readonly see: (gameId: string) => Promise<void>;
  readonly now: () => number;
}

export class DueList {
  readonly #parts: DueListParts;
  /** Games that are being seen to, or wait for their turn. */
  readonly #underWay = new Set<string>();
  /** Games that failed, and are left alone for a while. */
  readonly #rests = new Map<string, { readonly until: number; readonly failures: number }>();
  readonly #turns: (() => void)[] = [];
  #busy = 0;

  constructor(parts: DueListParts) {
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
    // So many more are asked for: else as many broken games as make a portion would hide all others.
    const due = await store.listDue(at, PORTION + passedOver.size);
    // Another look may have taken some up while this one asked.
    const free = due.filter((gameId) => !passedOver.has(gameId) && !this.#underWay.has(gameId));
    return { done: Promise.all(free.map((gameId) => this.#see(gameId))) };
  }

  /** A game was seen to; one that failed rests, longer each time. */
  ended(gameId: string, error: unknown): void {
    // The store's trouble is not the game's: when it is over, everything is due at once.
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
