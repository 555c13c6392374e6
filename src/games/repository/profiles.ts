/** Personal settings beyond a single game, stored under the Discord id until the person asks to be forgotten. */
import { z } from 'zod';
import { DEFAULT_ORDERS, readOrders, type StandingOrders } from '../../engine/hosting.ts';
import { type GameStore, plainJson, StoreUnavailable } from '../../store/index.ts';
import { errorFields, type Log } from '../ports/log.ts';

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
   * Returns the stops that a person set for new games; null when none are set. Unreadable settings count as none, so
   * that they do not block a game.
   * @throws StoreUnavailable
   */
  async stopsOf(userId: string): Promise<Stops | null> {
    const kept = await this.#store.readRecord('profile', userId);
    const profile = profileShape.safeParse(kept);
    return profile.success ? stopsFrom(profile.data.stops) : null;
  }

  /**
   * Stores the stops of a person for new games.
   * @throws StoreUnavailable
   */
  async keepStops(userId: string, stops: Stops): Promise<void> {
    await this.#keep(userId, { stops });
  }

  /**
   * Returns the ids of the first-game hints that a person has seen; `off` when they want no more hints.
   * @throws StoreUnavailable
   */
  async hintsSeenBy(userId: string): Promise<readonly string[] | 'off'> {
    const kept = guideShape.safeParse(await this.#store.readRecord('profile', userId));
    return kept.success ? kept.data.hints : [];
  }

  /** Stores the ids of the seen hints, or `off`. @throws StoreUnavailable */
  async keepHints(userId: string, hints: readonly string[] | 'off'): Promise<void> {
    await this.#keep(userId, { hints: hints === 'off' ? hints : [...hints] });
  }

  /** Merges fields into the stored profile of a person. */
  async #keep(userId: string, part: Readonly<Record<string, unknown>>): Promise<void> {
    const kept = z.looseObject({}).safeParse(await this.#store.readRecord('profile', userId));
    const before = kept.success ? kept.data : {};
    await this.#store.writeRecord('profile', userId, plainJson({ ...before, ...part }));
  }

  /**
   * Like `stopsOf`, but returns null when the store does not answer, so that a game can continue with the default
   * stops.
   */
  async stopsOrUsual(userId: string): Promise<Stops | null> {
    try {
      return await this.stopsOf(userId);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#log.warn(errorFields(error), 'a player gets the default stops: the store did not answer');
      return null;
    }
  }
}
