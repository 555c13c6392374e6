/**
 * What `appendfsync` keeps when Redis is killed. `always` writes before it answers. `everysec` holds writes back
 * in memory, for up to two seconds, while a flush is running: what was acknowledged then dies with the process.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { killUnderCommits } from './killed-server.ts';
import { RedisServer } from './redis-server.ts';

const KILLS = 3;
const COMMITS = 200;
let server: RedisServer | null = null;

async function start(...settings: string[]): Promise<RedisServer> {
  server = await RedisServer.start(settings);
  return server;
}

afterEach(async () => {
  await server?.remove();
  server = null;
});

describe('a Redis server that is killed', () => {
  it('under a stream of commits loses nothing that was acknowledged with "appendfsync always"', async () => {
    const redis = await start('--appendonly', 'yes', '--appendfsync', 'always');
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { acknowledged, lost } = await killUnderCommits(redis, COMMITS);
      expect(acknowledged).toBeGreaterThanOrEqual(COMMITS);
      expect(lost).toBe(0);
    }
  });

  it('with "appendfsync everysec" keeps what it has written, flushed or not', async () => {
    const redis = await start('--appendonly', 'yes', '--appendfsync', 'everysec');
    expect(await killUnderCommits(redis, COMMITS, true)).toMatchObject({ lost: 0 });
  });

  it('under a stream of commits keeps no commit by half with "appendfsync everysec"', async () => {
    const redis = await start('--appendonly', 'yes', '--appendfsync', 'everysec');
    for (let kill = 0; kill < KILLS; kill += 1) await killUnderCommits(redis, COMMITS);
  });

  it('with "appendonly no" loses everything: a loss would be seen', async () => {
    const redis = await start('--appendonly', 'no');
    const { acknowledged, lost } = await killUnderCommits(redis, COMMITS);
    expect(lost).toBe(acknowledged);
  });
});
