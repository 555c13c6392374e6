import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type GameStore, openStore, type StoredGame, StoreUnavailable } from '../../src/store/index.ts';
import { Keys } from '../../src/store/redis/keys.ts';
import { Acknowledged } from './acknowledged.ts';
import { storeContract } from './contract.ts';
import { Line } from './line.ts';
import { DAY_MS, type StorePlaceUnderTest } from './place.ts';
import { freePort, RedisServer } from './redis-server.ts';
import { change, countOf, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const PREFIX = '{throneroom}:';
let server: RedisServer;
beforeAll(async () => {
  server = await RedisServer.start();
});
afterAll(() => server.remove());

/** A claim ends by the server's clock, which no test can move: the ends are moved instead. */
async function endClaimsEarlier(ms: number): Promise<void> {
  const claims = z.array(z.string()).parse(await server.command('KEYS', '*:claim:*'));
  for (const claim of claims) {
    const left = Number(await server.command('PTTL', claim));
    expect(left).not.toBe(-1);
    await server.command('PEXPIRE', claim, String(left - ms));
  }
}

function placeWith(partitions: number): StorePlaceUnderTest {
  const keys = new Keys('throneroom', partitions);
  return {
    options: () => ({ kind: 'redis', url: server.url, partitions }),
    empty: async () => {
      await server.command('FLUSHALL');
    },
    spoil: async (gameId) => {
      await server.command('HSET', `${keys.of(gameId)}game:${gameId}`, 'data', '{"hand": ["secret');
    },
    pass: async (clock, ms) => {
      clock.advance(ms);
      await endClaimsEarlier(ms);
    },
  };
}

storeContract('Redis', () => placeWith(1));
storeContract('Redis in seven partitions', () => placeWith(7));

describe('Redis', () => {
  let store: GameStore;
  let problems: unknown[];
  beforeEach(async () => {
    await server.command('FLUSHALL');
    problems = [];
    store = await openStore({
      kind: 'redis',
      url: server.url,
      onProblem: (problem) => problems.push(problem),
    });
  });
  afterEach(() => store.close());

  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no failure',
      (error: unknown) => error,
    );
  const backAgain = () => vi.waitFor(() => store.ping(), { timeout: 10_000, interval: 20 });

  describe('expiry', () => {
    const lifetime = async (key: string) => Number(await server.command('PTTL', PREFIX + key));
    const ofTheGame = ['game:duel', 'log:duel', 'channel:channel-of-duel', 'user:anna'];

    it('is set on the keys of a finished game only', async () => {
      await create(store, sampleGame(), { logEntry: 'start' });
      for (const key of ofTheGame) expect(await lifetime(key)).toBe(-1);
      await change(store, sampleGame(), { status: 'finished' });
      for (const key of ofTheGame) {
        expect(await lifetime(key)).toBeGreaterThan(90 * DAY_MS);
        expect(await lifetime(key)).toBeLessThanOrEqual(91 * DAY_MS);
      }
      await change(store, await present(store), { status: 'live' });
      for (const key of ofTheGame) expect(await lifetime(key)).toBe(-1);
    });

    it('leaves no key behind after the sweep', async () => {
      await create(store, sampleGame({ dueAt: 5 }), { logEntry: 'start', outbox: [sampleEntry('m1')] });
      await change(store, sampleGame(), { status: 'finished' });
      const later = await openStore({ kind: 'redis', url: server.url, now: () => Date.now() + 90 * DAY_MS });
      expect(await later.listByUser('anna', 'finished')).toEqual([]);
      // What fences off calls that are late stays for seconds, and the number of the last change for good.
      const kept = z.array(z.string()).parse(await server.command('KEYS', '*'));
      const lasting = [];
      for (const key of kept) if (Number(await server.command('PTTL', key)) === -1) lasting.push(key);
      expect(lasting).toEqual([`${PREFIX}seq`]);
      for (const key of kept) expect(Number(await server.command('PTTL', key))).toBeLessThanOrEqual(10_000);
      await later.close();
    });
  });

  describe('that cannot be reached', () => {
    it('is named when the store is opened, without its password', async () => {
      const port = await freePort();
      const failure = await failureOf(
        openStore({ kind: 'redis', url: `redis://bot:geheim@127.0.0.1:${port}` }),
      );
      expect(failure).toBeInstanceOf(StoreUnavailable);
      expect(String(failure)).toContain(`127.0.0.1:${port}`);
      expect(String(failure)).toContain('ECONNREFUSED');
      expect(JSON.stringify(failure) + String(failure)).not.toContain('geheim');
    });

    it('is named when it refuses the password', async () => {
      const url = `redis://bot:geheim@127.0.0.1:${server.port}`;
      const failure = await failureOf(openStore({ kind: 'redis', url }));
      expect(failure).toBeInstanceOf(StoreUnavailable);
      expect(String(failure)).toContain('WRONGPASS');
      expect(String(failure)).not.toContain('geheim');
    });

    it('is named by its refusal also when time runs out during a further attempt', async () => {
      const line = await Line.open(server.port);
      // The third attempt is still without an answer when the client gives up after a second.
      line.delay(400);
      const failure = await failureOf(
        openStore({ kind: 'redis', url: `redis://bot:geheim@127.0.0.1:${line.port}` }),
      );
      await line.close();
      expect(String(failure)).toContain('WRONGPASS');
    });

    it('is not looked for at what is no URL of Redis', async () => {
      for (const url of [
        'geheim',
        'http://geheim@localhost',
        'redis://:geheim@localhost/games',
        'redis://',
      ]) {
        const failure = await failureOf(openStore({ kind: 'redis', url }));
        expect(failure).toBeInstanceOf(StoreUnavailable);
        expect(String(failure)).not.toContain('geheim');
      }
    });

    it('fails every call at once while it is down, and none of them lands when it is back', async () => {
      const game = sampleGame();
      await create(store, game);
      await server.kill();
      const calls = [
        change(store, game, { data: 'late' }, { logEntry: 'late', outbox: [sampleEntry('late')] }),
        create(store, sampleGame({ id: 'late' })),
        store.writeRecord('profile', 'late', 1),
        store.deleteRecord('profile', 'late'),
        store.readRecord('profile', 'late'),
        store.deleteGame('duel'),
        store.claim('late', 'me', 60_000),
        store.loadById('duel'),
        store.loadByChannel('channel-of-duel'),
        store.readOutbox(1),
        store.listLive(),
        store.sweep(),
        store.ping(),
      ];
      for (const call of calls) expect(await failureOf(call)).toBeInstanceOf(StoreUnavailable);
      // Once the client knows that the line is dead, a call is not even sent.
      const failure = await failureOf(change(store, game, { data: 'late' }));
      expect(failure).toMatchObject({ name: 'StoreUnavailable', mayHaveLanded: false });
      await server.restart();
      await backAgain();
      expect(await present(store)).toEqual(game);
      expect(await store.readLog('duel')).toEqual([]);
      expect(await store.readOutbox(10)).toEqual([]);
      expect(await store.listLive()).toEqual(['duel']);
      expect(await store.readRecord('profile', 'late')).toBeNull();
      expect(await store.claim('late', 'you', 60_000)).toBe(true);
      expect(await change(store, game, { data: 'after' })).toBe('committed');
      expect(problems).toEqual([expect.any(StoreUnavailable)]);
    });

    it('does nothing late when it was frozen and goes on', async () => {
      const game = sampleGame();
      await create(store, game);
      server.freeze();
      const frozen = [
        change(store, game, { data: 'late' }, { interactionId: 'click' }),
        store.settleOutbox(['m1'], 'duel'),
        store.deleteGame('duel'),
        store.claim('drain', 'me', 60_000),
        store.loadById('duel'),
      ];
      const failures = await Promise.all(frozen.map(failureOf));
      server.thaw();
      for (const failure of failures) expect(failure).toBeInstanceOf(StoreUnavailable);
      await backAgain();
      expect(await present(store)).toEqual(game);
      expect(await store.claim('drain', 'you', 60_000)).toBe(true);
      expect(await change(store, game, { data: 'again' }, { interactionId: 'click' })).toBe('committed');
    });
  });

  describe('killed in the middle of commits', () => {
    /** Commits until it has won so often; after trouble the same commit again, as a repeated click would. */
    async function persist(name: string, times: number, acknowledged: Acknowledged<number>): Promise<void> {
      for (let won = 0; won < times; ) {
        const game = await vi.waitFor(() => present(store), { timeout: 10_000, interval: 20 });
        const version = game.version + 1;
        if ((await commitThroughTrouble(game, `${name}-${version}`)) === 'conflict') continue;
        acknowledged.add(version);
        won += 1;
      }
    }

    function commitThroughTrouble(game: StoredGame, interactionId: string) {
      const version = game.version + 1;
      const extras = { interactionId, logEntry: { version }, outbox: [sampleEntry(interactionId)] };
      const changes = { data: { count: countOf(game) + 1 } };
      return vi.waitFor(() => change(store, game, changes, extras), { timeout: 10_000, interval: 20 });
    }

    it('loses nothing that was acknowledged, keeps nothing by half, takes nothing twice', async () => {
      await create(store, sampleGame({ data: { count: 0 } }));
      const acknowledged = new Acknowledged<number>();
      const work = Promise.all(['a', 'b', 'c'].map((name) => persist(name, 150, acknowledged)));
      for (const instant of [50, 150, 250]) {
        // Work that fails ends the wait.
        await Promise.race([acknowledged.reached(instant), work]);
        await server.kill();
        await server.restart();
      }
      await work;
      const versions = Array.from({ length: 450 }, (_, n) => n + 2);
      expect(acknowledged.all.toSorted((a, b) => a - b)).toEqual(versions);
      const game = await present(store);
      expect(game.version).toBe(451);
      expect(countOf(game)).toBe(450);
      expect(await store.readLog('duel')).toEqual(versions.map((version) => ({ version })));
      expect(await store.readOutbox(1_000)).toHaveLength(450);
    }, 60_000);
  });

  it('goes on when the server has forgotten its scripts', async () => {
    await create(store);
    await server.command('SCRIPT', 'FLUSH');
    expect(await change(store, sampleGame(), {})).toBe('committed');
  });

  it('says so when the memory is full, writes nothing, and still reads', async () => {
    await create(store);
    await server.command('CONFIG', 'SET', 'maxmemory', '1');
    try {
      const full = await failureOf(change(store, sampleGame(), { data: 'full' }, { interactionId: 'click' }));
      expect(full).toMatchObject({ name: 'StoreUnavailable', mayHaveLanded: false });
      expect(String(full)).toContain('OOM');
      expect(await failureOf(store.writeRecord('profile', 'anna', 1))).toBeInstanceOf(StoreUnavailable);
      expect(await present(store)).toEqual(sampleGame());
    } finally {
      await server.command('CONFIG', 'SET', 'maxmemory', '0');
    }
    expect(await change(store, sampleGame(), {}, { interactionId: 'click' })).toBe('committed');
    expect(await store.readRecord('profile', 'anna')).toBeNull();
  });

  it('keeps records under names that its owner can read', async () => {
    await store.writeRecord('profile', 'anna', { stops: [] });
    expect(await server.command('GET', `${PREFIX}record::profile:anna`)).toBe('{"value":{"stops":[]}}');
  });
});
