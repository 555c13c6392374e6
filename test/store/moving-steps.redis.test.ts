/** What is removed from a store while it is moved: a move reads and writes in two steps, and must not bring it back. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type GameStore, openRedisStore, openStore, StoreUnavailable } from '../../src/store/index.ts';
import { Mover } from '../../src/store/redis/moving/mover.ts';
import { MovingStore } from '../../src/store/redis/moving/moving-store.ts';
import type { RedisStore } from '../../src/store/redis/redis-store.ts';
import { Interleaved } from './interleaved.ts';
import { RedisServer } from './redis-server.ts';
import { change, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const PARTITIONS = 7;

let one: RedisServer;
let two: RedisServer;
beforeAll(async () => {
  const inMemory = ['--appendonly', 'no'];
  [one, two] = await Promise.all([RedisServer.start(inMemory), RedisServer.start(inMemory)]);
});
afterAll(() => Promise.all([one.remove(), two.remove()]));

const quiet = () => undefined;
const from = () => ({ url: one.url });
const to = () => ({ url: two.url, partitions: PARTITIONS });

/** Ends the claims of a program that left them. */
async function endClaims(): Promise<void> {
  for (const claim of z.array(z.string()).parse(await two.command('KEYS', '*:claim:*'))) {
    await two.command('DEL', claim);
  }
}

const REMOVALS: readonly (readonly [
  string,
  'game:duel' | 'record:profile:anna',
  (store: GameStore) => Promise<unknown>,
  (store: GameStore) => Promise<unknown>,
])[] = [
  ['a settled message', 'game:duel', (s) => s.settleOutbox(['m1'], 'duel'), (s) => s.readOutbox(10)],
  ['a deleted game', 'game:duel', (s) => s.deleteGame('duel'), (s) => s.listLive()],
  ['a game set aside', 'game:duel', (s) => s.setAside('duel'), (s) => s.listDue(10_000, 10)],
  [
    'a deleted record',
    'record:profile:anna',
    (s) => s.deleteRecord('profile', 'anna'),
    async (s) => [await s.readRecord('profile', 'anna')].filter((record) => record !== null),
  ],
];

