/** Lets people play or makes them pause: they pause from each kill until the tables were looked at. */
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

  /** What somebody waits for, or undefined when the gate closed before. */
  unlessClosed<T>(work: Promise<T>): Promise<T | undefined> {
    return Promise.race([work, this.#closed.promise.then(() => undefined)]);
  }

  open(): void {
    this.#isOpen = true;
    for (const go of this.#waiting.splice(0)) go();
  }

  close(): void {
    this.#isOpen = false;
    this.#closed.give();
    this.#closed = newSignal();
  }

  /** Nobody plays any more. */
  end(): void {
    this.#ended = true;
    this.close();
    for (const go of this.#waiting.splice(0)) go();
  }
}

function newSignal() {
  let give: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
