import { REST } from 'discord.js';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { registerCommands } from '../../../src/commands/discord/register.ts';
import { SLASH_COMMANDS } from '../../../src/commands/registry.ts';
import { startPlayground } from '../../../src/playground/index.ts';
import { openStore } from '../../../src/store/index.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function open() {
  const playground = await startPlayground();
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  closings.push(
    () => playground.close(),
    () => store.close(),
  );
  const rest = new REST({ api: playground.apiUrl }).setToken(playground.token);
  const commands = SLASH_COMMANDS.map(({ data }) => data);
  const puts = () => playground.requests().filter(({ method }) => method === 'PUT').length;
  const register = (list = commands, kept = true) =>
    registerCommands(rest, { store, log: pino({ level: 'silent' }) }, playground.applicationId, list, kept);
  return { playground, commands, puts, register };
}

describe('registering commands', () => {
  it('happens once, and again only when they changed', async () => {
    const { playground, commands, puts, register } = await open();
    expect(await register()).toEqual({ count: commands.length, changed: true });
    expect(await register()).toEqual({ count: commands.length, changed: false });
    expect(puts()).toBe(1);
    const [first, ...rest] = commands;
    if (first === undefined) throw new Error('There are no commands.');
    expect(await register([{ ...first, description: 'Said differently' }, ...rest])).toMatchObject({
      changed: true,
    });
    expect(await register(rest)).toMatchObject({ changed: true, count: commands.length - 1 });
    expect(puts()).toBe(3);
    expect(playground.violations()).toEqual([]);
  });

  it('happens every time where commands are forgotten', async () => {
    const { puts, register } = await open();
    await register(undefined, false);
    expect(await register(undefined, false)).toMatchObject({ changed: true });
    expect(puts()).toBe(2);
  });

  it('is not taken for done when it was refused', async () => {
    const { playground, register } = await open();
    playground.fault(
      { method: 'PUT' },
      { kind: 'refuse', status: 403, code: 50001, message: 'Missing Access' },
    );
    await expect(register()).rejects.toThrow('Missing Access');
    expect(await register()).toMatchObject({ changed: true });
  });
});
