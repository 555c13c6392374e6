/** Keeps a folder for one program: a lock of the operating system, which dies with its process whatever kills it. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Libsql from 'libsql';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';

const FILE_NAME = 'throneroom.lock';
/** Two that come at the same moment both hold the file for an instant; the quicker one waits that out. */
const PATIENCE_MS = 1_000;

const sqliteError = z.object({ code: z.string().startsWith('SQLITE_') });

/** Another program has the folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';
}

export interface FolderLock {
  /** Lets others have the folder; the end of the process does so, too. */
  release(): void;
}

/**
 * Takes a folder for this program; it is made where it is missing. SQLite's own lock on an empty file does
 * it, for Node itself has none.
 * @throws FolderTaken when another program has it, StoreUnavailable when it cannot be used
 */
export function lockFolder(directory: string): FolderLock {
  const folder = resolve(directory);
  try {
    mkdirSync(folder, { recursive: true });
    const database = new Libsql(join(folder, FILE_NAME), { timeout: PATIENCE_MS });
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
