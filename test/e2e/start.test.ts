import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import { printPack } from '../../src/content/packs/print.ts';
import { openStore } from '../../src/store/index.ts';
import { type StartedProgram, startProgram } from './program.ts';

/** Has the form of a token. */
const TOKEN = `${'a'.repeat(24)}.abcdef.${'b'.repeat(27)}`;

let dataDir = '';
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'throneroom-start-'));
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>): StartedProgram {
  const started = startProgram(dataDir, env);
  children.push(started.child);
  return started;
}

describe('npm start', () => {
  it('opens the playground without a token, says so, and stops cleanly on SIGTERM', async () => {
    const { child, printed, ended, output } = start({ BOARD_PICTURES: 'on', APP_EMOJIS: 'on' });
    const [line = '', url = ''] = await printed(/^Throneroom is ready: playground at (http:\S+) .*$/m);
    expect(line).toMatch(/\(store: embedded .+, commands: \d+ registered, \d+\.\d\d s\)$/);
    const page = await fetch(url);
    expect(page.status).toBe(200);
    child.kill('SIGTERM');
    const exitCode = await ended;
    expect(output()).toContain('Throneroom has stopped');
    expect(exitCode).toBe(0);
  });

  it.each([
    ['DISCORD_TOKEN', 'hunter2'],
    ['REDIS_URL', 'localhost:6379'],
    ['LOG_LEVEL', 'loud'],
    ['PLAYGROUND_PORT', '99999'],
  ])('stops with a sentence that names a wrong %s', async (name, value) => {
    const { ended, output } = start({ [name]: value });
    expect(await ended).toBe(1);
    expect(output()).toMatch(new RegExp(`^Throneroom cannot start: ${name} must be `, 'm'));
    expect(output()).not.toContain('    at ');
    expect(output()).not.toContain(value);
  });

  it('names the variable when its port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { ended, output } = start({ PLAYGROUND_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^Throneroom cannot start: PLAYGROUND_PORT: .*EADDRINUSE/m);
    await new Promise((resolve) => server.close(resolve));
  });

  it('names the variable when the store cannot be reached', async () => {
    const { ended, output } = start({ REDIS_URL: 'redis://:secret@127.0.0.1:1' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^Throneroom cannot start: REDIS_URL: /m);
    expect(output()).not.toContain('secret');
  });

  it('brings the good packs of its folder and names what is wrong with the others', async () => {
    await writeFile(join(dataDir, 'good.json'), printPack('barbarian'));
    await writeFile(join(dataDir, 'bad.json'), printPack('barbarian').replace('"my-barbarian"', '"monk"'));
    const { child, printed, ended, output } = start({ PACKS_DIR: dataDir, LOG_LEVEL: 'info' });
    await printed(/^Throneroom is ready: .*$/m);
    const lines = output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const told = lines.map((line): unknown => JSON.parse(line));
    expect(told).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        file: 'bad.json',
        problems: ['hero.id is "monk", by which people mean another hero, "Monk".'],
        msg: 'a pack is invalid and is not loaded',
      }),
    );
    expect(told).toContainEqual(
      expect.objectContaining({ heroes: ['my-barbarian'], refused: 1, msg: 'packs are read' }),
    );
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('names the variable when the folder of packs is not there', async () => {
    const { ended, output } = start({ PACKS_DIR: join(dataDir, 'nowhere') });
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^Throneroom cannot start: PACKS_DIR: the folder \S+nowhere cannot be read \(ENOENT\)\. /m,
    );
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    // Nobody makes files there, not even root.
    const { ended, output } = start({ DATA_DIR: '/sys', DISCORD_TOKEN: TOKEN });
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^Throneroom cannot start: DATA_DIR: The folder \/sys cannot be used .*be able to write there\.$/m,
    );
    expect(output()).not.toContain('    at ');
  });

  it('names a state file that was cut short, and says what to do', async () => {
    const directory = join(dataDir, 'playground');
    const store = await openStore({ kind: 'embedded', directory });
    await store.close();
    await truncate(join(directory, 'throneroom.sqlite'), 20_000);
    const { ended, output } = start({});
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^Throneroom cannot start: DATA_DIR: The state file \S+ is damaged .*npm run restore.*$/m,
    );
    expect(output()).not.toContain('    at ');
  });

  it('names the variable when the data folder cannot be made', async () => {
    const { ended, output } = start({ DATA_DIR: '/dev/null/data' });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^Throneroom cannot start: DATA_DIR: /m);
  });
});
