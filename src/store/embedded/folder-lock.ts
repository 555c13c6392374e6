/** Locks a folder for one program with a lock of the operating system, which is released with the process. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Libsql from 'libsql';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';

const FILE_NAME = 'throneroom.lock';
/**
 * How long to wait for the lock, in ms: two programs that start at the same moment both hold the file for an instant.
 */
const LOCK_TIMEOUT_MS = 1_000;

const sqliteError = z.object({ code: z.string().startsWith('SQLITE_') });

/** Thrown when another program has locked the folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}

export interface FolderLock {
  /** Unlocks the folder, as the end of the process does too. */
  release(): void;
}

/**
 * Locks a folder for this program and creates it if missing. The lock is SQLite's lock on an empty file, because Node
 * has no file locks.
 * @throws FolderTaken when another program has locked the folder, StoreUnavailable when it cannot be used
 */
export function lockFolder(directory: string): FolderLock {
  const folder = resolve(directory);
  try {
    mkdirSync(folder, { recursive: true });
    const database = new Libsql(join(folder, FILE_NAME), { timeout: LOCK_TIMEOUT_MS });
    database.exec('BEGIN EXCLUSIVE');
    return { release: () => database.close() };
  } catch (error) {
    const code = sqliteError.safeParse(error);
    if (code.success && code.data.code.startsWith('SQLITE_BUSY')) {
      throw new FolderTaken(`another Throneroom is running in the folder ${folder}.`);
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new StoreUnavailable(
      `The folder ${folder} cannot be used (${reason}): whoever runs the bot must be able to write there.`,
      { cause: error },
    );
  }
}
