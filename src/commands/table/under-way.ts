/** Work that was begun and must be finished before the bot ends. */
export class UnderWay {
  readonly #running = new Set<Promise<unknown>>();

  /** Remembers some work until it is done, whatever comes of it. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    const done = () => this.#running.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}
