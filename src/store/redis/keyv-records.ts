/** A keyv storage adapter over Redis. A write has no effect after its caller has timed out. */
import { EventEmitter } from 'node:events';
import type { KeyvStoreAdapter, StoredData } from 'keyv';
import { z } from 'zod';
import type { Keys } from './keys.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

export class KeyvRecords extends EventEmitter implements KeyvStoreAdapter {
  readonly opts = {};
  readonly #redis: RedisConnection;
  readonly #keys: Keys;

  constructor(redis: RedisConnection, keys: Keys) {
    super();
    this.#redis = redis;
    this.#keys = keys;
  }

  /** Returns the text that keyv wrote. Keyv parses the text, which its types cannot express. */
  async get<Value>(key: string): Promise<StoredData<Value> | undefined>;
  async get(key: string): Promise<string | undefined> {
    const words = ['GET', `${this.#keys.of(key)}record::${key}`];
    return (await this.#redis.read(z.string().nullable(), this.#keys.of(key), words)) ?? undefined;
  }

  /** Uses a script, because a plain SET has no deadline: a suspended server would execute it later. */
  async set(key: string, value: string): Promise<boolean> {
    await this.#redis.writeScript(SCRIPTS.writeRecord, z.string(), this.#keys.of(key), [key, value]);
    return true;
  }

  async delete(key: string): Promise<boolean> {
    await this.#redis.writeScript(SCRIPTS.deleteRecord, z.string(), this.#keys.of(key), [key]);
    return true;
  }

  /** Required by keyv, but never used. */
  async clear(): Promise<void> {
    throw new Error('The records are never cleared as a whole.');
  }
}
