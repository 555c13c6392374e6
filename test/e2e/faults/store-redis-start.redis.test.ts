import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Line } from '../../store/line.ts';
import { freePort, RedisServer } from '../../store/redis-server.ts';
import { type StartedProgram, startProgram } from '../program.ts';
import { REDIS_ARGUMENTS } from './store-redis-stage.ts';

let dataDir = '';
const closings: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'throneroom-redis-start-'));
});

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  await rm(dataDir, { recursive: true, force: true });
});

function start(url: string): StartedProgram {
  const started = startProgram(dataDir, { REDIS_URL: url });
  closings.push(async () => {
    started.child.kill('SIGKILL');
    await started.ended;
  });
  return started;
}

async function server(settings: readonly string[] = REDIS_ARGUMENTS): Promise<RedisServer> {
  const started = await RedisServer.start(settings);
  closings.push(() => started.remove());
  return started;
}

async function lineTo(target: RedisServer): Promise<Line> {
  const line = await Line.open(target.port);
  closings.push(() => line.close());
  return line;
}

/** The program ends with one sentence that fits, without a stack and without the password. */
async function expectEnd({ ended, output }: StartedProgram, sentence: RegExp): Promise<void> {
  expect(await ended).toBe(1);
  const [line = '', ...more] = output()
    .split('\n')
    .filter((text) => text.startsWith('Throneroom cannot start'));
  expect(line).toMatch(/^Throneroom cannot start: REDIS_URL: /);
  expect(line).toMatch(sentence);
  expect(more).toEqual([]);
  expect(output()).not.toContain('    at ');
  expect(output()).not.toContain('geheim');
}

describe('the start with Redis', () => {
  it('ends with a sentence when nothing listens there', async () => {
    const port = await freePort();
    await expectEnd(start(`redis://bot:geheim@127.0.0.1:${port}`), /cannot be reached \(ECONNREFUSED\)/);
  });

  it('ends with a sentence when nobody answers', async () => {
    const line = await lineTo(await server());
    line.swallow();
    await expectEnd(start(`redis://:geheim@127.0.0.1:${line.port}`), /cannot be reached/);
  });

  it('ends with a sentence when the password is wrong, or missing', async () => {
    const { port } = await server([...REDIS_ARGUMENTS, '--requirepass', 'right']);
    await expectEnd(start(`redis://:geheim@127.0.0.1:${port}`), /WRONGPASS/);
    await expectEnd(start(`redis://127.0.0.1:${port}`), /NOAUTH/);
  });

  it('ends with a sentence when the server is too old', async () => {
    const redis = await server();
    const line = await lineTo(redis);
    line.rewrite((text) =>
      text.replace(/redis_version:\d\.\d\.\d+/, (found) => 'redis_version:4.0.14'.padEnd(found.length, '0')),
    );
    await expectEnd(start(line.url), /is version 4\.0\.\d+; Throneroom needs 5\.0 or newer/);
  });

  it('waits for a server that is still reading its files', async () => {
    const redis = await server();
    await redis.command('EVAL', `for n = 1, 25000 do redis.call('SET', 'key-' .. n, 'x') end`, '0');
    await redis.kill();
    // Loading this many keys takes three seconds; Redis answers after each 1,024 of them.
    const slow = ['--key-load-delay', '50'];
    const { stdout } = redis.restartWith([...REDIS_ARGUMENTS, ...slow]);
    await new Promise<void>((resolve) => {
      createInterface({ input: stdout }).on('line', (line) => {
        if (line.includes('Server initialized')) resolve();
      });
    });
    const { printed, output } = start(redis.url);
    await printed(/^Throneroom is ready/m);
    expect(output()).not.toContain('LOADING');
  });

  it('warns of settings that would lose games, and tells what "everysec" may lose', async () => {
    const careless = await server([...REDIS_ARGUMENTS, '--maxmemory-policy', 'allkeys-lru']);
    const { printed, output } = start(careless.url);
    await printed(/^Throneroom is ready/m);
    expect(output()).toContain('Set \\"maxmemory-policy noeviction\\"');
    expect(output()).toMatch(
      /a power cut or a crash of Redis may lose up to two seconds of acknowledged moves/,
    );
  });
});