describe('a move that has read before something is removed', () => {
  let store: GameStore;
  let former: RedisStore;
  let later: RedisStore;
  beforeEach(async () => {
    await Promise.all([one.command('FLUSHALL'), two.command('FLUSHALL')]);
    store = await openStore({ kind: 'redis', ...to(), from: one.url, onProblem: quiet });
    await create(store, sampleGame({ dueAt: 5 }), { outbox: [sampleEntry('m1')] });
    await store.writeRecord('profile', 'anna', { stops: [] });
    [former, later] = await Promise.all([openRedisStore(from(), quiet), openRedisStore(to(), quiet)]);
  });
  afterEach(async () => {
    await Promise.all([store, former, later].map((open) => open.close()));
  });

  /** A write of the mover that waits for the test. */
  interface Held {
    /** Lets it land. */
    readonly land: () => Promise<void>;
    /** Answers the mover. */
    readonly answer: () => void;
    readonly fail: (error: Error) => void;
  }

  /** Moves what a removal concerns, up to the write. */
  async function moveUpToWrite(what: string) {
    const { transfer } = later;
    const held: Held[] = [];
    const hold = (land: () => Promise<void>) =>
      new Promise<void>((answer, fail) => {
        held.push({ land, answer, fail });
      });
    const game = transfer.importGame.bind(transfer);
    const record = transfer.importRecord.bind(transfer);
    vi.spyOn(transfer, 'importGame').mockImplementationOnce((...asked) => hold(() => game(...asked)));
    vi.spyOn(transfer, 'importRecord').mockImplementationOnce((...asked) => hold(() => record(...asked)));
    const moved = await moveOf(what);
    const write = await vi.waitFor(() => {
      const [first] = held;
      if (!first) throw new Error('nothing is written yet');
      return first;
    });
    return { moved: moved.done, write };
  }

  /** Begins a move of a game or record; `done` settles when it ends. */
  async function moveOf(what: string) {
    const mover = new Mover(former, later, 'mover');
    await mover.open();
    return { done: what === 'game:duel' ? mover.move('duel') : mover.moveRecord('profile:anna') };
  }

  it.each(REMOVALS)('does not bring back %s', async (_, what, remove, left) => {
    const { moved, write } = await moveUpToWrite(what);
    const removed = remove(store);
    await pause(100);
    await write.land();
    write.answer();
    await Promise.all([moved, removed]);
    expect(await left(store)).toEqual([]);
  });

  it.each(REMOVALS)(
    'does not bring back %s by a write that lands after it failed',
    async (_, what, remove, left) => {
      const { moved, write } = await moveUpToWrite(what);
      write.fail(new StoreUnavailable('the connection broke', { mayHaveLanded: true }));
      await expect(moved).rejects.toThrow('the connection broke');
      const removed = remove(store);
      await pause(100);
      await write.land();
      await endClaims();
      await removed;
      expect(await left(store)).toEqual([]);
    },
  );

  it('lets others go on at once after a move that has written nothing', async () => {
    const { moved, write } = await moveUpToWrite('game:duel');
    write.fail(new StoreUnavailable('it was too slow'));
    await expect(moved).rejects.toThrow('it was too slow');
    expect(await later.claim('moving:game:duel', 'another', 1_000)).toBe(true);
  });

  it.each(['game:duel', 'record:profile:anna'])(
    'writes nothing of %s later than its claim lasts',
    async (what) => {
      const claim = later.claim.bind(later);
      let claimedAt = 0;
      vi.spyOn(later, 'claim').mockImplementationOnce(async (...asked) => {
        claimedAt = performance.now();
        return claim(...asked);
      });
      const games = vi.spyOn(later.transfer, 'importGame');
      const records = vi.spyOn(later.transfer, 'importRecord');
      await (await moveOf(what)).done;
      // A script that begins more than 1.5 s after this time does nothing.
      const since = games.mock.lastCall?.[2] ?? records.mock.lastCall?.[2];
      expect(since).toBeLessThanOrEqual(claimedAt);
    },
  );
});

it('loses and doubles nothing in any order of the requests', async () => {
  const order = new Interleaved();
  await two.command('FLUSHALL');
  const open = async (program: string) =>
    [await order.open(program, one.url, 1), await order.open(program, two.url, PARTITIONS)] as const;
  const [settling, pressing, moving] = [await open('settling'), await open('pressing'), await open('moving')];
  const layout = z.string().parse(await two.command('GET', '{throneroom}:layout'));
  for (let run = 0; run < 60; run += 1) {
    await Promise.all([one.command('FLUSHALL'), two.command('FLUSHALL')]);
    await two.command('SET', '{throneroom}:layout', layout);
    order.shuffle(`order ${run}`);
    const [former, later] = moving;
    const [settler, presser] = [new MovingStore(...settling), new MovingStore(...pressing)];
    await create(former, sampleGame(), { outbox: [sampleEntry('m1')] });
    const mover = new Mover(former, later, 'mover');
    const claim = { name: 'outbox:duel', holder: 'settler' };
    await Promise.all([
      mover.open().then(() => mover.move('duel')),
      settler.settleAndRead(['m1'], claim, 'duel', 10),
      change(presser, sampleGame(), { dueAt: 7 }, { logEntry: 'next', outbox: [sampleEntry('m2')] }),
    ]);
    expect(await former.listLive(), `order ${run}`).toEqual([]);
    expect(await later.readOutbox(10), `order ${run}`).toEqual([sampleEntry('m2')]);
    expect(await present(later), `order ${run}`).toEqual(sampleGame({ version: 2, dueAt: 7 }));
    expect(await later.readLog('duel'), `order ${run}`).toEqual(['next']);
  }
  await order.close();
}, 300_000);
