/** When a game's outbox may be drained: how many games at the same time, and after which wait when something failed. */

/** Some 10 MB of pictures; Discord's limit of 50 requests a second is reached when each takes up to two seconds. */
const AT_ONCE = 100;
/** Slots that are kept for games in which somebody has just acted. */
const KEPT_FREE = 30;
/** The first wait after a failure, in ms. */
const FIRST_MS = 1_000;

/**
 * How many games' messages are made and sent at the same time. A message that is made and waits for Discord is in
 * memory, with its picture, and its claim is renewed again and again: what waits in the store costs nothing, and
 * shows the game as it is by then.
 */
export class DrainSlots {
  #taken = 0;
  /** Games that wait for a slot, in the order in which they came. */
  readonly #fresh = new Map<string, () => void>();
  readonly #leftOver = new Map<string, () => void>();

  /** How many games have or want a slot. */
  get size(): number {
    return this.#taken + this.#fresh.size + this.#leftOver.size;
  }

  /**
   * Resolves when the game may be drained; `free` must follow.
   * @param isFresh somebody has just acted in it; else it was left over
   */
  take(gameId: string, isFresh: boolean): Promise<void> {
    const room = isFresh ? AT_ONCE : AT_ONCE - KEPT_FREE;
    if (this.#taken < room) {
      this.#taken += 1;
      return Promise.resolve();
    }
    return new Promise((begin) => (isFresh ? this.#fresh : this.#leftOver).set(gameId, begin));
  }

  /** Somebody has acted in a game that waits as left over. */
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

/** Between two times, in ms since 1970. */
interface Wait {
  readonly from: number;
  readonly until: number;
  readonly failures: number;
}

/** Games that are left alone for a while because something failed, longer each time in a row. */
export class Backoff {
  readonly #now: () => number;
  readonly #waits = new Map<string, Wait>();

  /** @param now ms since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Something of a game failed.
   * @param ms how long to wait, where somebody said so; else it grows, up to `longestMs`
   * @returns how often in a row it has failed
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
    // Before it began: the machine's clock was set back, and a wait of a second would last as long as that.
    return wait !== undefined && wait.from <= at && at < wait.until;
  }
}
