/**
 * What took one script when everything lay in one slot takes several now. A program dies before each of their requests in
 * turn; what it leaves must be whole for the others, seconds later without any call of its own.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArchiveEntry, type GameStore, openStore, type StoredGame } from '../../src/store/index.ts';
import { DAY_MS } from './place.ts';
import { RedisServer } from './redis-server.ts';
import { change, create, sampleEntry, sampleGame } from './sample-games.ts';

/** After this time others settle what was left, and take channels that were taken. */
const LEFT_MS = 5_200;

let server: RedisServer;
beforeAll(async () => {
  server = await RedisServer.start();
});
afterAll(() => server.remove());

class Dead extends Error {}

/** A store whose program dies before a request of its own. */
async function mortalStore(partitions: number, now: () => number) {
  let left = Number.POSITIVE_INFINITY;
  const store = await openStore({
    kind: 'redis',
    url: server.url,
    partitions,
    now,
    onRequest: () => {
      left -= 1;
      if (left < 0) throw new Dead();
    },
  });
  /** Works until the program dies after some requests; false when it came to the end before. */
  const diesAfter = async (requests: number, work: (mortal: GameStore) => Promise<unknown>) => {
    left = requests;
    try {
      await work(store);
      return left < 0;
    } catch (error) {
      if (!(error instanceof Dead)) throw error;
      return true;
    } finally {
      left = Number.POSITIVE_INFINITY;
    }
  };
  return { store, diesAfter };
}

function archiveOf(gameId: string, changes: Partial<ArchiveEntry> = {}): ArchiveEntry {
  return { gameId, guildId: 'guild', userIds: ['anna'], summary: { gameId }, body: 'all', ...changes };
}

interface Step {
  /** What happens before, with a program that lives. */
  readonly before: (store: GameStore, game: StoredGame) => Promise<unknown>;
  readonly work: (store: GameStore, game: StoredGame) => Promise<unknown>;
}

const live = (store: GameStore, game: StoredGame) =>
  create(store, game, { outbox: [sampleEntry(game.id, game.id)] });
async function ended(store: GameStore, game: StoredGame) {
  await live(store, game);
  await change(store, game, { status: 'finished' }, { archive: archiveOf(game.id) });
}
const second = (game: StoredGame) => ({ ...game, version: 2, status: 'finished' as const });

const STEPS: Readonly<Record<string, Step>> = {
  creating: {
    before: async (store, game) => {
      // The channel shows an earlier game.
      const earlier = sampleGame({ id: `${game.id}-earlier`, channelId: game.channelId, userIds: ['cleo'] });
      await ended(store, earlier);
    },
    work: (store, game) => create(store, game, { interactionId: `start ${game.id}` }),
  },
  ending: {
    before: live,
    work: (store, game) => change(store, game, { status: 'finished' }, { archive: archiveOf(game.id) }),
  },
  reviving: { before: ended, work: (store, game) => change(store, second(game), { status: 'live' }) },
  moving: {
    before: live,
    work: (store, game) => change(store, game, { channelId: `new ${game.channelId}` }),
  },
  'changing people': {
    before: live,
    work: (store, game) => change(store, game, { userIds: ['ben', 'dora'] }),
  },
  deleting: { before: live, work: (store, game) => store.deleteGame(game.id) },
  'archiving anew': {
    before: ended,
    work: (store, game) => store.replaceArchived(archiveOf(game.id, { userIds: ['ben'], guildId: 'other' })),
  },
};

const PEOPLE = ['anna', 'ben', 'dora'];

