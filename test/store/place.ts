/** What the contract needs to know of the place where a store keeps its games. */
import type { GameStore, StoreOptions } from '../../src/store/index.ts';

export interface StorePlaceUnderTest {
  /** Options to open the store, again and again on the same games. */
  options(): StoreOptions;
  /** Empties it between tests. */
  empty(): Promise<void>;
  /** Makes what is kept of a game no longer JSON. */
  spoil(gameId: string): Promise<void>;
  /** Lets this much time pass on the clock that ends claims. */
  pass(clock: TestClock, ms: number): Promise<void>;
}

/** A manual clock. */
export class TestClock {
  #now = Date.UTC(2026, 0, 1);
  readonly now = () => this.#now;
  advance(ms: number): void {
    this.#now += ms;
  }
}

export const DAY_MS = 24 * 60 * 60 * 1_000;

/** The fixture of each contract test. */
export interface Given {
  readonly place: StorePlaceUnderTest;
  readonly clock: TestClock;
  readonly store: GameStore;
  readonly problems: unknown[];
  /** Another connection to the same games, closed after the test. */
  another(): Promise<GameStore>;
}
