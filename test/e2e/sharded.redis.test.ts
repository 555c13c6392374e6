/** Shards in one program and in several, one Redis: games go on when one program is killed or replaced. */
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
let programs: StartedProgram[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'throneroom-shards-'));
  redis = await RedisServer.start();
  playground = await startPlayground({ sharding: { recommended: 2, maxConcurrency: 2, strict: true } });
});

afterEach(async () => {
  for (const { child } of programs) child.kill('SIGTERM');
  for (const { ended } of programs) await ended;
  programs = [];
  await playground.close();
  await redis.remove();
  await rm(dataDir, { recursive: true, force: true });
});

function start(more: Record<string, string> = {}): StartedProgram {
  const program = startProgram(dataDir, {
    DISCORD_TOKEN: playground.token,
    DISCORD_API_URL: playground.apiUrl,
    REDIS_URL: redis.url,
    DISCORD_SHARDS: 'auto',
    BOARD_PICTURES: 'off',
    ...more,
  });
  programs.push(program);
  return program;
}

/** Starts a program with some of two shards, and waits until it is ready. */
async function startShards(ids: string): Promise<StartedProgram> {
  const program = start({ DISCORD_SHARDS: '2', DISCORD_SHARD_IDS: ids });
  await program.printed(/^Throneroom is ready: .* with shards .* of 2 \(store: Redis/m);
  return program;
}

/** How often the commands were registered. */
function registrations(): number {
  return playground.requests().filter(({ method, path }) => method === 'PUT' && /commands$/.test(path))
    .length;
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

/** How many questions a thread has that can be answered. */
function questionsIn(thread: string): number {
  return playground.messages(thread).filter((message) => isTable(message) && answersIn(message).length > 0)
    .length;
}

describe('a bot in shards', () => {
  it('serves every server from one program', async () => {
    const other = playground.addGuild('The Other One', 'lobby');
    const started = start();
    await started.printed(/^Throneroom is ready: on Discord as The Bot with shards 0-1 of 2 \(store: Redis/m);
    for (const channel of [other.channelId, playground.channel('throne-room').id]) {
      await move(await openGame(channel));
    }
    expect(playground.violations()).toEqual([]);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(started.output()).toContain('Throneroom has stopped');
  }, 120_000);

  it('goes on elsewhere when a program is killed, and loses no press when one is replaced', async () => {
    const other = playground.addGuild('The Other One', 'lobby');
    const [zero, one] = [await startShards('0'), await startShards('1')];
    expect(registrations()).toBe(1);
    const threads = [
      await openGame(playground.channel('throne-room').id),
      await openGame(other.channelId),
    ] as const;

    // The replacement starts first, and is told of the program whose shard it runs too.
    const next = await startShards('1');
    await next.printed(new RegExp(`shards 1 run on \\S+ \\(process ${one.child.pid}\\) too`));
    await move(threads[1]);
    one.child.kill('SIGTERM');
    await move(threads[1]);
    expect(await one.ended).toBe(0);
    await move(threads[1]);

    zero.child.kill('SIGKILL');
    await zero.ended;
    await move(threads[1]);
    await startShards('0-1');
    for (const thread of threads) await move(thread);
    for (const thread of threads) {
      // The table of the turn before loses its buttons only after the new one is posted.
      await expect.poll(() => questionsIn(thread), { timeout: PATIENCE_MS }).toBe(1);
    }
    expect(playground.violations()).toEqual([]);
  }, 120_000);
});
