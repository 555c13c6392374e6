/** Warnings about settings of a server that would lose games. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { RedisServer } from './redis-server.ts';

describe('settings of Redis', () => {
  it('give no warning when they are right', async () => {
    const server = await RedisServer.start();
    const store = await openStore({ kind: 'redis', url: server.url });
    expect(store.warnings).toEqual([]);
    await store.close();
    await server.remove();
  });

  it('give a warning each when they would lose games', async () => {
    const careless = await RedisServer.start(['--appendonly', 'no', '--maxmemory-policy', 'allkeys-lru']);
    const warned = await openStore({ kind: 'redis', url: careless.url });
    expect(warned.warnings).toEqual([
      expect.stringContaining('appendonly yes'),
      expect.stringContaining('maxmemory-policy noeviction'),
    ]);
    await warned.close();
    await careless.remove();
  });

  it('may be nobody’s business', async () => {
    const secretive = await RedisServer.start(['--rename-command', 'CONFIG', '']);
    const unwarned = await openStore({ kind: 'redis', url: secretive.url });
    expect(unwarned.warnings).toEqual([]);
    await unwarned.close();
    await secretive.remove();
  });
});
