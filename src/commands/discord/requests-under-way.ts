/**
 * Requests that can be given up, all at once: at the end of the program there may be more of them waiting
 * for Discord's limit than there is time. Each has a signal of its own, for the library never takes its
 * listeners off a signal again.
 */
export class RequestsUnderWay {
  readonly #underWay = new Set<AbortController>();
  #givenUp = false;

  /** @throws an AbortError when it was given up, besides whatever `send` throws */
  async run<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const request = new AbortController();
    if (this.#givenUp) request.abort();
    this.#underWay.add(request);
    try {
      return await send(request.signal);
    } finally {
      this.#underWay.delete(request);
    }
  }

  /** Those under way, and all to come. */
  giveUp(): void {
    this.#givenUp = true;
    for (const request of this.#underWay) request.abort();
  }
}
