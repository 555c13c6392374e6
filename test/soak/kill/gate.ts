/** Lets people play while it is open. It is closed from each kill until the tables have been checked. */
export class Gate {
  #waiting: (() => void)[] = [];
  #closed = newSignal();
  #isOpen = false;
  #ended = false;

  get ended(): boolean {
    return this.#ended;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Resolves when people may play. */
  async pass(): Promise<void> {
    if (this.#isOpen || this.#ended) return;
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The result of `work`, or undefined when the gate closes first. */
  unlessClosed<T>(work: Promise<T>): Promise<T | undefined> {
    return Promise.race([work, this.#closed.promise.then(() => undefined)]);
  }

  open(): void {
    this.#isOpen = true;
    for (const release of this.#waiting.splice(0)) release();
  }

  close(): void {
    this.#isOpen = false;
    this.#closed.resolveSignal();
    this.#closed = newSignal();
  }

  /** Closes the gate for good and releases everybody who waits at it. */
  end(): void {
    this.#ended = true;
    this.close();
    for (const release of this.#waiting.splice(0)) release();
  }
}

function newSignal() {
  let resolveSignal: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    resolveSignal = resolve;
  });
  return { promise, resolveSignal };
}
