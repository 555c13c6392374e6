/**
 * How old an interaction is, by this machine's clock. Discord's clock says when a person pressed; the two clocks
 * differ by an unknown amount, of which the quickest of the latest interactions tells the most: it was under way for
 * next to no time. So an age is what an interaction took longer than that one, in the network, in the socket while the
 * event loop was held, and since.
 */

/** Interactions that count: few enough to follow a clock that is set. */
const LATEST = 64;

export class InteractionAges {
  readonly #now: () => number;
  /** Arrival by our clock less creation by Discord's, in ms, of the latest interactions. */
  readonly #differences: number[] = [];

  /** @param now ms since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** An interaction has arrived. @param createdAt by Discord's clock, in ms since 1970 */
  arrived(createdAt: number): void {
    this.#differences.push(this.#now() - createdAt);
    if (this.#differences.length > LATEST) this.#differences.shift();
  }

  /** For how long a person has waited who pressed then, in ms; never negative. */
  ageOf(createdAt: number): number {
    const difference = this.#now() - createdAt;
    return Math.max(0, difference - Math.min(difference, ...this.#differences));
  }
}
