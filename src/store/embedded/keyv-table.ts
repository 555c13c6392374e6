/** A keyv storage adapter over the `records` table of the state file. */
import { EventEmitter } from 'node:events';
import type { KeyvStoreAdapter, StoredData } from 'keyv';
import type { SqliteDatabase, SqliteStatement } from './sqlite-database.ts';

export class KeyvTable extends EventEmitter implements KeyvStoreAdapter {
  readonly opts = {};
  readonly #database: SqliteDatabase;
  readonly #select: SqliteStatement;
  readonly #upsert: SqliteStatement;
  readonly #delete: SqliteStatement;
  readonly #clear: SqliteStatement;

  constructor(database: SqliteDatabase) {
    super();
    this.#database = database;
    this.#select = database.prepare('SELECT CAST(value AS BLOB) AS value FROM records WHERE key = ?');
    this.#upsert = database.prepare(
      'INSERT INTO records (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    );
    this.#delete = database.prepare('DELETE FROM records WHERE key = ?');
    this.#clear = database.prepare('DELETE FROM records');
  }

  /** Returns the text that keyv wrote. Keyv parses the text, which its types cannot express. */
  async get<Value>(key: string): Promise<StoredData<Value> | undefined>;
  async get(key: string): Promise<string | undefined> {
    return this.#select.texts([key], 'value')[0];
  }

  async set(key: string, value: string): Promise<boolean> {
    return this.#database.keep(() => this.#upsert.run([key, value]) > 0);
  }

  async delete(key: string): Promise<boolean> {
    return this.#database.keep(() => this.#delete.run([key]) > 0);
  }

  async clear(): Promise<void> {
    await this.#database.keep(() => this.#clear.run([]));
  }
}
