/** Whether a connection to Redis works, and what is told of its troubles: each of them once. */
import { StoreUnavailable } from '../game-store.ts';
import { describeRedisError, isNotRedisFault, LOADING, messageOf, REFUSAL } from './redis-errors.ts';

/** Callbacks for events of a connection between calls. */
export interface ConnectionWatch {
  onProblem(problem: unknown): void;
  /** Called when a lost connection is restored. */
  onRecovered(): void;
  /** Called when a request was sent to the server. */
  onRequest(): void;
}

export class ConnectionHealth {
  readonly #place: string;
  readonly #watch: ConnectionWatch;
  readonly #check: () => Promise<void>;
  #lost = true;
  #opened = false;
  #closed = false;
  /** The code of the reported refusal; empty while the server accepts writes. */
  #refusedFor = '';
  #lastTrouble = 'no answer';

  /**
   * @param place host and port, for messages
   * @param check asks the server something before a restored connection counts as such
   */
  constructor(place: string, watch: ConnectionWatch, check: () => Promise<void>) {
    this.#place = place;
    this.#watch = watch;
    this.#check = check;
  }

  /** The last trouble in words. */
  get lastTrouble(): string {
    return this.#lastTrouble;
  }

  /** The first connection is there. Troubles before it are those of the call that opens it. */
  opened(): void {
    this.#lost = false;
    this.#opened = true;
  }

  /** From now on nothing is told. */
  closed(): void {
    this.#closed = true;
  }

  /** The server has taken a write, so that a further refusal is a new one. */
  written(): void {
    this.#refusedFor = '';
  }

  trouble(error: unknown): void {
    const message = messageOf(error);
    // A client that is closed during an attempt fails by a TypeError of its own, which tells nothing about the server.
    if (!isNotRedisFault(error)) this.#lastTrouble = describeRedisError(error);
    // The server is reachable but refuses commands.
    if (REFUSAL.test(message)) {
      this.refused(message);
      return;
    }
    // One outage causes a dozen events; only the first is reported.
    if (this.#lost || this.#closed) return;
    this.#lost = true;
    this.#watch.onProblem(
      new StoreUnavailable(`The connection to Redis at ${this.#place} broke (${this.#lastTrouble}).`),
    );
  }

  /** A call that nobody waits for has failed. While the connection is lost that is told already. */
  failed(error: unknown): void {
    if (!this.#lost && !this.#closed) this.#watch.onProblem(error);
  }

  /** Reports only the first refusal of a kind until a write succeeds again, since calls are made every second. */
  refused(message: string): void {
    const [code = ''] = message.split(' ');
    if (!this.#opened || this.#closed || LOADING.test(message) || code === this.#refusedFor) return;
    this.#refusedFor = code;
    this.#watch.onProblem(
      new StoreUnavailable(`Redis at ${this.#place} refuses what it is asked: ${message}`),
    );
  }

  /** A client is connected (again). */
  ready(): void {
    if (!this.#lost || this.#closed || !this.#opened) return;
    this.#check().then(
      () => {
        if (!this.#lost) return;
        this.#lost = false;
        this.#refusedFor = '';
        this.#watch.onRecovered();
      },
      (error: unknown) => this.trouble(error),
    );
  }
}
