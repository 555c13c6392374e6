/** Reads and validates the environment once. No other file reads `process.env`. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { z } from 'zod';
import { SHARD_IDS, type ShardSetting, shardsFrom } from './own-shards.ts';
import { masterNameIn, REDIS_SCHEME, redisUrlsOf } from './store/redis-url.ts';

/** An invalid setting. The message is a sentence for the operator and names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Config {
  /** Null opens the playground instead of connecting to Discord. */
  readonly discordToken: string | null;
  /** The API address of a proxy or of a stand-in for Discord; null for Discord's own. */
  readonly discordApiUrl: string | null;
  /** The maximum number of requests a second of the whole bot to Discord, without answers to interactions. */
  readonly discordRequestsPerSecond: number;
  /** False disables the limits for each person, for load tests with few people. */
  readonly personLimits: boolean;
  /** The shards that this process runs; null runs the bot without shards. */
  readonly shards: ShardSetting | null;
  /** The name of the machine or pod. */
  readonly host: string;
  /** The number of drawing threads of this process; null decides by the number of processors. */
  readonly drawingThreads: number | null;
  /** Null stores games in `dataDir`. */
  readonly redisUrl: string | null;
  /** The Redis that the games are moved from; null when they are not moved. */
  readonly redisUrlFrom: string | null;
  /** The folder of the embedded store, relative to the working directory. */
  readonly dataDir: string;
  /** The folder with custom heroes and Missions; null for none. */
  readonly packsDir: string | null;
  /** Whether the editor of the playground may write into the folder of packs. */
  readonly packsWritable: boolean;
  /** The address of the page of all rules, to which answers link; null for none. */
  readonly rulesUrl: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** False shows boards as text, for machines with little memory. */
  readonly boardPictures: boolean;
  /** False uploads no application emojis: dice and tokens are named in words. */
  readonly appEmojis: boolean;
  /** TCP port for health and metrics; null for none, 0 picks a free one. */
  readonly metricsPort: number | null;
  /** The address on which that port is opened. */
  readonly metricsHost: string;
  /** TCP port of the playground on 127.0.0.1; 0 picks a free one. */
  readonly playgroundPort: number;
}

const PORT_WORDS = 'must be a port number, 0 to 65535';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// An empty line in .env means "not set".
const unsetWhenEmpty = z.string().transform((text) => (text.trim() === '' ? undefined : text.trim()));
const variable = <T extends z.ZodType<unknown, string | undefined>>(schema: T) =>
  z.optional(unsetWhenEmpty).pipe(schema);

const REDIS_WORDS =
  'must be an address like redis://127.0.0.1:6379 or rediss://host:port, or redis-sentinel://host:26379/name';
const redisUrl = z
  .string()
  .regex(/^\S+$/, REDIS_WORDS)
  .regex(REDIS_SCHEME, REDIS_WORDS)
  .refine((url) => redisUrlsOf(url).every(isUrl) && masterNameIn(url) !== '', REDIS_WORDS);

