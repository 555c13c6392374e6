/** A Redis server for one run. The soak reads it over a separate connection. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import { RedisServer } from '../../store/redis-server.ts';
import type { StoreUnderTest } from './reading.ts';
import { readRedis } from './redis-reading.ts';

/** The server is killed once in this many kills of the bot. */
const SERVER_KILL_EVERY = 20;

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
    servers: { killEvery: SERVER_KILL_EVERY, kill: () => server.kill(), restart: () => server.restart() },
    moveSlot: null,
    async read(question) {
      const client = createClient({ url: server.url });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return await readRedis((_, ...command) => client.sendCommand([...command]), question);
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
