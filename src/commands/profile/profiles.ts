/** What a person wants to be remembered beyond a game: kept under their Discord id until they ask to be forgotten. */
import { z } from 'zod';
import { DEFAULT_ORDERS, readOrders, type StandingOrders } from '../../engine/index.ts';
import { type GameStore, StoreUnavailable } from '../../store/index.ts';
import { recordJson } from '../table/game-record.ts';
import { errorFields, type Log } from '../table/log.ts';

type Stops = StandingOrders['ask'];

const stopsShape = z.custom<Stops>((value) => stopsFrom(value) !== null, 'no stops');
const profileShape = z.object({ stops: stopsShape });

function stopsFrom(value: unknown): Stops | null {
  return readOrders({ ...DEFAULT_ORDERS, ask: value })?.ask ?? null;
}

export class Profiles {
  readonly #store: GameStore;
  readonly #log: Log;

  constructor(store: GameStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  /**
   * When a person wants to be asked in games that begin; null for who never chose. What cannot be read counts as no
   * choice: a game is not held up by it.
   * @throws StoreUnavailable
   */
  async stopsOf(userId: string): Promise<Stops | null> {
    const kept = await this.#store.readRecord('profile', userId);
    const profile = profileShape.safeParse(kept);
    return profile.success ? stopsFrom(profile.data.stops) : null;
  }

  /**
   * Remembers when a person wants to be asked.
   * @throws StoreUnavailable
   */
  async keepStops(userId: string, stops: Stops): Promise<void> {
    await this.#store.writeRecord('profile', userId, recordJson({ stops }));
  }

  /** As `stopsOf`, for where a game has begun to answer: without the store it goes on by the usual stops. */
  async stopsOrUsual(userId: string): Promise<Stops | null> {
    try {
      return await this.stopsOf(userId);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#log.warn(errorFields(error), 'a player sits down with the usual stops: the store did not answer');
      return null;
    }
  }
}
