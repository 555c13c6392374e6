/** Games that go from one Redis to another while they are played, and back. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type ArchiveEntry,
  type GameStore,
  moveAll,
  openRedisStore,
  openStore,
  StoreMoved,
} from '../../src/store/index.ts';
import { Keys } from '../../src/store/redis/keys.ts';
import { storeContract } from './contract.ts';
import { RedisCluster } from './redis-cluster.ts';
import { RedisServer } from './redis-server.ts';
import { change, countOf, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const PARTITIONS = 16;

let single: RedisServer;
let cluster: RedisCluster;
beforeAll(async () => {
  [single, cluster] = await Promise.all([RedisServer.start(), RedisCluster.start()]);
});
afterAll(async () => {
  await Promise.all([single.remove(), cluster.remove()]);
});

const one = () => ({ url: single.url });
const three = () => ({ url: cluster.url, partitions: PARTITIONS });
type Place = ReturnType<typeof one> | ReturnType<typeof three>;
/** What a store tells beside its answers: busy machines let connections wait. */
const tell = () => undefined;

async function empty(): Promise<void> {
  await single.command('FLUSHALL');
  await cluster.empty();
}

function moving(from: Place, to: Place, onProblem: (problem: unknown) => void = tell): Promise<GameStore> {
  return openStore({ kind: 'redis', ...to, from: from.url, onProblem });
}

async function whileOpen<T>(
  from: Place,
  to: Place,
  work: (former: Awaited<ReturnType<typeof openRedisStore>>, later: typeof former) => Promise<T>,
): Promise<T> {
  const [former, later] = await Promise.all([openRedisStore(from, tell), openRedisStore(to, tell)]);
  try {
    return await work(former, later);
  } finally {
    await Promise.all([former.close(), later.close()]);
  }
}

const move = (from: Place, to: Place) => whileOpen(from, to, (former, later) => moveAll(former, later));

async function endClaimsEarlier(ms: number): Promise<void> {
  for (const server of [single, ...cluster.masters]) {
    for (const claim of z.array(z.string()).parse(await server.command('KEYS', '*:claim:*'))) {
      const left = Number(await server.command('PTTL', claim));
      await server.command('PEXPIRE', claim, String(left - ms));
    }
  }
}

/** Ends the text of a game where it is, in both stores. */
async function spoil(gameId: string): Promise<void> {
  const inCluster = new Keys('throneroom', PARTITIONS).of(gameId);
  const { server } = await cluster.placeOf(inCluster);
  const places = [
    [single, `{throneroom}:game:${gameId}`],
    [server, `${inCluster}game:${gameId}`],
  ] as const;
  for (const [place, key] of places) {
    if (await place.command('EXISTS', key)) await place.command('HSET', key, 'data', '{"hand": ["secret');
  }
}

const place = (isSealed: boolean) => () => ({
  options: () => ({ kind: 'redis' as const, ...three(), from: single.url }),
  empty: async () => {
    await empty();
    if (isSealed) await move(one(), three());
  },
  spoil,
  pass: async (clock: { advance(ms: number): void }, ms: number) => {
    clock.advance(ms);
    await endClaimsEarlier(ms);
  },
});
storeContract('a store that will be moved', place(false));
storeContract('a store that is moved', place(true));

function archiveOf(gameId: string): ArchiveEntry {
  return { gameId, guildId: 'guild', userIds: ['anna'], summary: { gameId }, body: `all of ${gameId}` };
}

/** Plays games until it is told to stop: counts up, creates and ends further ones, settles messages. */
class Play {
  readonly acknowledged = new Map<string, number>();
  readonly ended: string[] = [];
  #stopped = false;
  #work: Promise<readonly PromiseSettledResult<void>[]> = Promise.resolve([]);

  /** @param name differs for each start */
  start(stores: readonly GameStore[], ids: readonly string[], name: string): void {
    this.#stopped = false;
    this.#work = Promise.allSettled([
      ...stores.flatMap((store, at) =>
        ids.filter((_, n) => n % stores.length === at).map((id) => this.#countUp(store, id)),
      ),
      ...stores.map((store, at) => this.#begin(store, `${name}${at}`)),
    ]);
  }

