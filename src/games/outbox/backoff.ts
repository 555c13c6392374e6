/** Games that are left alone for a while because something failed, longer each time in a row. */
const FIRST_MS = 1_000;

/** Between two times, in ms since 1970. */
interface Wait {
  readonly from: number;
  readonly until: number;
  readonly failures: number;
}

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
