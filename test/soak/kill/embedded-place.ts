/** The embedded store as a place for a run: its file is read through a connection of our own, or as a copy. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { z } from 'zod';
import type { Question, RawGame, StoreReading, StoreUnderTest } from './reading.ts';

const FILE = 'throneroom.sqlite';
const WAIT_MS = 5_000;
const OWN_FILES = '/proc/self/fd';
const LETTING_GO_TRIES = 200;

const gameRow = z.object({
  id: z.string(),
  channelId: z.string(),
  version: z.number(),
  status: z.string(),
  waiting: z.number(),
});
const dataRow = z.object({ data: z.string() });
const entryRow = z.object({ entry: z.string() });
const idRow = z.object({ id: z.string() });

type Database = InstanceType<typeof Libsql>;

export function embeddedPlace(): StoreUnderTest {
  const dataDir = mkdtempSync(join(tmpdir(), 'throneroom-kill-'));
  return {
    env: {},
    dataDir,
    server: null,
    async read(question, botIsAlive) {
      return botIsAlive ? readFile(join(dataDir, FILE), question) : readCopy(dataDir, question);
    },
    letGo: () => letGo(dataDir),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Copies the killed bot's file with its journal, so that the bot's next start is the first to recover it. */
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
 * A connection of libsql ends when its statements are collected. One that lingers would keep SQLite's index of
 * the journal alive, and the next start would not read the journal again, as it does after a crash.
 */
async function letGo(dataDir: string): Promise<void> {
  for (let tries = 0; isOpen(dataDir); tries += 1) {
    if (tries === LETTING_GO_TRIES)
      throw new Error(`Something of ${dataDir} stays open; run with --expose-gc.`);
    globalThis.gc?.();
    await sleep(1);
  }
}

/** Whether this process has a file of a folder open. */
function isOpen(folder: string): boolean {
  return readdirSync(OWN_FILES).some((descriptor) => {
    try {
      return readlinkSync(join(OWN_FILES, descriptor)).startsWith(folder);
    } catch (error) {
      const closedSince = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!closedSince) throw error;
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
  const games: RawGame[] = rows
    .filter(({ id, version, status }) => status === 'live' || known.get(id) !== version)
    .map((row) => ({
      ...row,
      data: dataRow.parse(data.get([row.id])).data,
      log: z
        .array(entryRow)
        .parse(log.all([row.id]))
        .map(({ entry }) => entry),
    }));
  const committed = interactions.flatMap((id) => {
    const found = idRow.optional().safeParse(seen.get([id]));
    return found.success && found.data !== undefined ? [id] : [];
  });
  return {
    versions: new Map(rows.map(({ id, version }) => [id, version])),
    games,
    committed: new Set(committed),
  };
}
