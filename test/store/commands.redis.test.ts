/** How many commands the server runs for a press. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type GameStore, openStore } from '../../src/store/index.ts';
import { RedisServer } from './redis-server.ts';
import { change, create, sampleEntry, sampleGame } from './sample-games.ts';

const PREFIX = '{throneroom}:';
let server: RedisServer;
beforeAll(async () => {
  server = await RedisServer.start();
});
afterAll(() => server.remove());

describe('Redis', () => {
  let store: GameStore;
  beforeEach(async () => {
    await server.command('FLUSHALL');
    store = await openStore({ kind: 'redis', url: server.url });
  });
  afterEach(() => store.close());

  /** The calls of each command that `work` makes. */
  async function commandsOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const counts = async () => {
      const stats = String(await server.command('INFO', 'commandstats'));
      const calls = [...stats.matchAll(/cmdstat_([a-z]+):calls=(\d+)/g)];
      return new Map(calls.map(([, name = '', times]) => [name, Number(times)]));
    };
    const before = await counts();
    await work();
    const after = await counts();
    const sent = [...after].map(([name, times]) => [name, times - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(sent.filter(([name, times]) => times > 0 && name !== 'info'));
  }

  it('writes in a commit of a live game only what changed', async () => {
    const first = sampleGame({ dueAt: 5_000 });
    await create(store, first);
    const outbox = ['one', 'two'].map((id) => sampleEntry(id));
    const sent = await commandsOf(() =>
      change(store, first, { data: 'next' }, { logEntry: 'next', outbox, interactionId: 'press' }),
    );
    // The game and two entries; both lists of the outbox at once; no index of people, channels or dates. One question
    // finds that neither the press nor anything else that is seldom there is noted.
    expect(sent).toEqual({
      evalsha: 1,
      time: 1,
      hmget: 1,
      exists: 1,
      hset: 3,
      rpush: 1,
      zadd: 2,
      set: 2,
    });
    expect(await store.readOutbox(10)).toEqual(outbox);
  });

  it('asks once more only for the own messages where others wait', async () => {
    const first = sampleGame();
    await create(store, first, { outbox: [sampleEntry('waits')] });
    const extras = { outbox: [sampleEntry('next')], interactionId: 'press' };
    const sent = await commandsOf(() => change(store, first, { data: 'next' }, extras));
    expect(sent).toEqual({ evalsha: 1, time: 1, exists: 2, hmget: 1, hset: 2, zadd: 2, set: 2 });
    const second = { ...first, version: 2, data: 'next' };
    const quiet = await commandsOf(() => change(store, second, { data: 'quiet' }));
    expect(quiet).toEqual({ evalsha: 1, time: 1, exists: 1, hmget: 1, hset: 1, set: 1 });
    await expect(change(store, { ...second, version: 3 }, {}, extras)).resolves.toBe('repeated');
    const twice = { outbox: [sampleEntry('waits')] };
    await expect(change(store, { ...second, version: 3 }, {}, twice)).rejects.toThrow('used twice');
  });

  it('removes all sent entries of a game by three commands', async () => {
    const ids = ['one', 'two', 'three', 'four'];
    const outbox = [...ids, 'late'].map((id) => sampleEntry(id));
    await create(store, sampleGame(), { outbox });
    await create(store, sampleGame({ id: 'other', channelId: 'there' }), {
      outbox: [sampleEntry('theirs', 'other')],
    });
    const claim = { name: 'outbox:duel', holder: 'me' };
    await store.claimUnsent(claim, 1_000, 'duel', 10);
    // The server has got the script.
    await store.settleAndRead([], claim, 'duel', 10);
    const sent = await commandsOf(() => store.settleAndRead(ids, claim, 'duel', 10));
    // The entry that is left is read with the version of the game.
    expect(sent).toEqual({ evalsha: 1, time: 1, zrem: 2, del: 1, zrange: 1, hmget: 1, hget: 1 });
    expect((await store.readOutbox(10)).map(({ id }) => id)).toEqual(['late', 'theirs']);
    expect(await store.settleAndRead(['late'], claim, 'duel', 10)).toBe('empty');
    const left = z.array(z.string()).parse(await server.command('KEYS', `${PREFIX}entry:*`));
    expect(left).toEqual([`${PREFIX}entry:theirs`]);
  });
});
