/** The time by which games are due: that of the server, whatever the clock of a host says. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openStore } from '../../src/store/index.ts';
import { RedisCluster } from './redis-cluster.ts';
import { RedisServer } from './redis-server.ts';
import { change, create, present, sampleGame } from './sample-games.ts';

const HOUR_MS = 3_600_000;
/** Two looks at a clock on a busy machine. */
const NEAR_MS = 30_000;

async function timeOf(server: RedisServer): Promise<number> {
  const [seconds] = z.array(z.coerce.number()).parse(await server.command('TIME'));
  return (seconds ?? 0) * 1_000;
}

describe('the time of a store', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterAll(() => server.remove());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("is the server's on a host whose clock is wrong, also for what ends", async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS);
    const store = await openStore({ kind: 'redis', url: server.url, finishedTtlMs: HOUR_MS });
    try {
      expect(Math.abs(store.now() - (await timeOf(server)))).toBeLessThan(NEAR_MS);
      expect(Number.isInteger(store.now())).toBe(true);
      await create(store, sampleGame({ dueAt: store.now() + NEAR_MS * 2 }));
      expect(await store.listDue(store.now(), 10)).toEqual([]);
      await change(store, await present(store), { status: 'finished' });
      const expires = Number(await server.command('HGET', '{throneroom}:game:duel', 'expiresAt'));
      expect(Math.abs(expires - HOUR_MS - (await timeOf(server)))).toBeLessThan(NEAR_MS);
    } finally {
      await store.close();
    }
  });

  it('is that of one server in a cluster', async () => {
    const cluster = await RedisCluster.start();
    try {
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() - HOUR_MS);
      const store = await openStore({ kind: 'redis', url: cluster.url, partitions: 4 });
      const [first] = cluster.masters;
      if (!first) throw new Error('a cluster without servers');
      expect(Math.abs(store.now() - (await timeOf(first)))).toBeLessThan(NEAR_MS);
      await store.close();
    } finally {
      await cluster.remove();
    }
  });
});
