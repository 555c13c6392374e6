/** Polls for what no press starts: due clocks, unsent messages, expired games. */
import type { GameStore } from '../../store/index.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { StoreOutage } from '../repository/store-outage.ts';
import { CLOCK_TOLERANCE_MS } from './clock-times.ts';
import type { DueGames, PollResult } from './due-games.ts';
import type { DueTimes } from './due-times.ts';

const SWEEP_MS = 60 * 60_000;

export interface PollerParts {
  readonly store: Pick<GameStore, 'sweep'>;
  readonly dueGames: Pick<DueGames, 'look'>;
  readonly dueTimes: Pick<DueTimes, 'look'>;
  readonly outbox: Pick<Outbox, 'kickAll'>;
  /** Updates tables that were posted without their pictures, a few at a time. */
  readonly completeTables: () => Promise<void>;
  readonly outage: Pick<StoreOutage, 'note'>;
  readonly now: () => number;
  /** Returns a time that no clock change affects, in ms. */
  readonly elapsed?: () => number;
}

export class Poller {
  readonly #parts: PollerParts;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  #completing: Promise<unknown> = Promise.resolve();
  readonly #elapsed: () => number;
  /** The time of the last sweep by both clocks; null before the first. */
  #swept: { readonly at: number; readonly elapsed: number } | null = null;

  constructor(parts: PollerParts) {
    this.#parts = parts;
    this.#elapsed = parts.elapsed ?? (() => performance.now());
  }

  /** Polls every `everyMs` ms from now on; null: only when `look` is called. */
  start(everyMs: number | null): void {
    if (everyMs === null || this.#timer !== null) return;
    this.#timer = setInterval(() => void this.look(), everyMs).unref();
  }

  /** Stops polling. Resolves when no table is being completed. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#completing;
  }

  /** Polls once. Clocks and sends do not wait for each other, since Discord may delay a send for minutes. */
  async look(): Promise<PollResult> {
    const { dueGames, dueTimes, outbox, completeTables } = this.#parts;
    const looks = [
      await this.#guarded(() => dueGames.look(), 'clocks could not be looked after'),
      await this.#guarded(() => dueTimes.look(), 'due times could not be checked'),
      await this.#guarded(() => outbox.kickAll(), 'left-over messages could not be looked after'),
    ];
    if (!this.#stopped) {
      this.#completing = this.#guarded(completeTables, 'tables without pictures could not be completed');
      await this.#completing;
    }
    await this.#sweep();
    return { done: Promise.all(looks.map((look) => look?.done)) };
  }

  async #sweep(): Promise<void> {
    const { store, now } = this.#parts;
    const [at, elapsed] = [now(), this.#elapsed()];
    const before = this.#swept;
    const since = before && { passed: at - before.at, lasted: elapsed - before.elapsed };
    if (since && Math.max(Math.abs(since.passed), since.lasted) < SWEEP_MS) return;
    this.#swept = { at, elapsed };
    // What a sweep removes is gone for good, so a clock that has just jumped is not believed.
    if (since && Math.abs(since.passed - since.lasted) > CLOCK_TOLERANCE_MS) return;
    await this.#guarded(() => store.sweep(), 'finished games could not be swept');
  }

  async #guarded<T>(work: () => Promise<T>, trouble: string): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.#parts.outage.note(error, trouble);
      return null;
    }
  }
}
