/** Finds, creates and checks the embedded store's file. */
import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import { acknowledgedCount } from './acknowledged.ts';
import { migrate } from './migrations.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { damaged } from './sqlite-errors.ts';

export const FILE_NAME = 'throneroom.sqlite';
const IN_MEMORY = ':memory:';

/**
 * Opens the state file in a directory, and creates both if missing. Several processes may open the same directory:
 * SQLite's locks keep every commit atomic between them. One process is preferable, since processes wait for each other
 * on every write.
 * @param directory a path, or `:memory:` for a store without a file
 * @throws StoreDamaged when the file is truncated or overwritten, StoreUnavailable when it cannot be used
 */
export function openStateFile(directory: string): SqliteDatabase {
  if (directory === IN_MEMORY) {
    const database = new SqliteDatabase(IN_MEMORY);
    migrate(database);
    return database;
  }
  const file = join(resolve(directory), FILE_NAME);
  try {
    mkdirSync(directory, { recursive: true });
    if (sizeOf(file) === null) createStateFile(file);
  } catch (error) {
    if (errorCode(error) === null) throw error;
    throw new StoreUnavailable(
      `The state directory ${resolve(directory)} cannot be written (${errorCode(error)}).`,
      {
        cause: error,
      },
    );
  }
  // SQLite would treat an empty file as new and discard its journal.
  if (sizeOf(file) === 0) throw damaged(file, 'it is empty');
  const database = new SqliteDatabase(file);
  try {
    // Reading 100,000 archived games would take a second at each start; a backup checks them too.
    database.checkIntegrity(['archive', 'archive_users']);
    migrate(database);
    database.checkComplete();
    database.avoidBlocking();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Creates the file under another name and then renames it. A kill during the first start therefore leaves no incomplete
 * file, and an empty file is always damaged.
 */
function createStateFile(file: string): void {
  if (sizeOf(`${file}-wal`)) throw damaged(file, 'it is missing while its journal is there');
  if (acknowledgedCount(file)) throw damaged(file, 'it is missing while games were kept in it');
  const draft = `${file}.${randomUUID()}.new`;
  const schema = new SqliteDatabase(IN_MEMORY);
  migrate(schema);
  schema.prepare('VACUUM INTO ?').run([draft]);
  schema.close();
  flush(draft);
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process was faster; its file is equivalent.
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  flush(resolve(file, '..'));
}

export function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function sizeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

const systemError = z.object({ code: z.string().regex(/^E[A-Z]+$/) });

function errorCode(error: unknown): string | null {
  const known = systemError.safeParse(error);
  return known.success ? known.data.code : null;
}
