import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { z } from 'zod';
import { openStore } from '../../../src/store/index.ts';
import { TestClock } from '../../store/place.ts';
import { RedisServer } from '../../store/redis-server.ts';
import { describeForgetting } from './forgetting-spec.ts';

const READS = new Map([
  ['string', ['GET']],
  ['hash', ['HGETALL']],
  ['list', ['LRANGE', '0', '-1']],
  ['zset', ['ZRANGE', '0', '-1']],
  ['set', ['SMEMBERS']],
]);

/** `field` and `value` in turn, as pairs in one text each. */
function pairs(flat: readonly string[]): string[] {
  return flat.flatMap((field, at) => (at % 2 === 0 ? [JSON.stringify([field, flat[at + 1]])] : []));
}

describe('forgetting somebody in Redis', () => {
  let server: RedisServer;
  const closings: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    server = await RedisServer.start(['--appendonly', 'no']);
  });
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
  });
  afterAll(() => server.remove());

  async function dump(): Promise<string> {
    const keys = z
      .array(z.string())
      .parse(await server.command('KEYS', '*'))
      .sort();
    const all = [];
    for (const key of keys) {
      const type = z.string().parse(await server.command('TYPE', key));
      const [read = 'GET', ...range] = READS.get(type) ?? [];
      const found = await server.command(read, key, ...range);
      // The order of a hash's fields changes while Redis rehashes it.
      all.push([key, type === 'hash' ? pairs(z.array(z.string()).parse(found)).sort() : found]);
    }
    return JSON.stringify(all);
  }

  describeForgetting(async () => {
    await server.command('FLUSHALL');
    const clock = new TestClock();
    const store = await openStore({ kind: 'redis', url: server.url, now: clock.now });
    closings.push(() => store.close());
    return { store, clock, dump };
  });
});
