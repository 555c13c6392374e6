/** Which shards a program runs, and the errors for programs that cannot run theirs. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotStart } from '../src/cannot-start.ts';
import { readConfig } from '../src/config.ts';
import { shardWords } from '../src/own-shards.ts';
import { type Playground, startPlayground } from '../src/playground/index.ts';
import { shardsOf } from '../src/sharding.ts';

const TOKEN = `${'a'.repeat(24)}.bbbbbb.${'c'.repeat(27)}`;
const REDIS_URL = 'redis://127.0.0.1:6379';

describe('the setting', () => {
  const read = (env: Record<string, string>, host = 'here') =>
    readConfig({ DISCORD_TOKEN: TOKEN, REDIS_URL, ...env }, host).shards;

  it.each([
    ['no shards', {}, null],
    ['all shards in one program', { DISCORD_SHARDS: 'auto' }, { count: 'auto', ids: 'all' }],
    ['a range', { DISCORD_SHARDS: '64', DISCORD_SHARD_IDS: '2-4' }, { count: 64, ids: [2, 3, 4] }],
    ['ranges', { DISCORD_SHARDS: '9', DISCORD_SHARD_IDS: '8,0-1,1' }, { count: 9, ids: [0, 1, 8] }],
  ])('reads %s', (_, env: Record<string, string>, shards) => {
    expect(read(env)).toEqual(shards);
  });

  it.each([
    ['throneroom-0', [0, 1, 2]],
    ['throneroom-2', [6, 7]],
    ['throneroom-3', [0, 1, 2]],
    ['throneroom-5', [6, 7]],
  ])('gives %s of a StatefulSet its part of eight shards', (host, ids) => {
    const env = { DISCORD_SHARDS: '8', DISCORD_SHARDS_PER_POD: '3' };
    expect(read(env, host)).toEqual({ count: 8, ids });
  });

  it.each([
    ['ids beyond the number', { DISCORD_SHARDS: '4', DISCORD_SHARD_IDS: '2-4' }, /shard 4, .* 0 to 3/],
    ['a backward range', { DISCORD_SHARDS: '4', DISCORD_SHARD_IDS: '3-1' }, /smaller id/],
    ['a range in words', { DISCORD_SHARDS: '4', DISCORD_SHARD_IDS: 'all' }, /^DISCORD_SHARD_IDS must be/],
    ['ids of an unknown number', { DISCORD_SHARDS: 'auto', DISCORD_SHARD_IDS: '0' }, /as a number/],
    ['ids without a number', { DISCORD_SHARD_IDS: '0' }, /needs DISCORD_SHARDS/],
    ['pods without ordinals', { DISCORD_SHARDS: '4', DISCORD_SHARDS_PER_POD: '2' }, /host name/],
    [
      'ids and pods',
      { DISCORD_SHARDS: '4', DISCORD_SHARD_IDS: '0', DISCORD_SHARDS_PER_POD: '2' },
      /exclude each other/,
    ],
  ])('refuses %s', (_, env: Record<string, string>, words) => {
    expect(() => read(env)).toThrow(words);
  });

  it('is told in words', () => {
    expect(shardWords([0, 1, 2, 5, 7, 8])).toBe('0-2, 5, 7-8');
  });
});

describe('the shards of a program', () => {
  let playground: Playground;

  beforeEach(async () => {
    playground = await startPlayground({ sharding: { recommended: 3, maxConcurrency: 1, strict: true } });
  });

  afterEach(() => playground.close());

  const shardsWith = (env: Record<string, string>) =>
    shardsOf(
      readConfig({
        DISCORD_TOKEN: playground.token,
        DISCORD_API_URL: playground.apiUrl,
        REDIS_URL,
        DISCORD_SHARDS: 'auto',
        ...env,
      }),
    );

  it('are as many as Discord recommends, or those of the setting', async () => {
    expect(await shardsWith({})).toEqual({ ids: [0, 1, 2], count: 3 });
    expect(await shardsWith({ DISCORD_SHARDS: '8', DISCORD_SHARD_IDS: '6-7' })).toEqual({
      ids: [6, 7],
      count: 8,
    });
  });

  it('do not start with a wrong token, or without Discord', async () => {
    await expect(shardsWith({ DISCORD_TOKEN: TOKEN })).rejects.toThrow(/DISCORD_TOKEN is not accepted/);
    const nobody = { DISCORD_API_URL: 'http://127.0.0.1:9/api' };
    await expect(shardsWith(nobody)).rejects.toThrow(/Discord cannot be reached/);
  });

  it.each([
    ['without Redis', { DISCORD_TOKEN: TOKEN }, /^DISCORD_SHARDS: .*Set REDIS_URL\.$/],
    ['without a token', { REDIS_URL }, /^DISCORD_SHARDS: the playground/],
  ])('do not start %s', async (_, env: Record<string, string>, words) => {
    const starting = shardsOf(readConfig({ DISCORD_SHARDS: 'auto', ...env }));
    await expect(starting).rejects.toThrow(CannotStart);
    await expect(starting).rejects.toThrow(words);
  });
});
