/** A Redis server that is killed again and again under a stream of commits: what was acknowledged, and what is left. */
import { randomBytes } from 'node:crypto';
import { type GameStore, openStore } from '../../src/store/index.ts';
import { Acknowledged } from './acknowledged.ts';
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

/** An acknowledged commit: the place of its game, and when it was acknowledged by this process's own clock. */
interface Commit {
  readonly game: number;
  readonly at: number;
}

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
  const lost = kept.flatMap((count, game) => timesOf(acknowledged, game).slice(count));
  return {
    acknowledged: acknowledged.length,
    lost: lost.length,
    oldestLostMs: lost.length === 0 ? 0 : killedAt - Math.min(...lost),
  };
}

/** When the commits to a game were acknowledged, oldest first. */
function timesOf(commits: readonly Commit[], game: number): readonly number[] {
  return commits.flatMap((commit) => (commit.game === game ? [commit.at] : []));
}

async function commitUntilKilled(
  server: RedisServer,
  ids: readonly string[],
  least: number,
  isQuiet: boolean,
): Promise<{ readonly acknowledged: readonly Commit[]; readonly killedAt: number }> {
  const store = await openStore({ kind: 'redis', url: server.url, onProblem: () => undefined });
  const ending = new AbortController();
  const acknowledged = new Acknowledged<Commit>();
  const streams = ids.map((id, game) =>
    commitOn(store, id, () => acknowledged.add({ game, at: performance.now() }), ending.signal),
  );
  await Promise.race([acknowledged.reached(least), Promise.all(streams)]);
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
  return { acknowledged: acknowledged.all, killedAt };
}

/** Commits until the signal, or until the server is gone. */
async function commitOn(
  store: GameStore,
  id: string,
  onAcknowledged: () => void,
  ending: AbortSignal,
): Promise<void> {
  let game = sampleGame({ id, data: { count: 1 } });
  const extras = (count: number) => ({
    logEntry: { count },
    outbox: [sampleEntry(`${id}-${count}`, id)],
  });
  await create(store, game, extras(1));
  while (!ending.aborted) {
    onAcknowledged();
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
