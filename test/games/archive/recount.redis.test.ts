import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { TestClock } from '../../store/place.ts';
import { RedisServer } from '../../store/redis-server.ts';
import { describeRecount } from './recount-spec.ts';

describe('the recount of Redis', () => {
  let server: RedisServer;
  const closings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    server = await RedisServer.start(['--appendonly', 'no']);
  });
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
  });
  afterAll(() => server.remove());

  describeRecount(async () => {
    await server.command('FLUSHALL');
    const clock = new TestClock();
    const store = await openStore({ kind: 'redis', url: server.url, now: clock.now });
    closings.push(() => store.close());
    return {
      store,
      clock,
      async unlist(userId, order) {
        const [key = ''] = keysOf(await server.command('KEYS', `*archive-of:${userId}`));
        await server.command('ZREMRANGEBYSCORE', key, String(order), String(order));
      },
    };
  });
});

function keysOf(found: unknown): readonly string[] {
  return Array.isArray(found) ? found.map(String) : [];
}
