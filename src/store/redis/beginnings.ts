/** Interactions that create a game. They create one, also where two games that they could create lie in different slots. */
import { z } from 'zod';
import type { StoreTimes } from '../store-times.ts';
import type { Keys } from './keys.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

/** After this time, in ms, a game that was begun and is not there will not come any more: its scripts are too late. */
const GIVEN_UP_AFTER_MS = 5_000;

const word = z.string();
const answer = z.union([z.tuple([z.literal('begun')]), z.tuple([word, word, z.coerce.number()])]);

export class Beginnings {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #times: StoreTimes;

  constructor(redis: RedisConnection, keys: Keys, times: StoreTimes) {
    this.#redis = redis;
    this.#keys = keys;
    this.#times = times;
  }

  /**
   * Notes that an interaction creates a game, before it is created.
   * @param since when the work began, by the monotonic clock, in ms
   * @returns `repeated` when it has created another game, `conflict` when it may be creating one at this moment
   * @throws StoreUnavailable
   */
  async begin(
    interactionId: string,
    gameId: string,
    since: number,
  ): Promise<'begun' | 'repeated' | 'conflict'> {
    const now = this.#times.now();
    const lifetime = this.#times.interactionTtlMs;
    for (let given = ''; ; ) {
      const asked = [interactionId, gameId, String(now), String(now + lifetime), String(lifetime), given];
      const prefix = this.#keys.of(interactionId);
      const found = await this.#redis.writeScript(SCRIPTS.beginInteraction, answer, prefix, asked, since);
      if (found.length === 1) return 'begun';
      const [note, other, ageMs] = found;
      if (await this.#hasCreated(interactionId, other, now)) return 'repeated';
      if (ageMs < GIVEN_UP_AFTER_MS) return 'conflict';
      given = note;
    }
  }

  async #hasCreated(interactionId: string, gameId: string, now: number): Promise<boolean> {
    const prefix = this.#keys.of(gameId);
    const words = ['GET', `${prefix}seen:${interactionId}`];
    const until = await this.#redis.read(word.nullable(), prefix, words);
    return until !== null && Number(until) > now;
  }
}
