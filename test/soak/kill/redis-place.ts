/** A Redis server for one run. The soak reads it over a separate connection. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import { z } from 'zod';
import { RedisServer } from '../../store/redis-server.ts';
import type {
  ArchiveLists,
  Question,
  RawArchived,
  RawGame,
  StoreReading,
  StoreUnderTest,
} from './reading.ts';

const PREFIX = '{throneroom}:';

const idList = z.array(z.string());
const fields = z.tuple([z.string(), z.coerce.number(), z.string(), z.string()]);

/** Sends a raw command, without the bot's store code. */
type Send = (...command: readonly string[]) => Promise<unknown>;

/** @param fsync Redis' `appendfsync` */
export async function redisPlace(fsync: 'always' | 'everysec'): Promise<StoreUnderTest> {
  const server = await RedisServer.start([
    '--appendonly',
    'yes',
    '--appendfsync',
    fsync,
    '--maxmemory-policy',
    'noeviction',
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'throneroom-kill-'));
  return {
    env: { REDIS_URL: server.url },
    dataDir,
    options: { kind: 'redis', url: server.url },
    server,
    async read(question) {
      const client = createClient({ url: server.url });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return await readAll((...command) => client.sendCommand([...command]), question);
      } finally {
        client.destroy();
      }
    },
    async releaseFiles() {},
    async remove() {
      await server.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function readAll(send: Send, { known, interactions }: Question): Promise<StoreReading> {
  const live = idList.parse(await send('ZRANGE', `${PREFIX}live`, '0', '-1'));
  const finished = idList.parse(await send('ZRANGE', `${PREFIX}finished`, '0', '-1'));
  const versions = new Map<string, number>();
  const games: RawGame[] = [];
  for (const id of [...live, ...finished]) {
    const version = Number(await send('HGET', `${PREFIX}game:${id}`, 'version'));
    if (live.includes(id) || known.get(id) !== version) {
      const game = await readGame(send, id);
      games.push(game);
      versions.set(id, game.version);
    } else versions.set(id, version);
  }
  const committed = new Set<string>();
  for (const id of interactions) if ((await send('EXISTS', `${PREFIX}seen:${id}`)) === 1) committed.add(id);
  return { versions, games, committed, archive: await readLists(send) };
}

async function readLists(send: Send): Promise<ArchiveLists> {
  const list = async (key: string) => idList.parse(await send('ZRANGE', key, '0', '-1'));
  const prefix = `${PREFIX}archive-of:`;
  const ofPeople = new Map<string, readonly string[]>();
  for (const key of idList.parse(await send('KEYS', `${prefix}*`))) {
    ofPeople.set(key.slice(prefix.length), await list(key));
  }
  return { all: await list(`${PREFIX}archive-all`), ofPeople };
}

/** Reads a game in one transaction, so that its log and its version belong together. */
async function readGame(send: Send, id: string): Promise<RawGame> {
  await send('MULTI');
  await send('HMGET', `${PREFIX}game:${id}`, 'channelId', 'version', 'status', 'data');
  await send('LRANGE', `${PREFIX}log:${id}`, '0', '-1');
  await send('ZCARD', `${PREFIX}outbox-of:${id}`);
  await send('HMGET', `${PREFIX}archive:${id}`, 'order', 'userIds', 'summary', 'body');
  const [[channelId, version, status, data], log, waiting, entry] = z
    .tuple([fields, z.array(z.string()), z.number(), z.array(z.string().nullable())])
    .parse(await send('EXEC'));
  return { id, channelId, version, status, data, log, waiting, archived: archivedOf(entry) };
}

function archivedOf([order, userIds, summary, body]: readonly (string | null)[]): RawArchived | null {
  if (!userIds || !summary || !body) return null;
  return { order: order ? Number(order) : null, userIds, summary, body };
}
