/** What the polls of a program cost a store of 128 partitions while nobody presses. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DueGames } from '../src/games/clock/due-games.ts';
import { DueTimes } from '../src/games/clock/due-times.ts';
import { Poller } from '../src/games/clock/poller.ts';
import { openStore } from '../src/store/index.ts';
import { RedisServer } from '../test/store/redis-server.ts';
import { create, sampleEntry, sampleGame } from '../test/store/sample-games.ts';
import type { Figure } from './figure.ts';

const PARTITIONS = 128;
const GAMES = 500;
const POLLS = 20;
const POLL_MS = 1_000;
const HOUR_MS = 60 * 60_000;

/** Requests and commands a second of a program without games, and of one with 500. */
export async function* benchPolls(): AsyncIterable<Figure> {
  const redis = await RedisServer.start(['--appendonly', 'no']);
  try {
    yield* await pollsWith(redis, 0);
    yield* await pollsWith(redis, GAMES);
  } finally {
    await redis.remove();
  }
}

async function pollsWith(redis: RedisServer, games: number): Promise<readonly Figure[]> {
  let requests = 0;
  const onRequest = () => {
    requests += 1;
  };
  const store = await openStore({ kind: 'redis', url: redis.url, partitions: PARTITIONS, onRequest });
  for (let n = 0; n < games; n += 1) {
    const id = `game-${n}`;
    // All were played by this program and have their messages sent.
    const claim = { name: `outbox:${id}`, holder: 'bench' };
    await create(store, sampleGame({ id, dueAt: Date.now() + HOUR_MS }), { outbox: [sampleEntry(id, id)] });
    await store.claimUnsent(claim, POLL_MS, id, 10);
    await store.settleAndRead([id], claim, id, 10);
  }
  const see = async () => undefined;
  const poller = new Poller({
    store,
    dueGames: new DueGames({ store, see, now: Date.now }),
    dueTimes: new DueTimes({ store, see, now: Date.now }),
    outbox: { kickAll: async () => ({ done: Promise.resolve(await store.listUnsent()) }) },
    completeTables: see,
    outage: { note: (error) => console.error(error) },
    now: Date.now,
  });
  // The first polls of a program ask for everything.
  for (let poll = 0; poll < 6; poll += 1) await pollOnce(poller);
  const [sentBefore, before] = [requests, await commandsOf(redis)];
  for (let poll = 0; poll < POLLS; poll += 1) await pollOnce(poller);
  const commands = (await commandsOf(redis)) - before;
  await store.close();
  const seconds = (POLLS * POLL_MS) / 1_000;
  const whose = `a program with ${games} games`;
  return [
    figure(`requests to Redis a second, ${whose}`, (requests - sentBefore) / seconds),
    figure(`commands of Redis a second, ${whose}`, commands / seconds),
  ];
}

async function pollOnce(poller: Poller): Promise<void> {
  await Promise.all([poller.look(), sleep(POLL_MS)]);
}

async function commandsOf(redis: RedisServer): Promise<number> {
  const stats = String(await redis.command('INFO', 'commandstats'));
  return [...stats.matchAll(/calls=(\d+)/g)].reduce((sum, [, calls]) => sum + Number(calls), 0);
}

function figure(what: string, value: number): Figure {
  return { what, value, unit: '/s', target: null, better: 'less' };
}
