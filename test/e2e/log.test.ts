/** The output of the whole program: JSON lines, a few lines for people, and no secrets. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { isTable } from './presser.ts';
import { type StartedProgram, startProgram } from './program.ts';

let dataDir = '';
let playground: Playground;
let program: StartedProgram | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'throneroom-log-'));
  playground = await startPlayground();
});

afterEach(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  program = null;
  await playground.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The program as it runs on Discord, on a stand-in that this process holds. */
function start(env: Readonly<Record<string, string>> = {}): StartedProgram {
  const { token, apiUrl } = playground;
  program = startProgram(dataDir, { DISCORD_TOKEN: token, DISCORD_API_URL: apiUrl, ...env });
  return program;
}

const line = z.looseObject({
  level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']),
  time: z.iso.datetime(),
  msg: z.string(),
});

/** The lines for machines, parsed; every other line is one of those for people. */
function linesOf(output: string): readonly z.infer<typeof line>[] {
  return output
    .split('\n')
    .filter((text) => text !== '')
    .flatMap((text) => {
      if (text.startsWith('{')) return [line.parse(JSON.parse(text))];
      expect(text).toMatch(/^(Invite it to a server: |Bring it along yourself: |Throneroom )/);
      return [];
    });
}

describe('the program', () => {
  it('logs its start, games, interactions and its end, and nothing in confidence', async () => {
    const { printed, child, ended, output } = start({ LOG_LEVEL: 'debug' });
    await printed(/^Throneroom is ready/m);
    const hall = playground.channel('throne-room').id;
    const ada = playground.person(0);
    await (await ada.command(hall, 'duel', { hero: 'barbarian' })).settled();
    await playground.waitFor(() => playground.messages(hall).some(({ content }) => content.includes('<#')));
    const told = playground.messages(hall).find(({ content }) => content.includes('<#'));
    const thread = /<#(\d+)>/.exec(told?.content ?? '')?.[1] ?? '';
    await ada.waitForMessage(thread, isTable);
    playground.fault({ method: 'PATCH', path: /@original$/ }, { kind: 'refuse', status: 400, code: 50035 });
    await (await ada.command(thread, 'hand')).settled();
    const question = await (await ada.command(thread, 'concede')).settled();
    await ada.press(question, 'Concede the game');
    await printed(/a game ends/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);

    const lines = linesOf(output());
    const said = (msg: string) => lines.find((one) => one.msg === msg);
    expect(said('starting')).toMatchObject({
      level: 'info',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.version,
      store: 'embedded',
    });
    expect(said('started')).toMatchObject({ level: 'info' });
    const begun = said('a game begins');
    expect(begun).toMatchObject({ level: 'info', gameId: expect.any(String), channelId: thread });
    expect(said('a game ends')).toMatchObject({ gameId: begun?.gameId, ended: 'conceded' });
    expect(lines.filter(({ kind }) => kind === 'command')).toContainEqual(
      expect.objectContaining({
        level: 'debug',
        interactionId: expect.stringMatching(/^\d+$/),
        name: 'duel',
        result: 'answered',
        ms: expect.any(Number),
      }),
    );
    expect(lines.filter(({ kind }) => kind === 'press')).toContainEqual(
      expect.objectContaining({ name: 'concede-now', gameId: begun?.gameId, result: 'answered' }),
    );
    expect(said('an interaction failed')).toMatchObject({
      level: 'error',
      name: 'hand',
      error: { code: 50035 },
    });
    expect(said('the connection to Discord is lost; reconnecting')).toBeUndefined();
    expect(said('stopped')).toMatchObject({ level: 'info', reason: 'SIGTERM' });
    expect(output()).not.toContain(playground.token);
    expect(output()).not.toMatch(/webhooks\/\d+\/(?!\[hidden\])/);
    expect(output()).not.toContain('requestBody');
  });

  it('says when the connection to Discord is lost, and when it is back', async () => {
    const { printed } = start();
    await printed(/^Throneroom is ready/m);
    playground.disconnectGateways();
    await printed(/"msg":"the connection to Discord is lost; reconnecting"/);
    await printed(/"msg":"(the connection to Discord is back|connected to Discord)"/);
  });
});

describe('an error that nobody caught', () => {
  it.each([
    ['thrown', "setTimeout(() => { throw new Error('boom with hunter2') })"],
    ['of a promise', "void Promise.reject(new Error('boom with hunter2'))"],
  ])('ends the program with a fatal line and a code that asks for another start: %s', async (_, code) => {
    const script = `
      import { watchCrashes } from './src/crash.ts';
      watchCrashes(['hunter2']);
      setInterval(() => {}, 1000);
      ${code};`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '..', '..'),
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    const ended = await new Promise((resolve) => child.once('close', resolve));
    expect(ended).toBe(1);
    const [only, ...more] = linesOf(text);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ level: 'fatal', error: { message: 'boom with [hidden]' } });
  });
});
