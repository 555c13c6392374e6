import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

const TOKEN = `${'M'.repeat(26)}.Gabcde.${'x'.repeat(38)}`;

describe('the configuration', () => {
  it('needs nothing', () => {
    const usual = {
      discordToken: null,
      redisUrl: null,
      dataDir: './data',
      logLevel: 'info',
      playgroundPort: 3000,
    };
    expect(readConfig({})).toEqual(usual);
    expect(readConfig({ DISCORD_TOKEN: '', REDIS_URL: '  ', LOG_LEVEL: '' })).toEqual(usual);
  });

  it('takes every variable', () => {
    expect(
      readConfig({
        DISCORD_TOKEN: ` ${TOKEN} `,
        REDIS_URL: 'rediss://user:word@example.org:6380/2',
        DATA_DIR: '/var/lib/throneroom',
        LOG_LEVEL: 'debug',
        PLAYGROUND_PORT: '0',
      }),
    ).toEqual({
      discordToken: TOKEN,
      redisUrl: 'rediss://user:word@example.org:6380/2',
      dataDir: '/var/lib/throneroom',
      logLevel: 'debug',
      playgroundPort: 0,
    });
  });

  it.each([
    ['DISCORD_TOKEN', 'Bot abc'],
    ['DISCORD_TOKEN', `${TOKEN}.more`],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['REDIS_URL', 'redis://no host'],
    ['LOG_LEVEL', 'verbose'],
    ['PLAYGROUND_PORT', '65536'],
    ['PLAYGROUND_PORT', '3000a'],
    ['PLAYGROUND_PORT', '-1'],
  ])('names a wrong %s and does not quote it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must be .*\\. See \\.env\\.example\\.$`));
    expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining(value) }));
  });

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
      ['DATA_DIR', 'DISCORD_TOKEN', 'LOG_LEVEL', 'PLAYGROUND_PORT', 'REDIS_URL'].sort(),
    );
    expect(readConfig(env)).toEqual(readConfig({}));
  });
});
