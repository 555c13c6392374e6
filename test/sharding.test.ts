/** Error messages for shards that cannot be started. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { CannotStart } from '../src/cannot-start.ts';
import { readConfig } from '../src/config.ts';
import { runShards } from '../src/sharding.ts';

const TOKEN = `${'a'.repeat(24)}.bbbbbb.${'c'.repeat(27)}`;
const REDIS_URL = 'redis://127.0.0.1:6379';

it.each([
  ['without Redis', { DISCORD_TOKEN: TOKEN }, /^DISCORD_SHARDS: .*Set REDIS_URL\.$/],
  ['without a token', { REDIS_URL }, /^DISCORD_SHARDS: the playground/],
])('shards do not start %s', async (_, env, words) => {
  const starting = runShards(readConfig({ DISCORD_SHARDS: 'auto', ...env }), pino({ level: 'silent' }));
  await expect(starting).rejects.toThrow(CannotStart);
  await expect(starting).rejects.toThrow(words);
});
