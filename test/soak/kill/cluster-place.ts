/** A Redis Cluster of three servers for one run. The soak reads it over connections of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster } from '@keyv/redis';
import { RedisCluster } from '../../store/redis-cluster.ts';
import type { RedisServer } from '../../store/redis-server.ts';
import type { StoreUnderTest } from './reading.ts';
import { type Ask, partitionOf, partitionsIn, readRedis } from './redis-reading.ts';

/** A server is killed once in this many kills of the bot. */
const SERVER_KILL_EVERY = 5;
/** The longest pause after every ten keys that move, in ms: a slot of a game takes some hundred ms. */
const LONGEST_PAUSE_MS = 100;

export async function clusterPlace(): Promise<StoreUnderTest> {
  const cluster = await RedisCluster.start();
  const dataDir = mkdtempSync(join(tmpdir(), 'throneroom-kill-'));
  let killed: RedisServer | undefined;
  let live: readonly string[] = [];

  async function asking<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    const rootNodes = cluster.masters.map(({ url }) => ({ url }));
    const client = createCluster({ rootNodes });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work((key, ...command) => client.sendCommand(key, false, [...command]));
    } finally {
      client.destroy();
    }
  }

  return {
    env: { REDIS_URL: cluster.url },
    dataDir,
    options: { kind: 'redis', url: cluster.url },
    servers: {
      killEvery: SERVER_KILL_EVERY,
      async kill(random) {
        killed = cluster.masters[Math.floor(random() * cluster.masters.length)];
        await killed?.kill();
      },
      async restart() {
        await killed?.restart();
        await cluster.whole();
      },
    },
    async moveSlot(random) {
      const game = live[Math.floor(random() * live.length)];
      if (game === undefined) return;
      await cluster.move(partitionOf(game, await asking(partitionsIn)), random() * LONGEST_PAUSE_MS);
    },
    async read(question) {
      const reading = await asking((ask) => readRedis(ask, question));
      live = reading.games.filter(({ status }) => status === 'live').map(({ id }) => id);
      return reading;
    },
    async releaseFiles() {},
    async remove() {
      await cluster.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
