import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnOf } from '../../src/engine/hosting.ts';
import { openStore } from '../../src/store/index.ts';
import { TestClock } from '../store/place.ts';
import { RedisServer } from '../store/redis-server.ts';
import { CHANNEL, tableKit } from './table-kit.ts';

describe('Both stores', () => {
  let server: RedisServer;
  beforeAll(async () => {
    // Durability is held to account in the store's own tests; here only the games are compared.
    server = await RedisServer.start(['--appendonly', 'no']);
  });
  afterAll(() => server.remove());

  it('give the same game for the same seed and presses', async () => {
    const clock = new TestClock();
    const redis = await openStore({ kind: 'redis', url: server.url, now: clock.now });
    const kits = [await tableKit(), await tableKit({ store: redis, clock })];
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
    expect(ends[1]).toEqual(ends[0]);
    await redis.close();
  });
});
