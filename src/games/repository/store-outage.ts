/**
 * Logs a store outage once when it begins and once when it ends. Everything that retries by itself fails meanwhile, for
 * every game and every second.
 */
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

  /** Calls this whenever the store did not answer: it may come back as an older one. */
  watch(onUnavailable: () => void): void {
    this.#onUnavailable = onUnavailable;
  }

  /**
   * Logs the error of work that is tried again by itself; of those that an outage brings, the first only.
   * @param what became of the work, for the operator
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
      'the store is out of order; what waits for it is tried again and again, and not told again',
    );
  }

  /** The store took a change of a game. Smaller things may get through earlier: a few bytes are left on a full disk. */
  over(): void {
    if (this.#since === null) return;
    this.#log.info({ ms: this.#now() - this.#since }, 'the store takes changes again');
    this.#since = null;
  }
}
