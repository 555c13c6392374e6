/** Copies of the embedded store's file: taken while the bot runs, put back while it does not. */
import { existsSync, linkSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StoreUnavailable } from '../game-store.ts';
import { forgetAcknowledged } from './acknowledged.ts';
import { migrate } from './migrations.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { FILE_NAME, flush } from './state-file.ts';

/** What a copy holds. */
export interface Copied {
  readonly file: string;
  readonly live: number;
  readonly finished: number;
}

/**
 * Copies the state file of a directory as it stands at one instant; the bot may go on meanwhile.
 * @param to where the copy goes; a file that is there is never overwritten
 * @throws StoreUnavailable when there is nothing to copy or `to` cannot be made, StoreDamaged when it is not sound
 */
export function backUp(directory: string, to: string): Copied {
  const file = join(resolve(directory), FILE_NAME);
  if (!existsSync(file)) throw new StoreUnavailable(`There is no state file ${file}.`);
  const target = resolve(to);
  if (existsSync(target)) throw new StoreUnavailable(`${target} is there already; name another file.`);
  const draft = `${target}.part`;
  try {
    const copied = copySound(file, draft);
    linkSync(draft, target);
    flush(dirname(target));
    return { ...copied, file: target };
  } finally {
    removeAll(draft);
  }
}

/**
 * Puts a copy in the place of the state file of a directory, which must be locked for this program. What was there is
 * set aside under another name.
 * @param replace false refuses when games are there
 * @returns what was put back, and where the former file lies now
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
    const copied = copySound(source, draft);
    const former = `${file}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    // The journal goes with its file: beside another one it would be written into that.
    for (const name of present) renameSync(name, former + name.slice(file.length));
    forgetAcknowledged(file);
    renameSync(draft, file);
    flush(dirname(file));
    return { ...copied, file, former: present.length > 0 ? former : null };
  } finally {
    removeAll(draft);
  }
}

/** Takes the state file of a directory as it is, also when it is older than what was acknowledged. */
export function takeAsItIs(directory: string): void {
  forgetAcknowledged(join(resolve(directory), FILE_NAME));
}

/** A copy that was checked and is on the disk. */
function copySound(file: string, draft: string): Copied {
  removeAll(draft);
  const original = new SqliteDatabase(file);
  try {
    original.checkSound();
    original.prepare('VACUUM INTO ?').run([draft]);
  } finally {
    original.close();
  }
  const copy = new SqliteDatabase(draft);
  try {
    copy.checkSound();
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

/** The file and what SQLite keeps beside it. */
function companionsOf(file: string): readonly string[] {
  const name = basename(file);
  return readdirSync(dirname(file))
    .filter((entry) => [name, `${name}-wal`, `${name}-shm`].includes(entry))
    .map((entry) => join(dirname(file), entry));
}

function removeAll(draft: string): void {
  for (const companion of ['', '-wal', '-shm']) rmSync(draft + companion, { force: true });
}
