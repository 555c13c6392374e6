/** What programs ask again and again: what each finds of its own games and of others', and how much it asks for that. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GameStore, openStore } from '../../src/store/index.ts';
import { RedisServer } from './redis-server.ts';
import { change, create, sampleEntry, sampleGame } from './sample-games.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await RedisServer.start(['--appendonly', 'no']);
});
afterAll(() => server.remove());

describe.each([1, 128])('two programs on a store of %i partitions', (partitions) => {
  let own: GameStore;
  let other: GameStore;
  let requests: number;

  beforeEach(async () => {
    await server.command('FLUSHALL');
    const place = { kind: 'redis', url: server.url, partitions } as const;
    own = await openStore({
      ...place,
      onRequest: () => {
        requests += 1;
      },
    });
    other = await openStore(place);
    // Both have looked at everything.
    for (const store of [own, other]) {
      await store.listUnsent();
      await store.listDue(0, 10);
    }
    requests = 0;
  });
  afterEach(async () => {
    await Promise.all([own.close(), other.close()]);
  });

  it('send their own messages at once, and what the other has left when a claim has ended', async () => {
    const began = performance.now();
    await create(own, sampleGame(), { outbox: [sampleEntry('m1')] });
    expect(await own.listUnsent()).toEqual(['duel']);
    const others = await other.listUnsent();
    // On a machine that needed longer the message is left by now.
    if (performance.now() - began < 2_000) expect(others).toEqual([]);
    await own.close();
    await expect.poll(() => other.listUnsent()).toEqual(['duel']);
    await other.settleOutbox(['m1'], 'duel');
    expect(await other.listUnsent()).toEqual([]);
  });

  it('send again what could not be sent, as long as it waits', async () => {
    await create(own, sampleGame(), { outbox: [sampleEntry('m1')] });
    const claim = { name: 'outbox:duel', holder: 'me' };
    expect(await own.claimUnsent(claim, 1_000, 'duel', 10)).toMatchObject({ entries: [sampleEntry('m1')] });
    expect(await own.listUnsent()).toEqual(['duel']);
    await own.release(claim.name, claim.holder);
    expect(await own.listUnsent()).toEqual(['duel']);
    expect(await own.settleAndRead(['m1'], claim, 'duel', 10)).toBe('empty');
    expect(await own.listUnsent()).toEqual([]);
  });

  it('send the messages of a commit with one request after it, which settles them', async () => {
    const claim = { name: 'outbox:duel', holder: 'me' };
    const others = { ...claim, holder: 'you' };
    const game = sampleGame();
    await create(own, game);
    requests = 0;
    await change(own, game, {}, { outbox: [sampleEntry('m1')], claim: { ...claim, ttlMs: 60_000 } });
    expect(requests).toBe(1);
    // Until the claim ends nobody else sends them, also when the committer dies.
    expect(await other.claimUnsent(others, 1_000, 'duel', 10)).toBe('taken');
    expect(await own.claimUnsent(claim, 1_000, 'duel', 10)).toEqual({
      version: 2,
      entries: [sampleEntry('m1')],
    });
    expect(requests).toBe(1);
    // A second time the store is asked.
    expect(await own.claimUnsent(claim, 1_000, 'duel', 10)).toMatchObject({ version: 2 });
    expect(requests).toBe(2);
    expect(await own.settleAndRead(['m1'], claim, 'duel', 10)).toBe('empty');
    expect(requests).toBe(3);
    expect(await other.claim(others.name, others.holder, 1_000)).toBe(true);
  });

  it('ask anew for the messages of a commit whose claim does not last any more', async () => {
    const claim = { name: 'outbox:duel', holder: 'me' };
    await create(own, sampleGame(), { outbox: [sampleEntry('m1')], claim: { ...claim, ttlMs: 1_000 } });
    requests = 0;
    expect(await own.claimUnsent(claim, 60_000, 'duel', 10)).toMatchObject({ entries: [sampleEntry('m1')] });
    expect(requests).toBe(1);
  });

  it('find their own games when they are due, and those of the other when a claim has ended', async () => {
    await create(own, sampleGame({ dueAt: 10_000 }));
    expect(await own.listDue(9_999, 10)).toEqual([]);
    expect(await own.listDue(10_000, 10)).toEqual(['duel']);
    await expect.poll(() => other.listDue(12_500, 10)).toEqual(['duel']);
    expect(await other.listDue(12_499, 10)).toEqual([]);
    // A change by the other makes it theirs.
    await change(other, sampleGame({ dueAt: 10_000 }), { dueAt: 20_000 });
    expect(await other.listDue(20_000, 10)).toEqual(['duel']);
    expect(await own.listDue(20_000, 10)).toEqual([]);
  });

  it('find a game that is due earlier than they knew', async () => {
    await create(own, sampleGame({ dueAt: 50_000 }));
    await expect.poll(() => other.listDue(60_000, 10)).toEqual(['duel']);
    await change(own, sampleGame({ dueAt: 50_000 }), { dueAt: 1_000 });
    await expect.poll(() => other.listDue(4_000, 10)).toEqual(['duel']);
  });

  it('find the due times that no clock can have set', async () => {
    await create(own, sampleGame({ dueAt: 50_000 }));
    await create(own, sampleGame({ id: 'later', dueAt: 90_000 }));
    expect(await own.listDueAfter(40_000, 10)).toEqual(['later', 'duel']);
    expect(await own.listDueAfter(40_000, 1)).toEqual(['later']);
    expect(await own.listDueAfter(90_000, 10)).toEqual([]);
    await expect.poll(() => other.listDueAfter(50_000, 10)).toEqual(['later']);
  });

  it('ask for nothing where nothing waits, and one partition where a message does', async () => {
    const asked = async (work: () => Promise<unknown>) => {
      const before = requests;
      await work();
      return requests - before;
    };
    const poll = async () => {
      await own.listDue(5_000, 10);
      await own.listDueAfter(5_000, 10);
      await own.listUnsent();
    };
    // Some partitions are asked again because seconds have passed.
    const most = partitions / 2;
    expect(await asked(poll)).toBeLessThanOrEqual(most);
    await create(own, sampleGame({ dueAt: 4_000 }), { outbox: [sampleEntry('m1')] });
    expect(await asked(poll)).toBeGreaterThan(1);
    expect(await asked(poll)).toBeLessThanOrEqual(most + 2);
  });
});