/** Checks that everything that is found by another name agrees with the games. */
async function expectWhole(store: GameStore, game: StoredGame): Promise<void> {
  const kept = await store.loadById(game.id);
  for (const person of PEOPLE) {
    for (const status of ['live', 'finished'] as const) {
      const isTheirs = kept?.status === status && kept.userIds.includes(person);
      expect((await store.idsByUser(person, status)).includes(game.id)).toBe(isTheirs);
      expect((await store.listByUser(person, status)).some(({ id }) => id === game.id)).toBe(isTheirs);
    }
  }
  for (const channel of [game.channelId, `new ${game.channelId}`]) {
    const shown = await store.loadByChannel(channel);
    const earlier = await store.loadById(`${game.id}-earlier`);
    const expected = kept?.channelId === channel ? kept : earlier?.channelId === channel ? earlier : null;
    expect(shown?.id).toBe(expected?.id);
    const claimed = await store.claimAndRead(`look ${channel}`, 'me', 1_000, channel);
    expect(claimed.game).toEqual(expected && { id: expected.id, version: expected.version });
  }
  const archived = await store.readArchived(game.id);
  const idsOf = async (of: Parameters<GameStore['listArchive']>[0]) =>
    (await store.listArchive(of, 0, 1_000)).map(({ gameId }) => gameId);
  expect((await idsOf('all')).includes(game.id)).toBe(archived !== null);
  for (const person of PEOPLE) {
    const isListed = (await idsOf({ userId: person })).includes(game.id);
    expect(isListed).toBe(archived?.userIds.includes(person) ?? false);
  }
  for (const guildId of ['guild', 'other']) {
    expect((await idsOf({ guildId })).includes(game.id)).toBe(archived?.guildId === guildId);
  }
}

/** Checks that the channel takes a game where none is live, and no second one. */
async function expectOneLive(store: GameStore, game: StoredGame): Promise<void> {
  const kept = await store.loadById(game.id);
  const isTaken = kept?.status === 'live' && kept.channelId === game.channelId;
  const heir = sampleGame({ id: `${game.id}-heir`, channelId: game.channelId, userIds: ['eve'] });
  expect(await create(store, heir)).toBe(isTaken ? 'conflict' : 'committed');
  expect((await store.loadByChannel(game.channelId))?.id).toBe(isTaken ? game.id : heir.id);
}

describe.each([1, 7])('a program that dies between two steps, with %i partitions', (partitions) => {
  it.each(Object.entries(STEPS))(
    'leaves nothing by half: %s',
    async (name, { before, work }) => {
      await server.command('FLUSHALL');
      let ahead = 0;
      const { store: mortal, diesAfter } = await mortalStore(partitions, () => Date.now() + ahead);
      const games: StoredGame[] = [];
      for (let requests = 0, died = true; died; requests += 1) {
        const game = sampleGame({ id: `${name}-${requests}` });
        games.push(game);
        await before(mortal, game);
        died = await diesAfter(requests, (dying) => work(dying, game));
      }
      expect(games.length).toBeGreaterThan(3);
      const other = await openStore({
        kind: 'redis',
        url: server.url,
        partitions,
        now: () => Date.now() + ahead,
      });
      await pause(LEFT_MS);
      await other.listUnsent();
      for (const game of games) await expectWhole(other, game);
      const orders = (await other.listArchive('all', 0, 1_000)).map(({ order }) => order);
      expect(new Set(orders).size).toBe(orders.length);
      for (const game of games) await expectOneLive(other, game);
      ahead = 91 * DAY_MS;
      await other.sweep();
      for (const game of games) {
        const kept = await other.loadById(game.id);
        expect(kept?.status ?? 'live').toBe('live');
        expect((await other.idsByUser('anna', 'finished')).includes(game.id)).toBe(false);
      }
      await mortal.close();
      await other.close();
    },
    300_000,
  );

  it('creates one game by an interaction, whichever it was begun for', async () => {
    await server.command('FLUSHALL');
    const { store: mortal, diesAfter } = await mortalStore(partitions, Date.now);
    let requests = 0;
    for (let died = true; died; requests += 1) {
      const game = sampleGame({ id: `first-${requests}` });
      died = await diesAfter(requests, (dying) =>
        create(dying, game, { interactionId: `press-${requests}` }),
      );
    }
    await pause(LEFT_MS);
    for (let died = 0; died < requests; died += 1) {
      const hasFirst = (await mortal.loadById(`first-${died}`)) !== null;
      const twin = sampleGame({ id: `twin-${died}` });
      const result = await create(mortal, twin, { interactionId: `press-${died}` });
      expect(result).toBe(hasFirst ? 'repeated' : 'committed');
    }
    await mortal.close();
  }, 60_000);
});
