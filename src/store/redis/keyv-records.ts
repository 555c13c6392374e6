/** A keyv storage adapter over Redis. A write has no effect after its caller has timed out. */
import { EventEmitter } from 'node:events';
import type { KeyvStoreAdapter, StoredData } from 'keyv';
import { z } from 'zod';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

export class KeyvRecords extends EventEmitter implements KeyvStoreAdapter {
  readonly opts = {};
  readonly #redis: RedisConnection;

  constructor(redis: RedisConnection) {
    super();
    this.#redis = redis;
    redis.keyvRedis.namespace = `${redis.prefix}record`;
  }

  get<Value>(key: string): Promise<StoredData<Value> | undefined> {
    return this.#redis.read(() => this.#redis.keyvRedis.get<StoredData<Value>>(key));
  }

  /** Uses a script, because the library's plain SET has no deadline: a suspended server would execute it later. */
  async set(key: string, value: string): Promise<boolean> {
    await this.#redis.writeScript(SCRIPTS.writeRecord, z.string(), [key, value]);
    return true;
  }

  async delete(key: string): Promise<boolean> {
    await this.#redis.writeScript(SCRIPTS.deleteRecord, z.string(), [key]);
    return true;
  }

  /** Required by keyv, but never used. */
  async clear(): Promise<void> {
    throw new Error('The records are never cleared as a whole.');
  }
}
