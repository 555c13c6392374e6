/** The contract on a cluster of three servers, and what happens when one of them dies or a slot moves in mid-play. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { type GameStore, openStore, StoreUnavailable } from '../../src/store/index.ts';
import { Keys } from '../../src/store/redis/keys.ts';
import { storeContract } from './contract.ts';
import { RedisCluster } from './redis-cluster.ts';
import { change, countOf, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const PARTITIONS = 16;
const archiveEntry = { guildId: 'guild', userIds: ['eve'], summary: {}, body: 'all' };
const keys = new Keys('throneroom', PARTITIONS);

describe('a cluster of three servers', () => {
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await RedisCluster.start();
  });
  afterAll(() => cluster.remove());

  async function endClaimsEarlier(ms: number): Promise<void> {
    for (const server of cluster.masters) {
      for (const claim of z.array(z.string()).parse(await server.command('KEYS', '*:claim:*'))) {
        const left = Number(await server.command('PTTL', claim));
        await server.command('PEXPIRE', claim, String(left - ms));
      }
    }
  }

  storeContract('a cluster', () => ({
    options: () => ({ kind: 'redis', url: cluster.url, partitions: PARTITIONS }),
    empty: () => cluster.empty(),
    spoil: async (gameId) => {
      const { server } = await cluster.placeOf(keys.of(gameId));
      await server.command('HSET', `${keys.of(gameId)}game:${gameId}`, 'data', '{"hand": ["secret');
    },
    pass: async (clock, ms) => {
      clock.advance(ms);
      await endClaimsEarlier(ms);
    },
  }));

  describe('in play', () => {
    let store: GameStore;
    const problems: unknown[] = [];
    beforeEach(async () => {
      await cluster.empty();
      store = await openStore({
        kind: 'redis',
        url: cluster.url,
        partitions: PARTITIONS,
        onProblem: (problem) => problems.push(problem),
      });
    });
    afterEach(() => store.close());

    it('has games on every server', async () => {
      for (let n = 0; n < 30; n += 1) await create(store, sampleGame({ id: `game-${n}` }));
      const sizes = await cluster.each('DBSIZE');
      for (const size of sizes) expect(size).toBeGreaterThan(10);
      expect(await store.listLive()).toHaveLength(30);
    });

    it('is found by any one of its servers', async () => {
      await create(store);
      const [, second] = cluster.masters;
      const other = await openStore({ kind: 'redis', url: second?.url ?? '' });
      expect(await present(other)).toEqual(sampleGame());
      await other.close();
    });

    it('loses and doubles nothing while the slot of a game moves', async () => {
      // Enough keys in the slot that its move takes some hundred milliseconds.
      const outbox = Array.from({ length: 200 }, (_, n) => sampleEntry(`m${n}`));
      await create(store, sampleGame({ data: { count: 0 } }), { outbox });
      let done = false;
      const play = async () => {
        let commits = 0;
        for (; !done; commits += 1) {
          const game = await present(store);
          const version = game.version + 1;
          const extras = { logEntry: { version }, interactionId: `press-${version}` };
          expect(await change(store, game, { data: { count: countOf(game) + 1 } }, extras)).toBe('committed');
        }
        return commits;
      };
      const playing = play();
      await pause(100);
      for (let move = 0; move < 3; move += 1) await cluster.move(keys.of('duel'), 20);
      done = true;
      const commits = await playing;
      const game = await present(store);
      expect(countOf(game)).toBe(commits);
      expect(game.version).toBe(commits + 1);
      expect(await store.readLog('duel')).toHaveLength(commits);
      expect(await store.readOutbox(1_000)).toHaveLength(200);
      expect(problems).toEqual([]);
    });
  });
});

/** Kills of servers in a run; a soak sets more. */
const KILLS = Number(process.env.CLUSTER_KILLS ?? 3);
const LONGEST_MS = 120_000 + KILLS * 10_000;
/** The longest time that a press is repeated, as a person would, in ms. */
const PATIENCE = { timeout: 60_000, interval: 20 };

