/** Limits the draining of outboxes: how many games at the same time, and the wait after a failure. */

/**
 * The maximum number of drained games: some 10 MB of pictures. Reaches Discord's limit of 50 requests a second when
 * each takes two seconds.
 */
const AT_ONCE = 100;
/** Slots reserved for games in which somebody has just acted. */
const KEPT_FREE = 30;
/** The wait after the first failure, in ms. */
const FIRST_MS = 1_000;

/**
 * Slots for games whose messages are rendered and sent. A rendered message that waits for Discord takes memory for its
 * picture and a claim with renewals; an entry that waits in the store costs nothing and is rendered later with the
 * latest state.
 */
export class DrainSlots {
  #taken = 0;
  /** Games that wait for a slot, first come first served. */
  readonly #fresh = new Map<string, () => void>();
  readonly #leftOver = new Map<string, () => void>();

  /** The number of games that have or wait for a slot. */
  get size(): number {
    return this.#taken + this.#fresh.size + this.#leftOver.size;
  }

  /**
   * Resolves when the game may be drained; `free` must follow.
   * @param isFresh true when somebody has just acted in the game; false for left-over messages
   */
  take(gameId: string, isFresh: boolean): Promise<void> {
    const room = isFresh ? AT_ONCE : AT_ONCE - KEPT_FREE;
    if (this.#taken < room) {
      this.#taken += 1;
      return Promise.resolve();
    }
    return new Promise((begin) => (isFresh ? this.#fresh : this.#leftOver).set(gameId, begin));
  }

  /** Moves a waiting left-over game to the fresh games, as somebody has acted in it. */
  promote(gameId: string): void {
    const begin = this.#leftOver.get(gameId);
    if (begin === undefined) return;
    this.#leftOver.delete(gameId);
    if (this.#taken < AT_ONCE) {
      this.#taken += 1;
      begin();
    } else this.#fresh.set(gameId, begin);
  }

  free(): void {
    this.#taken -= 1;
    const fresh = this.#begin(this.#fresh, AT_ONCE);
    if (!fresh) this.#begin(this.#leftOver, AT_ONCE - KEPT_FREE);
  }

  #begin(waiting: Map<string, () => void>, room: number): boolean {
    const [first] = waiting;
    if (first === undefined || this.#taken >= room) return false;
    const [gameId, begin] = first;
    waiting.delete(gameId);
    this.#taken += 1;
    begin();
    return true;
  }
}

/** The times of a wait, in ms since 1970. */
interface Wait {
  readonly from: number;
  readonly until: number;
  readonly failures: number;
}

/** Pauses games after failures, longer after each consecutive failure. */
export class Backoff {
  readonly #now: () => number;
  readonly #waits = new Map<string, Wait>();

  /** @param now ms since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Notes a failure of a game and starts its wait.
   * @param ms the wait when the chat names one; otherwise it grows, up to `longestMs`
   * @returns the number of consecutive failures
   */
  begin(gameId: string, ms: number | null, longestMs: number): number {
    const failures = (this.#waits.get(gameId)?.failures ?? 0) + 1;
    const from = this.#now();
    const growing = Math.min(FIRST_MS * 2 ** (failures - 1), longestMs);
    this.#waits.set(gameId, { from, until: from + (ms ?? growing), failures });
    return failures;
  }

  over(gameId: string): void {
    this.#waits.delete(gameId);
  }

  isWaiting(gameId: string): boolean {
    const wait = this.#waits.get(gameId);
    const at = this.#now();
    // If the machine's clock was set back, the wait is void; otherwise it would last as long as the correction.
    return wait !== undefined && wait.from <= at && at < wait.until;
  }
}
