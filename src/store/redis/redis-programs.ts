/** The agreement of several programs on one Redis server. */
import { z } from 'zod';
import { type GrantedRequests, type Programs, paceOf } from '../programs.ts';
import type { Keys } from './keys.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

const texts = z.array(z.string());
const granted = z.tuple([z.int(), z.int()]);

export class RedisPrograms implements Programs {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;

  constructor(redis: RedisConnection, keys: Keys) {
    this.#redis = redis;
    this.#keys = keys;
  }

  note(id: string, note: string, ttlMs: number): Promise<readonly string[]> {
    return this.#redis.writeScript(SCRIPTS.noteProgram, texts, this.#keys.root, [id, note, String(ttlMs)]);
  }

  async takeRequests(wanted: number, perSecond: number): Promise<GrantedRequests> {
    const { everyMs, atOnce } = paceOf(perSecond);
    const asked = [String(wanted), String(everyMs), String(atOnce)];
    const [count, waitMs] = await this.#redis.writeScript(
      SCRIPTS.takeRequests,
      granted,
      this.#keys.root,
      asked,
    );
    return { granted: count, waitMs };
  }
}
