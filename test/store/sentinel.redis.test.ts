/** A store on a Redis server that sentinels watch: it goes on with whichever server is the master. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GameStore, openStore, StoreUnavailable } from '../../src/store/index.ts';
import { WatchedServers } from './redis-sentinel.ts';
import { RedisServer } from './redis-server.ts';
import { change, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const LONG_MS = 240_000;
const AGAIN = { timeout: 90_000, interval: 100 };

describe('a store by a sentinel', () => {
  let servers: WatchedServers;
  let store: GameStore;
  let problems: unknown[];
  let recoveries: number;

  beforeEach(async () => {
    problems = [];
    recoveries = 0;
    servers = await WatchedServers.start();
    store = await openStore({
      kind: 'redis',
      url: servers.url,
      onProblem: (problem) => problems.push(problem),
      onRecovered: () => {
        recoveries += 1;
      },
    });
  }, LONG_MS);
  afterEach(async () => {
    await store.close();
    await servers.remove();
  }, LONG_MS);

  const changedAgain = async (data: string) => {
    const game = await present(store);
    expect(await change(store, game, { data })).toBe('committed');
  };

  const isMaster = (server: RedisServer) =>
    vi.waitFor(async () => expect(await server.command('ROLE')).toContain('master'), AGAIN);

  it(
    'goes on with the replica when the master was killed, and with the master when it is back',
    async () => {
      await create(store, sampleGame(), { outbox: [sampleEntry('m1')], interactionId: 'press' });
      expect(await servers.first.command('DBSIZE')).toBeGreaterThan(0);
      // What a master has acknowledged and not yet sent to its replica is lost with it; here everything was sent.
      await vi.waitFor(async () => expect(await servers.second.command('DBSIZE')).toBeGreaterThan(4), AGAIN);
      await pause(200);
      await servers.first.kill();
      await expect(changedAgain('at once')).rejects.toBeInstanceOf(StoreUnavailable);
      await vi.waitFor(() => changedAgain('on the second'), AGAIN);
      await isMaster(servers.second);
      expect(await store.readOutbox(10)).toEqual([sampleEntry('m1')]);
      // What was acknowledged before is known: the interaction counts once.
      expect(await change(store, await present(store), {}, { interactionId: 'press' })).toBe('repeated');
      await expect.poll(() => recoveries, AGAIN).toBe(1);
      expect(problems).toHaveLength(1);

      await servers.first.restart();
      await servers.whole(servers.second);
      await vi.waitFor(() => servers.command('failover'), AGAIN);
      await servers.whole(servers.first);
      await vi.waitFor(() => changedAgain('on the first'), AGAIN);
      expect(await present(store)).toMatchObject({ data: 'on the first' });
      await isMaster(servers.first);
    },
    LONG_MS,
  );
});

describe('a sentinel', () => {
  it(
    'that does not know the name of the master is told with its place',
    async () => {
      const servers = await WatchedServers.start();
      try {
        const url = servers.url.replace(/throne$/, 'another');
        await expect(openStore({ kind: 'redis', url })).rejects.toThrow(/knows no "another"/);
        await expect(openStore({ kind: 'redis', url: url.replace('/another', '') })).rejects.toThrow(
          /does not name the master/,
        );
      } finally {
        await servers.remove();
      }
    },
    LONG_MS,
  );

  it('is not expected at the address of a Redis server', async () => {
    const server = await RedisServer.start();
    try {
      const url = `redis-sentinel://127.0.0.1:${server.port}/throne`;
      await expect(openStore({ kind: 'redis', url })).rejects.toBeInstanceOf(StoreUnavailable);
    } finally {
      await server.remove();
    }
  });
});
