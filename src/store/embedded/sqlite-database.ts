/** A typed interface to SQLite for the embedded store, with the store's errors. */
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import { AcknowledgedNote, acknowledgedCount } from './acknowledged.ts';
import { LogFlush } from './log-flush.ts';
import { damaged, incomplete, isBusy, storeErrorOf } from './sqlite-errors.ts';

/** Values that can be bound to a `?`. */
export type Bindable = string | number | null;

const checkpointResult = z.object({ busy: z.number(), log: z.number(), checkpointed: z.number() });
/** How long SQLite waits for another process's write lock during opening, in ms; the wait blocks the event loop. */
const BUSY_TIMEOUT_MS = 5_000;
/** The same wait after the start: short, because it blocks the event loop. The change is then tried again. */
const SHORT_BUSY_TIMEOUT_MS = 10;
const TRY_AGAIN_MS = 15;
/** A change fails after this time, in ms, so that the person can be told within Discord's three seconds. */
const WRITE_TIMEOUT_MS = 1_400;

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Replaces text that is not valid UTF-8; this replacement is not valid JSON either. */
const NO_TEXT = '\u{FFFD}';

/** Returns a row with its bytes decoded as text. */
function decoded(row: unknown): unknown {
  if (row === null || typeof row !== 'object') return row;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): unknown {
  // Libsql returns one type for a single row and the other type for several rows.
  if (!(value instanceof Uint8Array || value instanceof ArrayBuffer)) return value;
  try {
    return UTF8.decode(value);
  } catch {
    return NO_TEXT;
  }
}

export class SqliteStatement {
  readonly #statement: ReturnType<InstanceType<typeof Libsql>['prepare']>;
  readonly #guard: <T>(work: () => T) => T;

  constructor(statement: ReturnType<InstanceType<typeof Libsql>['prepare']>, guard: <T>(work: () => T) => T) {
    this.#statement = statement;
    this.#guard = guard;
  }

  /** Returns the number of changed rows. */
  run(values: readonly Bindable[]): number {
    return this.#guard(() => this.#statement.run([...values]).changes);
  }

  row(values: readonly Bindable[]): unknown {
    return decoded(this.#guard(() => this.#statement.get([...values])));
  }

  rows(values: readonly Bindable[]): readonly unknown[] {
    return this.#guard(() => this.#statement.all([...values])).map(decoded);
  }

  /** Returns the text in `column` of each row. */
  texts(values: readonly Bindable[], column: string): readonly string[] {
    const shape = z.object({ [column]: z.string() });
    return this.rows(values).map((row) => shape.parse(row)[column] ?? '');
  }

  /** Returns the number in `column` of the first row, or null. */
  number(values: readonly Bindable[], column: string): number | null {
    const row = z.record(z.string(), z.unknown()).optional().parse(this.row(values));
    return z.number().nullish().parse(row?.[column]) ?? null;
  }
}

export class SqliteDatabase {
  /** The file's name, for messages. */
  readonly file: string;
  readonly #database: InstanceType<typeof Libsql>;
  readonly #commit: SqliteStatement;
  #count: SqliteStatement | null = null;
  #open = true;
  /** Null for `:memory:`, which needs no flush. */
  readonly #log: LogFlush | null;
  readonly #note: AcknowledgedNote;

