/** Several programs on one Redis server: who runs, and how they share Discord's request limit. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RequestBudget } from '../../src/commands/discord/request-budget.ts';
import { type GameStore, openStore, type Programs } from '../../src/store/index.ts';
import { RedisServer } from './redis-server.ts';

let server: RedisServer;
let stores: GameStore[];

beforeEach(async () => {
  server = await RedisServer.start();
  stores = [];
});

afterEach(async () => {
  for (const store of stores) await store.close();
  await server.remove();
});

async function program(): Promise<Programs> {
  const store = await openStore({ kind: 'redis', url: server.url, onProblem: () => undefined });
  stores.push(store);
  if (store.programs === null) throw new Error('Redis is for several programs.');
  return store.programs;
}

describe('running programs', () => {
  it('know of each other until they end', async () => {
    const [one, two] = [await program(), await program()];
    expect(await one.note('1', 'shards 0-3', 10_000)).toEqual(['shards 0-3']);
    expect([...(await two.note('2', 'shards 4-7', 10_000))].sort()).toEqual(['shards 0-3', 'shards 4-7']);
    await one.note('1', 'shards 0-3', 0);
    expect(await two.note('2', 'shards 4-6', 10_000)).toEqual(['shards 4-6']);
  });

  it('are forgotten when they were killed', async () => {
    const [one, two] = [await program(), await program()];
    await one.note('1', 'killed', 20);
    await sleep(40);
    expect(await two.note('2', 'alive', 10_000)).toEqual(['alive']);
  });
});

/** The most entries within any second. */
function mostInASecond(times: readonly number[]): number {
  let most = 0;
  for (let first = 0, last = 0; last < times.length; last += 1) {
    while ((times[last] ?? 0) - (times[first] ?? 0) >= 1_000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

describe('the request limit', () => {
  it('is granted to four programs together, and also that of those who send little', async () => {
    const seconds = 4;
    const times: number[] = [];
    const given: AbortController[] = [];
    const signal = () => {
      const controller = new AbortController();
      given.push(controller);
      return controller.signal;
    };
    const budgets = await Promise.all(
      Array.from({ length: 4 }, async () => new RequestBudget(await program(), 50)),
    );
    const begin = performance.now();
    const work = budgets.flatMap((budget, at) =>
      // Uneven: the first program has nearly all to send.
      Array.from({ length: at === 0 ? 200 : 10 }, () =>
        budget.turn(signal()).then(
          () => times.push(performance.now() - begin),
          () => undefined,
        ),
      ),
    );
    await sleep(seconds * 1_000);
    for (const controller of given) controller.abort();
    await Promise.all(work);
    // The times are of the answers, which come closer together than the grants on a machine under load.
    expect(mostInASecond(times)).toBeLessThanOrEqual(55);
    // A fixed quarter for each program would grant 80. The bound leaves room for a machine under load.
    expect(times.length).toBeGreaterThanOrEqual(0.7 * 50 * seconds);
  }, 20_000);

  it('saves up little while nothing is sent', async () => {
    const programs = await program();
    await sleep(300);
    const first = await programs.takeRequests(50, 50);
    expect(first.granted).toBe(3);
    expect(first.waitMs).toBeGreaterThan(0);
    expect(first.waitMs).toBeLessThanOrEqual(22);
  });

  it('gives turns in order, and leaves out those who gave up', async () => {
    const budget = new RequestBudget(await program(), 20);
    const order: string[] = [];
    const leaving = new AbortController();
    const turn = (name: string, signal: AbortSignal | null = null) =>
      budget.turn(signal).then(
        () => order.push(name),
        () => order.push(`${name} left`),
      );
    const all = [turn('a'), turn('b'), turn('c', leaving.signal), turn('d')];
    leaving.abort();
    await Promise.all(all);
    expect(order).toEqual(['c left', 'a', 'b', 'd']);
  });

  it('lets nothing through while the store is away', async () => {
    const budget = new RequestBudget(await program(), 50);
    await budget.turn(null);
    await server.kill();
    let isThrough = false;
    const waiting = budget.turn(null).then(() => {
      isThrough = true;
    });
    await sleep(500);
    expect(isThrough).toBe(false);
    await server.restart();
    await waiting;
  }, 20_000);
});
