/** Runs work for keys, one run per key at a time; a request during a run repeats the run once. */
export class KeyedRuns {
  readonly #work: (key: string) => Promise<void>;
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();

  /** @param work must not reject */
  constructor(work: (key: string) => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when the key has been run and no further run was requested. */
  run(key: string): Promise<void> {
    const running = this.#running.get(key);
    if (running) {
      this.#again.add(key);
      return running;
    }
    const run = this.#repeat(key).finally(() => this.#running.delete(key));
    this.#running.set(key, run);
    return run;
  }

  /** Like `run`, but a run in progress is not repeated. */
  runUnlessRunning(key: string): Promise<void> {
    return this.#running.get(key) ?? this.run(key);
  }

  /** Resolves when nothing runs. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  async #repeat(key: string): Promise<void> {
    do {
      this.#again.delete(key);
      await this.#work(key);
    } while (this.#again.has(key));
  }
}
