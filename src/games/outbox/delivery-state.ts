/** Tracks whether any message of this process can be sent, whatever the cause of failures. */

/** Failed deliveries in a row after which nothing counts as deliverable. */
const FAILURES = 3;
/** How long messages may wait while none is sent, in ms. */
const LONGEST_WAIT_MS = 2 * 60_000;

export class DeliveryState {
  readonly #elapsed: () => number;
  #failures = 0;
  #words = '';
  /** When messages were first seen waiting since the last delivery; null when none waits. */
  #waitingSince: number | null = null;

  /** @param elapsed returns a time that no clock change affects, in ms */
  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
  }

  delivered(): void {
    this.#failures = 0;
    this.#waitingSince = null;
  }

  /** Notes a delivery that failed and will be tried again, or that was dropped because of a bug. */
  failed(error: unknown): void {
    this.#failures += 1;
    this.#words = error instanceof Error ? error.message : String(error);
  }

  /** Notes how many games have unsent messages. */
  sawWaiting(games: number): void {
    if (games === 0) this.delivered();
    else this.#waitingSince ??= this.#elapsed();
  }

  /** Returns why no message is sent, in words for the operator; null when messages are sent or none waits. */
  problem(): string | null {
    if (this.#failures >= FAILURES) return this.#words;
    const waited = this.#waitingSince === null ? 0 : this.#elapsed() - this.#waitingSince;
    return waited > LONGEST_WAIT_MS ? `messages wait for ${Math.round(waited / 1_000)} seconds` : null;
  }
}