const environment = z.object({
  DISCORD_TOKEN: variable(
    z
      .string()
      .regex(
        /^[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}$/,
        'must be the token from the Bot page of the Discord developer portal (three parts joined by dots)',
      )
      .optional(),
  ),
  DISCORD_API_URL: variable(
    z
      .string()
      .regex(
        /^https?:\/\/\S+\/api$/,
        'must be an address that ends with /api, like http://127.0.0.1:8080/api',
      )
      .refine(isUrl, 'must be an address that ends with /api, like http://127.0.0.1:8080/api')
      .optional(),
  ),
  DISCORD_REQUESTS_PER_SECOND: variable(
    z
      .string()
      .default('50')
      .refine((text) => /^[1-9]\d{0,4}$/.test(text), 'must be a number from 1 to 99999')
      .transform(Number),
  ),
  PERSON_LIMITS: variable(
    z
      .enum(['on', 'off'], 'must be on or off')
      .default('on')
      .transform((text) => text === 'on'),
  ),
  DISCORD_SHARDS: variable(
    z
      .string()
      .regex(/^(auto|[1-9]\d{0,3})$/, 'must be auto or a number from 1 to 9999')
      .transform((text) => (text === 'auto' ? text : Number(text)))
      .optional(),
  ),
  DISCORD_SHARD_IDS: variable(
    z.string().regex(SHARD_IDS, 'must be ids and ranges of shards, like 0-15 or 0-3,8').optional(),
  ),
  DISCORD_SHARDS_PER_POD: variable(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999')
      .transform(Number)
      .optional(),
  ),
  DRAWING_THREADS: variable(
    z
      .string()
      .regex(/^([1-9]|1[0-6])$/, 'must be a number from 1 to 16')
      .transform(Number)
      .optional(),
  ),
  REDIS_URL: variable(redisUrl.optional()),
  REDIS_URL_FROM: variable(redisUrl.optional()),
  DATA_DIR: variable(z.string().default('./data')),
  PACKS_DIR: variable(z.string().optional()),
  PACKS_EDITOR: variable(z.enum(['read', 'write'], 'must be read or write').default('read')),
  RULES_URL: variable(
    z
      .string()
      .regex(/^https?:\/\/[^\s#()]+$/, 'must be an address like https://example.org/rules.html')
      .refine(isUrl, 'must be an address like https://example.org/rules.html')
      .optional(),
  ),
  LOG_LEVEL: variable(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info')),
  BOARD_PICTURES: variable(z.enum(['on', 'off'], 'must be on or off').default('on')),
  APP_EMOJIS: variable(z.enum(['on', 'off'], 'must be on or off').default('on')),
  METRICS_PORT: variable(z.string().refine(isPort, PORT_WORDS).transform(Number).optional()),
  METRICS_HOST: variable(
    z
      .string()
      .default('127.0.0.1')
      .refine((text) => isIP(text) !== 0, 'must be an IP address, like 127.0.0.1 or 0.0.0.0'),
  ),
  PLAYGROUND_PORT: variable(z.string().default('3000').refine(isPort, PORT_WORDS).transform(Number)),
});

/** The names of all variables that the program reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/**
 * The configuration of an environment.
 * @param env as `process.env`; unknown variables are ignored
 * @param host the name of the machine or pod
 * @throws ConfigError with one sentence that names every wrong variable and never quotes a value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, host = hostname()): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    const wrongs = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`${[...new Set(wrongs)].join('; ')}. See .env.example.`);
  }
  const { DISCORD_TOKEN, DISCORD_API_URL, REDIS_URL, REDIS_URL_FROM } = read.data;
  const { DATA_DIR, LOG_LEVEL, PLAYGROUND_PORT } = read.data;
  const shards = shardsFrom(read.data, host);
  if (typeof shards === 'string') throw new ConfigError(`${shards}. See .env.example.`);
  return {
    discordToken: DISCORD_TOKEN ?? null,
    discordApiUrl: DISCORD_API_URL ?? null,
    personLimits: read.data.PERSON_LIMITS,
    discordRequestsPerSecond: read.data.DISCORD_REQUESTS_PER_SECOND,
    shards,
    host,
    drawingThreads: read.data.DRAWING_THREADS ?? null,
    redisUrl: REDIS_URL ?? null,
    redisUrlFrom: REDIS_URL_FROM ?? null,
    dataDir: DATA_DIR,
    packsDir: read.data.PACKS_DIR ?? null,
    packsWritable: read.data.PACKS_EDITOR === 'write',
    rulesUrl: read.data.RULES_URL ?? null,
    logLevel: LOG_LEVEL,
    boardPictures: read.data.BOARD_PICTURES === 'on',
    appEmojis: read.data.APP_EMOJIS === 'on',
    metricsPort: read.data.METRICS_PORT ?? null,
    metricsHost: read.data.METRICS_HOST,
    playgroundPort: PLAYGROUND_PORT,
  };
}

/**
 * The configuration of this process: its environment, completed from a file `.env` if there is one.
 * @throws ConfigError
 */
export function loadConfig(): Config {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing) throw new ConfigError('The file .env cannot be read; check its permissions and its form.');
  }
  return readConfig(process.env);
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function isUrl(text: string): boolean {
  return URL.canParse(text);
}
