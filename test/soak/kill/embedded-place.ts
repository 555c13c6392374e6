/** The embedded store of a run. The soak reads its file over a separate connection, or reads a copy of the file. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { z } from 'zod';
import type { ArchiveLists, Question, RawGame, StoreReading, StoreUnderTest } from './reading.ts';

const FILE = 'throneroom.sqlite';
const WAIT_MS = 5_000;
const OPEN_FILES = '/proc/self/fd';
const RELEASE_TRIES = 200;

const gameRow = z.object({
  id: z.string(),
  channelId: z.string(),
  version: z.number(),
  status: z.string(),
  waiting: z.number(),
});
const dataRow = z.object({ data: z.string() });
const entryRow = z.object({ entry: z.string() });
const archivedRow = z.object({
  order: z.number(),
  userIds: z.string(),
  summary: z.string(),
  body: z.string(),
});
const listRow = z.object({ gameId: z.string(), userId: z.string().nullable() });
const idRow = z.object({ id: z.string() });

type Database = InstanceType<typeof Libsql>;

export function embeddedPlace(): StoreUnderTest {
  const dataDir = mkdtempSync(join(tmpdir(), 'throneroom-kill-'));
  return {
    env: {},
    dataDir,
    options: { kind: 'embedded', directory: dataDir },
    servers: null,
    moveSlot: null,
    async read(question, botIsAlive) {
      return botIsAlive ? readFile(join(dataDir, FILE), question) : readCopy(dataDir, question);
    },
    releaseFiles: () => releaseFiles(dataDir),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Reads a copy of the killed bot's file and WAL, so that the original is not recovered before the bot's next start. */
function readCopy(dataDir: string, question: Question): StoreReading {
  const copy = mkdtempSync(join(tmpdir(), 'throneroom-read-'));
  try {
    for (const name of [FILE, `${FILE}-wal`]) {
      const file = join(dataDir, name);
      if (existsSync(file)) copyFileSync(file, join(copy, name));
    }
    return readFile(join(copy, FILE), question);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * libsql closes a connection when its statements are garbage-collected. An open connection keeps SQLite's WAL index
 * in use, and the next start would then not recover the WAL as it does after a crash.
 */
async function releaseFiles(dataDir: string): Promise<void> {
  for (let tries = 0; isOpen(dataDir); tries += 1) {
    if (tries === RELEASE_TRIES) throw new Error(`A file of ${dataDir} stays open; run with --expose-gc.`);
    globalThis.gc?.();
    await sleep(1);
  }
}

/** Whether this process has an open file in the folder. */
function isOpen(folder: string): boolean {
  return readdirSync(OPEN_FILES).some((descriptor) => {
    try {
      return readlinkSync(join(OPEN_FILES, descriptor)).startsWith(folder);
    } catch (error) {
      const isClosed = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isClosed) throw error;
      return false;
    }
  });
}

function readFile(file: string, question: Question): StoreReading {
  const database = new Libsql(file, { timeout: WAIT_MS });
  try {
    database.exec('BEGIN');
    const reading = readAll(database, question);
    database.exec('COMMIT');
    return reading;
  } finally {
    database.close();
  }
}

function readAll(database: Database, { known, interactions }: Question): StoreReading {
  const rows = z.array(gameRow).parse(
    database
      .prepare(
        `SELECT id, channel_id AS channelId, version, status,
         (SELECT count(*) FROM outbox WHERE game_id = games.id) AS waiting FROM games ORDER BY rowid`,
      )
      .all(),
  );
  const data = database.prepare('SELECT data FROM games WHERE id = ?');
  const log = database.prepare('SELECT entry FROM log WHERE game_id = ? ORDER BY seq');
  const seen = database.prepare('SELECT id FROM interactions WHERE id = ?');
  const archived = database.prepare(
    'SELECT seq AS "order", user_ids AS userIds, summary, body FROM archive WHERE game_id = ?',
  );
  const games: RawGame[] = rows
    .filter(({ id, version, status }) => status === 'live' || known.get(id) !== version)
    .map((row) => ({
      ...row,
      data: dataRow.parse(data.get([row.id])).data,
      log: z
        .array(entryRow)
        .parse(log.all([row.id]))
        .map(({ entry }) => entry),
      archived: archivedRow.optional().parse(archived.get([row.id])) ?? null,
    }));
  const committed = interactions.flatMap((id) => {
    const found = idRow.optional().safeParse(seen.get([id]));
    return found.success && found.data !== undefined ? [id] : [];
  });
  return {
    versions: new Map(rows.map(({ id, version }) => [id, version])),
    games,
    committed: new Set(committed),
    archive: readLists(database),
  };
}

function readLists(database: Database): ArchiveLists {
  const rows = z.array(listRow).parse(
    database
      .prepare(
        `SELECT archive.game_id AS gameId, archive_users.user_id AS userId FROM archive
         LEFT JOIN archive_users ON archive_users.seq = archive.seq ORDER BY archive.seq`,
      )
      .all(),
  );
  const ofPeople = new Map<string, string[]>();
  for (const { gameId, userId } of rows) {
    if (userId !== null) ofPeople.set(userId, [...(ofPeople.get(userId) ?? []), gameId]);
  }
  return { all: [...new Set(rows.map(({ gameId }) => gameId))], ofPeople };
}
