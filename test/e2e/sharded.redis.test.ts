/** Two shards in processes of their own, two servers, one Redis: games go on when one shard is killed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { RedisServer } from '../store/redis-server.ts';
import { answersIn, isTable, press, revOf, tableIn } from './presser.ts';
import { type StartedProgram, startProgram } from './program.ts';

const PATIENCE_MS = 40_000;
const PRESS_AGAIN = /Nothing was changed; please press again/;

let dataDir = '';
let redis: RedisServer;
let playground: Playground;
let program: StartedProgram | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'throneroom-shards-'));
  redis = await RedisServer.start();
  playground = await startPlayground({ sharding: { recommended: 2, maxConcurrency: 2, strict: true } });
});

afterEach(async () => {
  program?.child.kill('SIGTERM');
  await program?.ended;
  program = null;
  await playground.close();
  await redis.remove();
  await rm(dataDir, { recursive: true, force: true });
});

function start(more: Record<string, string> = {}): StartedProgram {
  program = startProgram(dataDir, {
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
    REDIS_URL: redis.url,
    DISCORD_SHARDS: 'auto',
    BOARD_PICTURES: 'off',
    ...more,
  });
  return program;
}

async function pidOf(started: StartedProgram, shard: number, times = 1): Promise<number> {
  const line = `Shard ${shard} of 2 is ready in process (\\d+)\\.[^]*?`;
  const [, pid = ''] = await started.printed(new RegExp(line.repeat(times)));
  return Number([...started.output().matchAll(new RegExp(line, 'g'))].at(-1)?.[1] ?? pid);
}

/** Ada plays against the bot in a channel. Answers the game's thread. */
async function openGame(channelId: string): Promise<string> {
  const sent = await playground.person(0).command(channelId, 'duel', { hero: 'barbarian', starts: 'me' });
  const link = await playground.person(0).waitForMessage(channelId, ({ content }) => /<#\d+>/.test(content));
  expect(sent.kind).not.toBe('failed');
  const thread = /<#(\d+)>/.exec(link.content)?.[1] ?? '';
  await playground.person(0).waitForMessage(thread, isTable);
  return thread;
}

/** Ada presses the first answer on the table, and waits for the next question. */
async function move(thread: string): Promise<void> {
  const table = tableIn(playground, thread);
  const rev = revOf(table);
  const [first] = answersIn(table);
  if (!first) throw new Error('Nothing can be pressed.');
  const seen = await press(playground.person(0), first);
  expect(seen.kind).not.toBe('failed');
  const told = seen.ephemeral ? (await seen.settled(PATIENCE_MS)).text : '';
  // On a busy machine the store may be too slow for a press: a person does as told, and presses again.
  if (PRESS_AGAIN.test(told)) return move(thread);
  await expect
    .poll(() => revOf(tableIn(playground, thread)), { timeout: PATIENCE_MS, message: `${seen.kind} ${told}` })
    .toBeGreaterThan(rev);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a bot in shards', () => {
  it('plays in every server, goes on when a shard is killed, and stops as a whole', async () => {
    const other = playground.addGuild('The Other One', 'lobby');
    const started = start();
    await started.printed(/^Throneroom is ready: on Discord with 2 shards \(store: Redis\)$/m);
    const [zero, one] = [await pidOf(started, 0), await pidOf(started, 1)];
    const registered = playground
      .requests()
      .filter(({ method, path }) => method === 'PUT' && /commands$/.test(path));
    expect(registered).toHaveLength(1);

    // Killed soon after its login, it has to wait for the next one.
    const ofOne = await openGame(other.channelId);
    process.kill(one, 'SIGKILL');
    const threads = [await openGame(playground.channel('throne-room').id), ofOne];
    await move(threads[0] ?? '');
    const again = await pidOf(started, 1, 2);
    expect(again).not.toBe(one);
    for (const thread of threads) await move(thread);
    for (const thread of threads) {
      const asking = playground
        .messages(thread)
        .filter((message) => isTable(message) && answersIn(message).length > 0);
      expect(asking).toHaveLength(1);
    }
    expect(playground.violations()).toEqual([]);

    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output()).toContain('Throneroom has stopped');
    expect([zero, one, again].filter(isAlive)).toEqual([]);
  }, 120_000);

  it('leaves no shard behind when its manager is killed', async () => {
    const started = start({ DISCORD_SHARDS: '1' });
    await started.printed(/Shard 0 of 1 is ready/);
    started.child.kill('SIGKILL');
    // Its output stays open until the shard has ended, too.
    await started.ended;
    expect(started.output()).toMatch(/"reason":"the sharding manager is gone","msg":"stopped"/);
  }, 60_000);
});