describe('a cluster whose servers are killed under a stream of presses, while slots move', () => {
  // A cluster beside other tests may need longer than a press waits.
  it(`loses and doubles nothing in ${KILLS} kills`, { timeout: LONGEST_MS, retry: 2 }, async () => {
    const cluster = await RedisCluster.start();
    onTestFinished(() => cluster.remove());
    const options = { kind: 'redis', url: cluster.url, partitions: PARTITIONS } as const;
    const store = await openStore({ ...options, onProblem: () => undefined });
    const ids = Array.from({ length: 9 }, (_, n) => `game-${n}`);
    const acknowledged = new Map<string, number>();
    const ended: string[] = [];
    let done = false;
    /** Presses again after trouble, with the same interaction. */
    const insist = <T>(work: () => Promise<T>): Promise<T> => vi.waitFor(work, PATIENCE);
    const countUp = async (id: string) => {
      await create(store, sampleGame({ id, data: { count: 0 } }));
      while (!done) {
        const game = await insist(() => present(store, id));
        const version = game.version + 1;
        const interactionId = `${id}-${version}`;
        const extras = { logEntry: { version }, outbox: [sampleEntry(interactionId, id)], interactionId };
        const changes = { data: { count: countOf(game) + 1 } };
        expect(['committed', 'repeated']).toContain(await insist(() => change(store, game, changes, extras)));
        acknowledged.set(id, version);
      }
    };
    // One channel, in which a game follows the other.
    const follow = async () => {
      for (let n = 0; !done; n += 1) {
        const game = sampleGame({ id: `next-${n}`, channelId: 'arena', userIds: ['eve'] });
        const begun = async () => {
          const result = await create(store, game, { interactionId: `begin-${n}` });
          // The channel may still be taken by the try before, whose answer was lost.
          expect(['committed', 'repeated']).toContain(result);
        };
        await insist(begun);
        const over = { interactionId: `end-${n}`, archive: { ...archiveEntry, gameId: game.id } };
        const end = () => change(store, game, { status: 'finished' }, over);
        expect(['committed', 'repeated']).toContain(await insist(end));
        ended.push(game.id);
      }
    };
    const working = Promise.all([...ids.map(countUp), follow()]);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(randomInt(100, 400));
      const victim = cluster.masters[randomInt(cluster.masters.length)];
      await victim?.kill();
      await pause(randomInt(0, 300));
      await victim?.restart();
      await cluster.whole();
      if (kill % 2 === 0) await cluster.move(keys.of(ids[kill % ids.length] ?? ''));
    }
    await pause(500);
    done = true;
    await working;
    await store.close();
    const after = await openStore(options);
    // What was left between two steps is settled by whoever polls.
    await pause(2_600);
    await after.listUnsent();
    for (const [id, version] of acknowledged) {
      const game = await present(after, id);
      expect(game.version).toBe(version);
      expect(countOf(game)).toBe(version - 1);
      const versions = Array.from({ length: version - 1 }, (_, n) => n + 2);
      expect(await after.readLog(id)).toEqual(versions.map((one) => ({ version: one })));
      expect((await after.readOutbox(100_000, id)).map((entry) => entry.id)).toEqual(
        versions.map((one) => `${id}-${one}`),
      );
    }
    expect(ended.length).toBeGreaterThan(0);
    const archived = await after.listArchive('all', 0, 100_000);
    // A place in the order that a kill has delayed is given later.
    expect(archived.map(({ gameId }) => gameId).toSorted()).toEqual(ended.toSorted());
    expect(new Set(archived.map(({ order }) => order)).size).toBe(ended.length);
    expect((await after.idsByUser('eve', 'finished')).toSorted()).toEqual(ended.toSorted());
    expect(await after.idsByUser('eve', 'live')).toEqual([]);
    expect((await after.loadByChannel('arena'))?.id).toBe(ended.at(-1));
    await after.close();
  });
});

describe('a cluster with replicas', () => {
  it('goes on after a server was killed, without a restart of the program', async () => {
    const cluster = await RedisCluster.start({ replicas: true });
    const problems: unknown[] = [];
    let recoveries = 0;
    const store = await openStore({
      kind: 'redis',
      url: cluster.url,
      partitions: PARTITIONS,
      onProblem: (problem) => problems.push(problem),
      onRecovered: () => {
        recoveries += 1;
      },
    });
    try {
      const games = Array.from({ length: 12 }, (_, n) => sampleGame({ id: `game-${n}` }));
      for (const game of games) await create(store, game);
      // What a master has acknowledged and not yet sent to its replica is lost with it; here everything was sent.
      await pause(200);
      await cluster.masters[1]?.kill();
      const others = await Promise.allSettled(games.map((game) => change(store, game, { data: 'at once' })));
      // Games of the other servers go on at once.
      expect(others.some(({ status }) => status === 'fulfilled')).toBe(true);
      for (const result of others) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(StoreUnavailable);
      }
      const again = async (id: string) => {
        const game = await present(store, id);
        expect(await change(store, game, { data: 'again' })).toBe('committed');
      };
      for (const { id } of games) await vi.waitFor(() => again(id), { timeout: 20_000, interval: 50 });
      expect(problems).toHaveLength(1);
      await expect.poll(() => recoveries).toBe(1);
    } finally {
      await store.close();
      await cluster.remove();
    }
  }, 60_000);
});
