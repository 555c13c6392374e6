/** The few things that the embedded store asks of SQLite, typed, with errors in the store's terms. */
import Libsql from 'libsql';
import { z } from 'zod';
import { StoreDamaged, StoreUnavailable } from '../game-store.ts';

/** What may be bound to a `?`. */
export type Bindable = string | number | null;

const sqliteError = z.object({ code: z.string().startsWith('SQLITE_'), message: z.string() });
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB)/;

/** Another process may hold the write lock for a moment; SQLite waits this long before it gives up. */
const BUSY_TIMEOUT_MS = 5_000;

/** A damaged file's message: what it is and what the operator can do. */
export function damaged(file: string, what: string): StoreDamaged {
  return new StoreDamaged(
    `The state file ${file} is damaged (${what}). Stop the bot, put back a copy of the file, ` +
      'or move it and its -wal and -shm companions away to begin with no games.',
  );
}

export class SqliteStatement {
  readonly #statement: ReturnType<InstanceType<typeof Libsql>['prepare']>;
  readonly #guard: <T>(work: () => T) => T;

  constructor(statement: ReturnType<InstanceType<typeof Libsql>['prepare']>, guard: <T>(work: () => T) => T) {
    this.#statement = statement;
    this.#guard = guard;
  }

  /** Number of rows changed. */
  run(values: readonly Bindable[]): number {
    return this.#guard(() => this.#statement.run([...values]).changes);
  }

  row(values: readonly Bindable[]): unknown {
    return this.#guard(() => this.#statement.get([...values]));
  }

  rows(values: readonly Bindable[]): readonly unknown[] {
    return this.#guard(() => this.#statement.all([...values]));
  }

  /** The text in `column` of each row. */
  texts(values: readonly Bindable[], column: string): readonly string[] {
    const shape = z.object({ [column]: z.string() });
    return this.rows(values).map((row) => shape.parse(row)[column] ?? '');
  }

  /** The number in `column` of the first row, or null. */
  number(values: readonly Bindable[], column: string): number | null {
    const row = z.record(z.string(), z.unknown()).optional().parse(this.row(values));
    return z.number().nullish().parse(row?.[column]) ?? null;
  }
}

export class SqliteDatabase {
  /** The file's name for messages. */
  readonly file: string;
  readonly #database: InstanceType<typeof Libsql>;
  readonly #begin: SqliteStatement;
  readonly #commit: SqliteStatement;
  #open = true;

  /**
   * Opens (or creates) a file; `:memory:` lives until it is closed.
   * @throws StoreUnavailable when it cannot be opened, StoreDamaged when it is no sound SQLite file
   */
  constructor(file: string) {
    this.file = file;
    try {
      this.#database = new Libsql(file, { timeout: BUSY_TIMEOUT_MS });
    } catch (error) {
      throw new StoreUnavailable(`The state file ${file} cannot be opened.`, { cause: error });
    }
    this.execute('PRAGMA journal_mode = WAL');
    // FULL: a commit is on the disk before it is acknowledged, so that a power cut loses none either.
    this.execute('PRAGMA synchronous = FULL');
    this.#begin = this.prepare('BEGIN IMMEDIATE');
    this.#commit = this.prepare('COMMIT');
  }

  prepare(sql: string): SqliteStatement {
    return new SqliteStatement(
      this.#guard(() => this.#database.prepare(sql)),
      (work) => this.#guard(work),
    );
  }

  execute(sql: string): void {
    this.#guard(() => this.#database.exec(sql));
  }

  /** Runs `work` in one transaction that holds the write lock from its start; an error undoes all of it. */
  write<T>(work: () => T): T {
    this.#begin.run([]);
    try {
      const result = work();
      this.#commit.run([]);
      return result;
    } catch (error) {
      // On a full disk SQLite has already rolled back by itself, and a second ROLLBACK would hide the cause.
      if (this.#database.inTransaction) this.execute('ROLLBACK');
      throw error;
    }
  }

  /** @throws StoreDamaged when the file's pages do not fit together */
  checkSound(): void {
    const verdict = this.prepare('PRAGMA quick_check(1)').texts([], 'quick_check');
    if (verdict[0] !== 'ok') throw damaged(this.file, verdict[0] ?? 'no verdict');
  }

  /** Later calls reject with StoreUnavailable. */
  close(): void {
    if (!this.#open) return;
    try {
      // Leaves everything in the one file, so that a copy of it made now is complete.
      this.prepare('PRAGMA wal_checkpoint(TRUNCATE)').rows([]);
    } finally {
      this.#open = false;
      this.#database.close();
    }
  }

  #guard<T>(work: () => T): T {
    // libsql's prepared statements work on after close(): without this a late write would land.
    if (!this.#open) throw new StoreUnavailable('The store is closed.');
    try {
      return work();
    } catch (error) {
      const known = sqliteError.safeParse(error);
      if (!known.success) throw error;
      if (DAMAGE.test(known.data.code)) throw damaged(this.file, known.data.message);
      if (known.data.code.startsWith('SQLITE_CONSTRAINT')) throw error;
      throw new StoreUnavailable(`The state file ${this.file} refuses: ${known.data.message}`, {
        cause: error,
      });
    }
  }
}
