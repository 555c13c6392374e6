import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnOf } from '../../src/engine/hosting.ts';
import { openStore } from '../../src/store/index.ts';
import { TestClock } from '../store/place.ts';
import { RedisCluster } from '../store/redis-cluster.ts';
import { RedisServer } from '../store/redis-server.ts';
import { CHANNEL, tableKit } from './table-kit.ts';

describe('All stores', () => {
  let server: RedisServer;
  let cluster: RedisCluster;
  beforeAll(async () => {
    // Durability is held to account in the store's own tests; here only the games are compared.
    server = await RedisServer.start(['--appendonly', 'no']);
    cluster = await RedisCluster.start();
  });
  afterAll(() => Promise.all([server.remove(), cluster.remove()]));

  it('give the same game for the same seed and presses', async () => {
    const clock = new TestClock();
    const { now } = clock;
    const redis = await openStore({ kind: 'redis', url: server.url, now });
    const parted = await openStore({ kind: 'redis', url: cluster.url, now });
    const moving = await openStore({
      kind: 'redis',
      namespace: 'moving',
      url: cluster.url,
      from: server.url,
      now,
    });
    const kits = [await tableKit()];
    for (const store of [redis, parted, moving]) kits.push(await tableKit({ store, clock }));
    const ends = [];
    for (const kit of kits) {
      await kit.open();
      await kit.answerUntil((game) => turnOf(game.state).number === 5);
      await kit.press('ben', { type: 'concede' });
      await kit.tables.idle();
      const { state, logTail } = await kit.look();
      ends.push({ state, logTail, log: await kit.tables.readLog(CHANNEL), sent: kit.chat.messages.length });
      expect(await kit.store.readOutbox(10)).toEqual([]);
    }
    for (const end of ends.slice(1)) expect(end).toEqual(ends[0]);
    for (const store of [redis, parted, moving]) await store.close();
  });
});
