/** Whether the Redis server is set up to keep what it acknowledges. */
import { StoreUnavailable } from '../game-store.ts';
import type { RedisConnection } from './redis-connection.ts';

async function setting(redis: RedisConnection, name: string): Promise<string | undefined> {
  try {
    const answer = await redis.read((client) => client.configGet(name));
    return answer[name];
  } catch (error) {
    // Hosted servers refuse CONFIG: then there is nothing to say about it.
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}

/** Sentences for the operator on settings that would lose games; empty when there are none or none may be asked. */
export async function settingsWarnings(redis: RedisConnection): Promise<readonly string[]> {
  const warnings: string[] = [];
  if ((await setting(redis, 'appendonly')) === 'no') {
    warnings.push(
      `Redis at ${redis.place} does not write every change to disk (appendonly is "no"): ` +
        'a crash loses games that were acknowledged. Set "appendonly yes".',
    );
  }
  const policy = await setting(redis, 'maxmemory-policy');
  if (policy !== undefined && policy !== 'noeviction') {
    warnings.push(
      `Redis at ${redis.place} may throw games away when its memory is full (maxmemory-policy is "${policy}"). ` +
        'Set "maxmemory-policy noeviction".',
    );
  }
  return warnings;
}
