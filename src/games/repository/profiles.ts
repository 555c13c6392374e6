/** What a person wants to be remembered beyond a game: kept under their Discord id until they ask to be forgotten. */
import { z } from 'zod';
import { DEFAULT_ORDERS, readOrders, type StandingOrders } from '../../engine/hosting.ts';
import { type GameStore, StoreUnavailable } from '../../store/index.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { recordJson } from './game-record.ts';

type Stops = StandingOrders['ask'];

const stopsShape = z.custom<Stops>((value) => stopsFrom(value) !== null, 'no stops');
const profileShape = z.object({ stops: stopsShape });
const guideShape = z.object({ hints: z.union([z.literal('off'), z.array(z.string())]) });

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
    await this.#keep(userId, { stops });
  }

  /**
   * The hints of a first game that a person was given, by their ids; `off` when they want no more.
   * @throws StoreUnavailable
   */
  async hintsSeenBy(userId: string): Promise<readonly string[] | 'off'> {
    const kept = guideShape.safeParse(await this.#store.readRecord('profile', userId));
    return kept.success ? kept.data.hints : [];
  }

  /** Remembers them. @throws StoreUnavailable */
  async keepHints(userId: string, hints: readonly string[] | 'off'): Promise<void> {
    await this.#keep(userId, { hints: hints === 'off' ? hints : [...hints] });
  }

  /** Adds to what is kept of a person. */
  async #keep(userId: string, part: Readonly<Record<string, unknown>>): Promise<void> {
    const kept = z.looseObject({}).safeParse(await this.#store.readRecord('profile', userId));
    const before = kept.success ? kept.data : {};
    await this.#store.writeRecord('profile', userId, recordJson({ ...before, ...part }));
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