  /**
   * Opens (or creates) a file; `:memory:` lives until it is closed.
   * @throws StoreUnavailable when it cannot be opened, StoreDamaged when it is not an intact SQLite file
   */
  constructor(file: string) {
    this.file = file;
    try {
      this.#database = new Libsql(file, { timeout: BUSY_TIMEOUT_MS });
    } catch (error) {
      throw new StoreUnavailable(`The state file ${file} cannot be opened.`, { cause: error });
    }
    this.execute('PRAGMA journal_mode = WAL');
    // NORMAL: a commit is in the kernel when it returns, and on disk after `flush`.
    this.execute('PRAGMA synchronous = NORMAL');
    this.#log = file === ':memory:' ? null : new LogFlush(`${file}-wal`);
    this.#note = new AcknowledgedNote(file);
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

  /**
   * Runs `work` in one transaction that holds the write lock from its start; an error rolls the transaction back. A
   * crash of this process loses no written transaction. A power cut before `flush` resolves may lose the last
   * transactions as a whole.
   */
  write<T>(work: () => T): T {
    // Not prepared: libsql leaves a prepared statement half open after a lock conflict, which blocks the checkpoint.
    this.execute('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#commit.run([]);
      return result;
    } catch (error) {
      // On a full disk SQLite has already rolled back, and a second ROLLBACK would hide the cause.
      if (this.#database.inTransaction) this.execute('ROLLBACK');
      throw error;
    }
  }

  /**
   * Shortens the wait for a write lock of another process, which blocks the event loop: use `change` and `keep`
   * afterwards.
   */
  avoidBlocking(): void {
    this.execute(`PRAGMA busy_timeout = ${SHORT_BUSY_TIMEOUT_MS}`);
  }

  /**
   * Like `write`, with retries for a while when another process holds the write lock.
   * @throws StoreUnavailable when the lock is held for too long: nothing was written, and nothing will be
   */
  async change<T>(work: () => T): Promise<T> {
    const deadline = performance.now() + WRITE_TIMEOUT_MS;
    for (;;) {
      try {
        return this.write(work);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
      }
      await sleep(TRY_AGAIN_MS);
    }
  }

  /**
   * Like `change`, for acknowledged changes: counts the change, and resolves when it is on disk.
   * @throws StoreUnavailable
   */
  async keep<T>(work: () => T): Promise<T> {
    const { result, count } = await this.change(() => {
      const done = work();
      this.#count ??= this.prepare('UPDATE acknowledged SET count = count + 1 RETURNING count');
      return { result: done, count: this.#count.number([], 'count') ?? 0 };
    });
    await this.flush();
    if (this.#log !== null && this.#open) this.#note.write(count);
    return result;
  }

  /** Checks that no acknowledged changes are missing. @throws StoreDamaged */
  checkComplete(): void {
    const noted = acknowledgedCount(this.file) ?? 0;
    const count = this.prepare('SELECT count FROM acknowledged').number([], 'count') ?? 0;
    if (noted > count) throw incomplete(this.file, noted - count);
  }

  /**
   * Resolves when all writes are on disk and survive a power cut.
   * @throws StoreUnavailable when this is unknown
   */
  async flush(): Promise<void> {
    try {
      await this.#log?.flush();
    } catch (error) {
      const message = `What was written to ${this.file} may not be on the disk.`;
      throw new StoreUnavailable(message, { mayHaveLanded: true, cause: error });
    }
  }

  /**
   * Checks the file's pages, tables and indexes.
   * @param except tables whose content is not checked, because there may be too much of it
   * @throws StoreDamaged when they are inconsistent
   */
  checkIntegrity(except: readonly string[] = []): void {
    // The schema's own page comes first: the names of the tables are read from it.
    const tables = except.length === 0 ? [null] : ['sqlite_schema', ...this.#tablesBut(except)];
    for (const table of tables) {
      const of = table === null ? '1' : `'${table}'`;
      const verdict = this.prepare(`PRAGMA integrity_check(${of})`).texts([], 'integrity_check');
      if (verdict[0] !== 'ok') throw damaged(this.file, verdict[0] ?? 'no verdict');
    }
    this.#checkLength();
  }

  #tablesBut(except: readonly string[]): readonly string[] {
    const names = this.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").texts([], 'name');
    return names.filter((name) => !except.includes(name));
  }

  /** Checks the file's length, because SQLite reads the missing end of the last page as zeros. */
  #checkLength(): void {
    if (this.#log === null) return;
    const [moved] = this.prepare('PRAGMA wal_checkpoint(PASSIVE)').rows([]);
    const { busy, log, checkpointed } = checkpointResult.parse(moved);
    // Another process uses the file, so a part of the content may be in the journal only.
    if (busy !== 0 || log !== checkpointed) return;
    const pages = this.prepare('PRAGMA page_count').number([], 'page_count') ?? 0;
    const pageSize = this.prepare('PRAGMA page_size').number([], 'page_size') ?? 0;
    if (statSync(this.file).size < pages * pageSize) throw damaged(this.file, 'it is cut short');
  }

  /** Closes the file. Later calls reject with StoreUnavailable. */
  close(): void {
    if (!this.#open) return;
    try {
      // Moves all content into the one file, so that a copy of the file is complete.
      this.prepare('PRAGMA wal_checkpoint(TRUNCATE)').rows([]);
    } finally {
      this.#open = false;
      this.#database.close();
      void this.#log?.close();
      this.#note.close();
    }
  }

  #guard<T>(work: () => T): T {
    // libsql's prepared statements still work after close(); without this check a late write would succeed.
    if (!this.#open) throw new StoreUnavailable('The store is closed.');
    try {
      return work();
    } catch (error) {
      throw storeErrorOf(error, this.file);
    }
  }
}
