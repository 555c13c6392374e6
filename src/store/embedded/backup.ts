/** Backups of the embedded store's file: created while the bot runs, restored while it is stopped. */
import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StoreUnavailable } from '../game-store.ts';
import { forgetAcknowledged } from './acknowledged.ts';
import { migrate } from './migrations.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { FILE_NAME, flush } from './state-file.ts';

/** The content of a copy. */
export interface Copied {
  readonly file: string;
  readonly live: number;
  readonly finished: number;
}

/**
 * Copies a consistent snapshot of a directory's state file; the bot may run meanwhile.
 * @param to the target; an existing file is never overwritten
 * @throws StoreUnavailable when there is nothing to copy or `to` cannot be created, StoreDamaged when it is damaged
 */
export function backUp(directory: string, to: string): Copied {
  const file = join(resolve(directory), FILE_NAME);
  if (!existsSync(file)) throw new StoreUnavailable(`There is no state file ${file}.`);
  const target = resolve(to);
  if (existsSync(target)) throw new StoreUnavailable(`${target} is there already; name another file.`);
  const draft = `${target}.part`;
  try {
    const copied = checkedCopy(file, draft);
    linkSync(draft, target);
    flush(dirname(target));
    return { ...copied, file: target };
  } finally {
    removeAll(draft);
  }
}

/**
 * Replaces the state file of a directory, which this program must have locked, with a copy. The former file is renamed.
 * @param replace false refuses if there are games
 * @returns the restored copy, and the new name of the former file
 * @throws StoreUnavailable, StoreDamaged
 */
export function restore(
  directory: string,
  from: string,
  replace: boolean,
): Copied & { readonly former: string | null } {
  const file = join(resolve(directory), FILE_NAME);
  const source = resolve(from);
  if (!existsSync(source)) throw new StoreUnavailable(`There is no file ${source}.`);
  const present = companionsOf(file);
  if (present.length > 0 && !replace) {
    throw new StoreUnavailable(`${file} is there already; --replace sets it aside under another name.`);
  }
  const draft = `${file}.part`;
  try {
    const copied = checkedCopy(source, draft);
    const former = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    // The journal is renamed with its file; otherwise SQLite would write the journal into the restored file.
    for (const name of present) renameSync(name, former + name.slice(file.length));
    forgetAcknowledged(file);
    renameSync(draft, file);
    flush(dirname(file));
    return { ...copied, file, former: present.length > 0 ? former : null };
  } finally {
    removeAll(draft);
  }
}

/** Accepts the state file of a directory although it may lack acknowledged changes. */
export function acceptIncompleteState(directory: string): void {
  forgetAcknowledged(join(resolve(directory), FILE_NAME));
}

/** Creates a copy, checks it and flushes it to disk. */
function checkedCopy(file: string, draft: string): Copied {
  removeAll(draft);
  const original = new SqliteDatabase(file);
  try {
    original.checkIntegrity();
    original.prepare('VACUUM INTO ?').run([draft]);
  } finally {
    original.close();
  }
  const copy = new SqliteDatabase(draft);
  try {
    copy.checkIntegrity();
    migrate(copy);
    return {
      file: draft,
      live: countOf(copy, 'live'),
      finished: countOf(copy, 'finished'),
    };
  } finally {
    copy.close();
    flush(draft);
  }
}

function countOf(database: SqliteDatabase, status: string): number {
  return database.prepare('SELECT count(*) AS n FROM games WHERE status = ?').number([status], 'n') ?? 0;
}

/** Returns the names of the file and of SQLite's files beside it. */
function companionsOf(file: string): readonly string[] {
  const name = basename(file);
  return readdirSync(dirname(file))
    .filter((entry) => [name, `${name}-wal`, `${name}-shm`].includes(entry))
    .map((entry) => join(dirname(file), entry));
}

function removeAll(draft: string): void {
  for (const companion of ['', '-wal', '-shm']) rmSync(draft + companion, { force: true });
}
