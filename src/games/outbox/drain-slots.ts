/**
 * How many games' messages are made and sent at the same time. A message that is made and waits for Discord is in
 * memory, with its picture, and its claim is renewed again and again: what waits in the store costs nothing, and
 * shows the game as it is by then.
 */

/** Some 10 MB of pictures; Discord's limit of 50 requests a second is reached when each takes up to two seconds. */
const AT_ONCE = 100;
/** Slots that are kept for games in which somebody has just acted. */
const KEPT_FREE = 30;

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
