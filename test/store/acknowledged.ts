/** What a store has acknowledged, and the moments when it has acknowledged so much. */
export class Acknowledged<T> {
  readonly #all: T[] = [];
  readonly #waiting = new Map<() => void, number>();

  /** In the order of the acknowledgements. */
  get all(): readonly T[] {
    return this.#all;
  }

  add(commit: T): void {
    this.#all.push(commit);
    for (const [go, count] of this.#waiting) if (this.#all.length >= count) go();
  }

  /** Resolves when so many commits are acknowledged. */
  reached(count: number): Promise<void> {
    if (this.#all.length >= count) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        this.#waiting.delete(go);
        resolve();
      };
      this.#waiting.set(go, count);
    });
  }
}
