/** Sentinels and servers that are spoken to over TLS and want user and password. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openStore, StoreUnavailable } from '../../src/store/index.ts';
import { runCommitProcess } from './commit-process.ts';
import { USER, WatchedServers } from './redis-sentinel.ts';

const LONG_MS = 240_000;
const GAME_KEY = '{throneroom}:game:duel';
const LOG_KEY = '{throneroom}:log:duel';

let servers: WatchedServers;
beforeEach(async () => {
  servers = await WatchedServers.start({ isSecured: true });
}, LONG_MS);
afterEach(() => servers.remove(), LONG_MS);

it(
  'lead a program that knows their authority to the master, and to the next one when it was killed',
  async () => {
    const before = 5;
    const times = 12;
    let killing: Promise<void> | null = null;
    const acknowledged = await runCommitProcess({
      options: { kind: 'redis', url: servers.url },
      gameId: 'duel',
      name: 'secured',
      times,
      // Node takes further authorities at the start of a program only.
      env: { NODE_EXTRA_CA_CERTS: servers.authorityFile },
      onAcknowledged: (count) => {
        if (count === before) killing = servers.first.kill();
      },
    });
    await killing;
    expect(acknowledged).toHaveLength(times);
    expect(await servers.second.command('ROLE')).toContain('master');
    // The last writes that the dead master has not sent are lost; those that are left are whole.
    const version = Number(await servers.second.command('HGET', GAME_KEY, 'version'));
    const log = z.array(z.string()).parse(await servers.second.command('LRANGE', LOG_KEY, '0', '-1'));
    expect(version).toBeGreaterThanOrEqual(times - before);
    expect(log).toEqual(Array.from({ length: version - 1 }, (_, n) => JSON.stringify({ version: n + 2 })));
  },
  LONG_MS,
);

it(
  'are not believed by a program that does not know their authority',
  async () => {
    const opening = openStore({ kind: 'redis', url: servers.url });
    await expect(opening).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(opening).rejects.not.toThrow(USER.password);
  },
  LONG_MS,
);
