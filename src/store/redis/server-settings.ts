/** Checks whether the Redis server is configured to persist acknowledged writes. */
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import type { RedisConnection } from './redis-connection.ts';

const pair = z.array(z.string());

/** Returns a setting of the servers; undefined when they do not tell. */
async function setting(redis: RedisConnection, name: string, wanted: string): Promise<string | undefined> {
  const answers = await answerOr([], () => redis.readEach(pair, ['CONFIG', 'GET', name]));
  // Of several servers the one that differs from what is wanted counts.
  const values = answers.map(([, value]) => value).filter((value) => value !== undefined);
  return values.find((value) => value !== wanted) ?? values[0];
}

/** Returns `otherwise` when the server refuses, as hosted servers do for their configuration. */
async function answerOr<T>(otherwise: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StoreUnavailable) return otherwise;
    throw error;
  }
}

/** The oldest major version in which scripts may read the time and then write. */
const OLDEST_MAJOR = 5;

/**
 * Checks that the server's version supports the scripts.
 * @throws StoreUnavailable when the version is too old
 */
export async function checkVersion(redis: RedisConnection): Promise<void> {
  const [about = ''] = await answerOr([], () => redis.readEach(z.string(), ['INFO', 'server']));
  const [, version = '', major = ''] = /^redis_version:((\d+)[\w.-]*)/m.exec(about) ?? [];
  if (version !== '' && Number(major) < OLDEST_MAJOR) {
    throw new StoreUnavailable(
      `Redis at ${redis.place} is version ${version}; Throneroom needs ${OLDEST_MAJOR}.0 or newer. Update the server.`,
    );
  }
}

/**
 * Returns warnings for the operator about settings that could lose games; empty when there are none or the server does
 * not report its settings.
 */
export async function settingsWarnings(redis: RedisConnection): Promise<readonly string[]> {
  const warnings: string[] = [];
  const appends = await setting(redis, 'appendonly', 'yes');
  if (appends === 'no') {
    warnings.push(
      `Redis at ${redis.place} does not write every change to disk (appendonly is "no"): ` +
        'a crash loses games that were acknowledged. Set "appendonly yes".',
    );
  }
  const flushes = await setting(redis, 'appendfsync', 'always');
  if (appends === 'yes' && flushes !== undefined && flushes !== 'always') {
    // During a flush "everysec" answers before it writes (aof.c, flushAppendOnlyFile); in tests, killing Redis lost
    // moves.
    const [what, lost] =
      flushes === 'everysec'
        ? ['a power cut or a crash of Redis', 'up to two seconds']
        : ['a power cut', 'half a minute or more'];
    warnings.push(
      `Redis at ${redis.place} writes its file late (appendfsync is "${flushes}"): ${what} may lose ${lost} ` +
        'of acknowledged moves. "appendfsync always" loses none.',
    );
  }
  const policy = await setting(redis, 'maxmemory-policy', 'noeviction');
  if (policy !== undefined && policy !== 'noeviction') {
    warnings.push(
      `Redis at ${redis.place} may throw games away when its memory is full (maxmemory-policy is "${policy}"). ` +
        'Set "maxmemory-policy noeviction".',
    );
  }
  return warnings;
}
