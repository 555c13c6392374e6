/** One run at a time for each key; asked for during a run, the key is run once more. */
export class KeyedRuns {
  readonly #work: (key: string) => Promise<void>;
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();

  /** `work` must not reject. */
  constructor(work: (key: string) => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when the key has been run and nobody asked for more. */
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

  /** As `run`, but a run under way is enough. */
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
