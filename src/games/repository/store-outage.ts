/** Logs a store outage once when it begins and once when it ends, as all retries of all games fail meanwhile. */
import { StoreUnavailable } from '../../store/index.ts';
import { errorFields, type Log } from '../ports/log.ts';

export class StoreOutage {
  readonly #log: Log;
  readonly #now: () => number;
  #since: number | null = null;
  #onUnavailable: () => void = () => undefined;

  constructor(log: Log, now: () => number) {
    this.#log = log;
    this.#now = now;
  }

  /** Registers a callback for failed store requests: the store may come back with an older state. */
  watch(onUnavailable: () => void): void {
    this.#onUnavailable = onUnavailable;
  }

  /**
   * Logs the error of work that is retried; of the errors of one outage only the first is logged.
   * @param what the effect on the work, for the operator
   */
  note(error: unknown, what: string, fields: Readonly<Record<string, unknown>> = {}): void {
    if (!(error instanceof StoreUnavailable)) {
      this.#log.error({ ...fields, ...errorFields(error) }, what);
      return;
    }
    this.#onUnavailable();
    if (this.#since !== null) return;
    this.#since = this.#now();
    this.#log.error(
      { ...fields, what, ...errorFields(error) },
      'the store is unavailable; work that needs it is retried, and further failures are not logged',
    );
  }

  /** Logs the end of an outage when the store commits a game. Smaller writes can succeed earlier on a full disk. */
  over(): void {
    if (this.#since === null) return;
    this.#log.info({ ms: this.#now() - this.#since }, 'the store accepts changes again');
    this.#since = null;
  }
}
