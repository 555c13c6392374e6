import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

const TOKEN = `${'M'.repeat(26)}.Gabcde.${'x'.repeat(38)}`;

describe('the configuration', () => {
  it('needs nothing', () => {
    const usual = {
      discordToken: null,
      discordApiUrl: null,
      discordRequestsPerSecond: 50,
      personLimits: true,
      shards: null,
      host: 'a-host',
      drawingThreads: null,
      redisUrl: null,
      redisUrlFrom: null,
      dataDir: './data',
      packsDir: null,
      packsWritable: false,
      rulesUrl: null,
      logLevel: 'info',
      boardPictures: true,
      appEmojis: true,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      playgroundPort: 3000,
    };
    expect(readConfig({}, 'a-host')).toEqual(usual);
    expect(readConfig({ DISCORD_TOKEN: '', REDIS_URL: '  ', LOG_LEVEL: '' }, 'a-host')).toEqual(usual);
  });

  it('takes every variable', () => {
    expect(
      readConfig(
        {
          DISCORD_TOKEN: ` ${TOKEN} `,
          DISCORD_API_URL: 'http://proxy.local:8080/api',
          DISCORD_REQUESTS_PER_SECOND: '200',
          PERSON_LIMITS: 'off',
          DISCORD_SHARDS: '4',
          REDIS_URL: 'rediss://user:word@example.org:6380/2',
          DATA_DIR: '/var/lib/throneroom',
          PACKS_DIR: ' /var/lib/packs ',
          PACKS_EDITOR: 'write',
          RULES_URL: 'https://example.org/rules.html',
          LOG_LEVEL: 'debug',
          BOARD_PICTURES: 'off',
          APP_EMOJIS: 'off',
          DRAWING_THREADS: '2',
          METRICS_PORT: '9464',
          METRICS_HOST: '0.0.0.0',
          PLAYGROUND_PORT: '0',
        },
        'a-host',
      ),
    ).toEqual({
      discordToken: TOKEN,
      discordApiUrl: 'http://proxy.local:8080/api',
      discordRequestsPerSecond: 200,
      personLimits: false,
      shards: { count: 4, ids: 'all' },
      host: 'a-host',
      drawingThreads: 2,
      redisUrl: 'rediss://user:word@example.org:6380/2',
      redisUrlFrom: null,
      dataDir: '/var/lib/throneroom',
      packsDir: '/var/lib/packs',
      packsWritable: true,
      rulesUrl: 'https://example.org/rules.html',
      logLevel: 'debug',
      boardPictures: false,
      appEmojis: false,
      metricsPort: 9464,
      metricsHost: '0.0.0.0',
      playgroundPort: 0,
    });
  });

  it.each([
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', 'on'],
    ['RULES_URL', 'no-address'],
    ['METRICS_HOST', 'localhost'],
    ['DISCORD_TOKEN', 'Bot abc'],
    ['DISCORD_TOKEN', `${TOKEN}.more`],
    ['DISCORD_API_URL', 'http://127.0.0.1:9000'],
    ['DISCORD_API_URL', 'ftp://127.0.0.1/api'],
    ['DISCORD_REQUESTS_PER_SECOND', '0'],
    ['DISCORD_REQUESTS_PER_SECOND', '2.5'],
    ['PERSON_LIMITS', '40'],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['REDIS_URL', 'redis://no host'],
    ['REDIS_URL', 'redis://one:6379,no host'],
    ['REDIS_URL', 'redis-sentinel://one:26379,two:26379'],
    ['REDIS_URL', 'redis-sentinel://one:26379/'],
    ['REDIS_URL', 'redis-sentinel://one:26379,no host/throne'],
    ['REDIS_URL_FROM', 'one:6379'],
    ['LOG_LEVEL', 'verbose'],
    ['BOARD_PICTURES', 'no'],
    ['APP_EMOJIS', 'no'],
    ['PLAYGROUND_PORT', '65536'],
    ['PLAYGROUND_PORT', '3000a'],
    ['PLAYGROUND_PORT', '-1'],
  ])('names a wrong %s and does not quote it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be .*\\. See \\.env\\.example\\.$`));
    expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining(value) }));
  });

  it.each([['a word for the number of shards', { DISCORD_SHARDS: 'many' }, /^DISCORD_SHARDS must be/]])(
    'refuses %s',
    (_, env, words) => {
      expect(() => readConfig({ DISCORD_TOKEN: TOKEN, ...env })).toThrow(words);
    },
  );

  it('names all wrong variables at once', () => {
    expect(() => readConfig({ LOG_LEVEL: 'x', PLAYGROUND_PORT: 'y' })).toThrow(
      /LOG_LEVEL .*; PLAYGROUND_PORT /,
    );
  });

  it('is explained in .env.example, with values that are taken as they stand', () => {
    const text = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
    const lines = text.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
    const env = Object.fromEntries(lines.map((line) => line.split('=', 2)));
    expect(Object.keys(env).sort()).toEqual(
      [
        'APP_EMOJIS',
        'BOARD_PICTURES',
        'DATA_DIR',
        'DISCORD_API_URL',
        'DISCORD_REQUESTS_PER_SECOND',
        'DISCORD_SHARDS',
        'DISCORD_SHARDS_PER_POD',
        'DISCORD_SHARD_IDS',
        'DRAWING_THREADS',
        'DISCORD_TOKEN',
        'LOG_LEVEL',
        'METRICS_HOST',
        'METRICS_PORT',
        'PACKS_DIR',
        'PACKS_EDITOR',
        'PERSON_LIMITS',
        'PLAYGROUND_PORT',
        'REDIS_URL',
        'REDIS_URL_FROM',
        'RULES_URL',
      ].sort(),
    );
    expect(readConfig(env)).toEqual(readConfig({}));
  });
});
