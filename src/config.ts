/** The environment, read and checked once. Nothing else in the program looks at `process.env`. */
import { z } from 'zod';

/** A setting that stops the start; the message is a sentence for the operator that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export interface Config {
  /** Null opens the playground instead of connecting to Discord. */
  readonly discordToken: string | null;
  /** Null keeps games in `dataDir`. */
  readonly redisUrl: string | null;
  /** Where the embedded store lives, relative to the working directory. */
  readonly dataDir: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** TCP port of the playground on 127.0.0.1; 0 takes any free one. */
  readonly playgroundPort: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

// An empty line in .env means "not set".
const unsetWhenEmpty = z.string().transform((text) => (text.trim() === '' ? undefined : text.trim()));
const variable = <T extends z.ZodType<unknown, string | undefined>>(schema: T) =>
  z.optional(unsetWhenEmpty).pipe(schema);

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
  REDIS_URL: variable(
    z
      .string()
      .regex(/^rediss?:\/\/\S+$/, 'must be an address like redis://127.0.0.1:6379 or rediss://host:port')
      .refine(isUrl, 'must be an address like redis://127.0.0.1:6379 or rediss://host:port')
      .optional(),
  ),
  DATA_DIR: variable(z.string().default('./data')),
  LOG_LEVEL: variable(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info')),
  PLAYGROUND_PORT: variable(
    z
      .string()
      .default('3000')
      .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a port number, 0 to 65535')
      .transform(Number),
  ),
});

/**
 * The configuration of an environment.
 * @param env as `process.env`; unknown variables are ignored
 * @throws ConfigError with one sentence that names every wrong variable and never quotes a value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = environment.safeParse(env);
  if (!read.success) {
    const wrongs = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`${[...new Set(wrongs)].join('; ')}. See .env.example.`);
  }
  const { DISCORD_TOKEN, REDIS_URL, DATA_DIR, LOG_LEVEL, PLAYGROUND_PORT } = read.data;
  return {
    discordToken: DISCORD_TOKEN ?? null,
    redisUrl: REDIS_URL ?? null,
    dataDir: DATA_DIR,
    logLevel: LOG_LEVEL,
    playgroundPort: PLAYGROUND_PORT,
  };
}

/**
 * The configuration of this process: its environment, filled up from a file `.env` when there is one.
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

function isUrl(text: string): boolean {
  return URL.canParse(text);
}
