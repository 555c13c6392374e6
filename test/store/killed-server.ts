/** A Redis server that is killed again and again under a stream of commits: what was acknowledged, and what is left. */
import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { type GameStore, openStore } from '../../src/store/index.ts';
import type { RedisServer } from './redis-server.ts';
import { change, countOf, create, sampleEntry, sampleGame } from './sample-games.ts';

/** What one kill cost. */
export interface Toll {
  /** Commits that were acknowledged before the kill. */
  readonly acknowledged: number;
  /** Those of them that were gone after the restart. */
  readonly lost: number;
  /** How long before the kill the oldest of the lost ones was acknowledged, in ms; 0 when none was lost. */
  readonly oldestLostMs: number;
}

const GAMES = ['one', 'two', 'three', 'four'];

/** When each commit to a game was acknowledged, by this process's own clock. */
type Acknowledged = readonly (readonly number[])[];

/**
 * Commits to several games at once, kills the server (kill -9) in the middle of it, starts it again and counts.
 * @param least how many commits are acknowledged before the kill, at the least
 * @param isQuiet lets the commits end, and waits until Redis has written all of them, before the kill
 * @throws when a game is kept by half
 */
export async function killUnderCommits(server: RedisServer, least: number, isQuiet = false): Promise<Toll> {
  const name = randomBytes(4).toString('hex');
  const ids = GAMES.map((game) => `${game}-${name}`);
  const { acknowledged, killedAt } = await commitUntilKilled(server, ids, least, isQuiet);
  await server.restart();
  const kept = await countsKept(server, ids);
  const lost = acknowledged.flatMap((times, at) => times.slice(kept[at]));
  return {
    acknowledged: acknowledged.flat().length,
    lost: lost.length,
    oldestLostMs: lost.length === 0 ? 0 : killedAt - Math.min(...lost),
  };
}

async function commitUntilKilled(
  server: RedisServer,
  ids: readonly string[],
  least: number,
  isQuiet: boolean,
): Promise<{ readonly acknowledged: Acknowledged; readonly killedAt: number }> {
  const store = await openStore({ kind: 'redis', url: server.url, onProblem: () => undefined });
  const ending = new AbortController();
  const acknowledged = ids.map((): number[] => []);
  const streams = ids.map((id, at) => commitOn(store, id, acknowledged[at] ?? [], ending.signal));
  const enough = vi.waitUntil(() => acknowledged.flat().length >= least, { timeout: 20_000, interval: 1 });
  await Promise.race([enough, Promise.all(streams)]);
  if (isQuiet) {
    ending.abort();
    await Promise.all(streams);
    await server.persistence('aof_buffer_length:0');
  }
  const killedAt = performance.now();
  await server.kill();
  // The streams end with what a killed server leaves them.
  await Promise.allSettled(streams);
  await store.close();
  return { acknowledged, killedAt };
}

/** Commits until the signal, or until the server is gone. */
async function commitOn(store: GameStore, id: string, times: number[], ending: AbortSignal): Promise<void> {
  let game = sampleGame({ id, data: { count: 1 } });
  const extras = (count: number) => ({
    logEntry: { count },
    outbox: [sampleEntry(`${id}-${count}`, id)],
  });
  await create(store, game, extras(1));
  while (!ending.aborted) {
    times.push(performance.now());
    const count = countOf(game) + 1;
    await change(store, game, { data: { count } }, extras(count));
    game = { ...game, version: game.version + 1, data: { count } };
  }
}

async function countsKept(server: RedisServer, ids: readonly string[]): Promise<readonly number[]> {
  const store = await openStore({ kind: 'redis', url: server.url });
  try {
    return await Promise.all(ids.map((id) => countKept(store, id)));
  } finally {
    await store.close();
  }
}

async function countKept(store: GameStore, id: string): Promise<number> {
  const game = await store.loadById(id);
  const count = game ? countOf(game) : 0;
  const log = await store.readLog(id);
  const entries = await store.readOutbox(100_000, id);
  if (log.length !== count || entries.length !== count) {
    throw new Error(
      `${id} is kept by half: ${count} commits, ${log.length} log entries, ${entries.length} messages.`,
    );
  }
  return count;
}