  /** Lets the last rounds end; throws what went wrong in one. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const result of await this.#work) if (result.status === 'rejected') throw result.reason;
  }

  async #countUp(store: GameStore, id: string): Promise<void> {
    while (!this.#stopped) {
      const game = await present(store, id);
      const count = countOf(game) + 1;
      const interactionId = `${id}-${game.version}`;
      const extras = { logEntry: { count }, outbox: [sampleEntry(interactionId, id)], interactionId };
      const result = await change(store, game, { data: { count } }, extras);
      expect(result).toBe('committed');
      this.acknowledged.set(id, count);
      // A press that Discord delivers twice, to a program that finds the game elsewhere by now.
      const after = await present(store, id);
      expect(await change(store, after, { data: { count: 0 } }, extras)).toBe('repeated');
      const claim = { name: `outbox:${id}`, holder: id };
      const unsent = await store.claimUnsent(claim, 2_000, id, 100);
      if (typeof unsent !== 'string') {
        expect(unsent.version).toBe(after.version);
        const ids = unsent.entries.map((entry) => entry.id);
        expect(await store.settleAndRead(ids, claim, id, 100)).toBe('empty');
      }
      await pause(5);
    }
  }

  async #begin(store: GameStore, name: string): Promise<void> {
    for (let n = 0; !this.#stopped; n += 1) {
      const game = sampleGame({ id: `${name}-${n}`, channelId: `arena-${name}`, userIds: ['anna', name] });
      expect(await create(store, game, { interactionId: `start-${game.id}` })).toBe('committed');
      const taken = await create(store, sampleGame({ id: `${game.id}-thief`, channelId: game.channelId }));
      expect(taken).toBe('conflict');
      const end = { archive: archiveOf(game.id) };
      expect(await change(store, game, { status: 'finished' }, end)).toBe('committed');
      this.ended.push(game.id);
      await store.writeRecord('profile', name, { ended: n });
      expect(await store.readRecord('profile', name)).toEqual({ ended: n });
      await pause(20);
    }
  }
}

async function expectAllThere(store: GameStore, play: Play): Promise<void> {
  for (const [id, count] of play.acknowledged) {
    const game = await present(store, id);
    expect(countOf(game)).toBe(count);
    expect(game.version).toBe(count + 1);
    expect(await store.readLog(id)).toEqual(Array.from({ length: count }, (_, n) => ({ count: n + 1 })));
    expect((await store.loadByChannel(game.channelId))?.id).toBe(id);
  }
  expect(await store.readOutbox(10)).toEqual([]);
  expect((await store.listLive()).toSorted()).toEqual([...play.acknowledged.keys()].toSorted());
  const archived = await store.listArchive('all', 0, 10_000);
  expect(archived.map(({ gameId }) => gameId).toSorted()).toEqual(play.ended.toSorted());
  expect(archived.map(({ order }) => order)).toEqual(archived.map((_, at) => at + 1));
  expect(await store.listArchive({ userId: 'anna' }, 0, 10_000)).toHaveLength(archived.length);
  expect((await store.listFinished()).toSorted()).toEqual(play.ended.toSorted());
  expect(await store.listByUser('anna', 'finished')).toHaveLength(play.ended.length);
}

describe('a store in use', () => {
  // Beside other tests a server may answer too late for the program, which is no fault of the move.
  it('goes to a cluster and back: nothing lost or doubled', {
    timeout: 300_000,
    retry: 2,
  }, async () => {
    await empty();
    const ids = Array.from({ length: 10 }, (_, n) => `game-${n}`);
    const play = new Play();
    const first = await openStore({ kind: 'redis', ...one() });
    for (const id of ids) await create(first, sampleGame({ id, data: { count: 0 } }));
    await first.close();
    for (const [from, to, name] of [
      [one(), three(), 'there'],
      [three(), one(), 'back'],
    ] as const) {
      const stores = await Promise.all([moving(from, to), moving(from, to)]);
      play.start(stores, ids, name);
      try {
        await pause(500);
        await move(from, to);
        await pause(500);
      } finally {
        // Else it would play on in the next try.
        await play.stop().finally(() => Promise.all(stores.map((store) => store.close())));
      }
      const arrived = await openStore({ kind: 'redis', ...to });
      await expectAllThere(arrived, play);
      await arrived.close();
      expect(await whileOpen(from, to, (former) => former.listLive())).toEqual([]);
    }
    expect(Math.min(...play.acknowledged.values())).toBeGreaterThan(5);
  });

  it('is refused by a program that knows only the former place, with a sentence that says what to do', async () => {
    await empty();
    const stale = await openStore({ kind: 'redis', ...one() });
    await create(stale);
    await move(one(), three());
    const late = [
      change(stale, sampleGame(), {}),
      create(stale, sampleGame({ id: 'new' })),
      stale.writeRecord('profile', 'anna', 1),
    ];
    for (const result of await Promise.allSettled(late)) {
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StoreMoved) });
      expect(String(result.status === 'rejected' && result.reason)).toContain('Set REDIS_URL to that one');
    }
    // What an earlier version of the program writes first.
    await expect(single.command('INCRBY', '{throneroom}:seq', '1')).rejects.toThrow('not an integer');
    await stale.close();
  });

  it('is moved on after the mover died between any two steps', async () => {
    class Dead extends Error {}
    for (let requests = 0, died = true; died; requests += 1) {
      await empty();
      const store = await openStore({ kind: 'redis', ...one() });
      await create(store, sampleGame({ dueAt: 5 }), { logEntry: 'start', outbox: [sampleEntry('m1')] });
      await create(store, sampleGame({ id: 'old', channelId: 'channel-of-duel-before' }));
      const old = sampleGame({ id: 'old', channelId: 'channel-of-duel-before' });
      await change(store, old, { status: 'finished' }, { archive: archiveOf('old') });
      await store.writeRecord('profile', 'anna', { stops: [] });
      await store.close();
      let left = Number.POSITIVE_INFINITY;
      const onRequest = () => {
        left -= 1;
        if (left < 0) throw new Dead();
      };
      const former = await openRedisStore(one(), tell, onRequest);
      const later = await openRedisStore(three(), tell, onRequest);
      left = requests * 7;
      died = await moveAll(former, later).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Dead)) throw error;
          return true;
        },
      );
      left = Number.POSITIVE_INFINITY;
      await Promise.all([former.close(), later.close()]);
      // Claims of the dead end by themselves.
      await endClaimsEarlier(6_000);
      const user = await moving(one(), three(), () => undefined);
      expect(await present(user)).toEqual(sampleGame({ dueAt: 5 }));
      expect(await user.listArchive('all', 0, 10)).toHaveLength(1);
      await user.close();
      await move(one(), three());
      const arrived = await openStore({ kind: 'redis', ...three() });
      expect(await present(arrived)).toEqual(sampleGame({ dueAt: 5 }));
      expect(await arrived.readLog('duel')).toEqual(['start']);
      expect(await arrived.readOutbox(10)).toEqual([sampleEntry('m1')]);
      expect(await arrived.listDue(10_000, 10)).toEqual(['duel']);
      expect((await arrived.loadByChannel('channel-of-duel'))?.id).toBe('duel');
      expect((await arrived.loadByChannel('channel-of-duel-before'))?.id).toBe('old');
      expect(await arrived.idsByUser('anna', 'live')).toEqual(['duel']);
      expect(await arrived.idsByUser('anna', 'finished')).toEqual(['old']);
      expect((await arrived.readArchived('old'))?.order).toBe(1);
      expect(await arrived.readRecord('profile', 'anna')).toEqual({ stops: [] });
      await arrived.close();
    }
  }, 180_000);
});
