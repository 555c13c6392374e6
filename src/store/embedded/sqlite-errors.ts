/** The store's errors for those of SQLite, and for state files that are damaged or incomplete. */
import { z } from 'zod';
import { StoreDamaged, StoreUnavailable } from '../game-store.ts';

const sqliteError = z.object({ code: z.string().startsWith('SQLITE_'), message: z.string() });
const DAMAGE = /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/;

/** Returns the error for a damaged file, with the damage and the remedy. */
export function damaged(file: string, what: string): StoreDamaged {
  return new StoreDamaged(
    // SQLite describes the damage in several lines.
    `The state file ${file} is damaged (${what.replaceAll(/\s+/g, ' ')}). Stop the bot and put back a copy with ` +
      '"npm run restore", or move it and all that begins with its name away to begin with no games.',
  );
}

/** Returns the error for a file without changes that were acknowledged. */
export function incomplete(file: string, missing: number): StoreDamaged {
  return new StoreDamaged(
    `The last ${missing} changes that were acknowledged are missing from ${file}: its -wal companion was lost or ` +
      'cut, or an older copy was put in its place. Put the right files back; or, to go on without those ' +
      'changes, put back a copy with "npm run restore", or take what is there with "npm run restore -- --mark".',
  );
}

/** True when another process holds the write lock. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof StoreUnavailable)) return false;
  const cause = sqliteError.safeParse(error.cause);
  return cause.success && cause.data.code.startsWith('SQLITE_BUSY');
}

/**
 * Returns the store's error for an error of SQLite: damage, or a file that refuses. Other errors, and violated
 * constraints, which are faults of the program, are returned as they are.
 */
export function storeErrorOf(error: unknown, file: string): unknown {
  const known = sqliteError.safeParse(error);
  if (!known.success || known.data.code.startsWith('SQLITE_CONSTRAINT')) return error;
  if (DAMAGE.test(known.data.code)) return damaged(file, known.data.message);
  return new StoreUnavailable(`The state file ${file} refuses: ${known.data.message}`, { cause: error });
}
