/**
 * Runs one process for each shard with discord.js' ShardingManager. It starts them one after another, at the rate
 * that Discord allows, and restarts those that end. All shared state is in Redis.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DiscordAPIError, DiscordjsError, REST, Routes, type Shard, ShardingManager } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';
import { LOGIN_APART_MS } from './commands/discord/login-turns.ts';
import type { Config } from './config.ts';
import { openStoreAt, storePlace } from './storage.ts';

/** How long a shard may take to be ready, in ms, without the time until all others have logged in. */
const READY_MS = 120_000;
/** How long a shard may take to stop, in ms; longer than `STOP_TIMEOUT_MS` of the shard itself. */
const STOP_TIMEOUT_MS = 20_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
/** A shard that was ready for this long, in ms, counts as healthy: its end is a first failure. */
const HEALTHY_AFTER_MS = 10 * 60_000;

const gateway = z.object({
  shards: z.int().positive(),
  session_start_limit: z.object({
    remaining: z.int(),
    reset_after: z.number(),
    max_concurrency: z.int().positive(),
  }),
});

/** The number of shards, and the number that may log in at once. */
interface ShardAmount {
  readonly count: number;
  readonly maxConcurrency: number;
}

/**
 * Starts all shards, and restarts those that end, until the program receives a signal to stop.
 * @throws CannotStart when a setting is missing, or Discord, the store or a shard does not start
 */
export async function runShards(config: Config, log: Logger): Promise<void> {
  const token = checkedToken(config);
  // Checked once before the start, because every shard would report the same error of the store.
  await (await openStoreAt(storePlace(config), log)).close();
  const amount = await shardAmount(config, token);
  const shards = new Shards(token, amount, log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shards.stop(signal));
  await shards.start();
  console.log(`Throneroom is ready: on Discord with ${amount.count} shards (store: Redis)`);
}

function checkedToken({ discordToken, redisUrl }: Config): string {
  if (discordToken === null) {
    throw new CannotStart(
      'DISCORD_SHARDS: the playground needs no shards. Leave it out, or set DISCORD_TOKEN.',
    );
  }
  if (redisUrl === null) {
    throw new CannotStart(
      'DISCORD_SHARDS: shards are processes that share their games in Redis. Set REDIS_URL.',
    );
  }
  return discordToken;
}

/** The configured number of shards, or Discord's recommendation: about one for every 1,000 servers. */
async function shardAmount({ discordApiUrl, shards }: Config, token: string): Promise<ShardAmount> {
  const rest = new REST({ version: '10', ...(discordApiUrl === null ? {} : { api: discordApiUrl }) });
  try {
    const info = gateway.parse(await rest.setToken(token).get(Routes.gatewayBot()));
    const count = shards === 'auto' || shards === null ? info.shards : shards;
    const { remaining, reset_after: ms, max_concurrency: maxConcurrency } = info.session_start_limit;
    if (remaining >= count) return { count, maxConcurrency };
    throw new CannotStart(
      `Discord lets this bot log in ${remaining} times more, too few for ${count} shards. Try again in ${Math.ceil(ms / 60_000)} minutes.`,
    );
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    if (error instanceof DiscordAPIError && error.status === 401) {
      throw new CannotStart(
        'DISCORD_TOKEN is not accepted by Discord. Copy it anew from the developer portal.',
      );
    }
    throw new CannotStart('Discord cannot be reached. Check the network and try again.');
  }
}

class Shards {
  readonly #manager: ShardingManager;
  readonly #count: number;
  readonly #readyMs: number;
  readonly #log: Logger;
  readonly #stopping = new AbortController();

  constructor(token: string, { count, maxConcurrency }: ShardAmount, log: Logger) {
    this.#count = count;
    this.#readyMs = READY_MS + Math.ceil(count / maxConcurrency) * LOGIN_APART_MS;
    this.#log = log;
    this.#manager = new ShardingManager(fileURLToPath(new URL('start.js', import.meta.url)), {
      token,
      totalShards: count,
      // The manager's own respawn restarts a shard without a pause, possibly a thousand times a minute.
      respawn: false,
      execArgv: process.execArgv,
    });
    this.#manager.on('shardCreate', (shard) => this.#watch(shard));
  }

  /** @throws CannotStart when one of them ends before it is ready */
  async start(): Promise<void> {
    try {
      // The manager waits until each shard is ready. A further delay is not needed: shards take turns to log in.
      await this.#manager.spawn({ amount: this.#count, delay: 0, timeout: this.#readyMs });
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      await this.#end();
      if (!(error instanceof DiscordjsError)) throw error;
      throw new CannotStart(`${error.message} Its own words stand above.`);
    }
  }

  /** Stops all shards, which finish their running work, and then the program. */
  async stop(reason: 'SIGTERM' | 'SIGINT'): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    this.#log.info({ reason }, 'stopping: all shards finish running work');
    await this.#end();
    console.log('Throneroom has stopped; all games are stored.');
    process.exit(0);
  }

  async #end(): Promise<void> {
    this.#stopping.abort();
    const children = [...this.#manager.shards.values()].flatMap(({ process: child }) => child ?? []);
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const late = setTimeout(() => {
      for (const child of running) child.kill('SIGKILL');
    }, STOP_TIMEOUT_MS);
    await Promise.all(
      running.map((child) => {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        return ended;
      }),
    );
    clearTimeout(late);
  }

  #watch(shard: Shard): void {
    let wasReady = false;
    /** Null during the start. */
    let readyAt: number | null = null;
    let failures = 0;
    shard.on('ready', () => {
      wasReady = true;
      readyAt = performance.now();
    });
    shard.on('death', () => {
      // If a shard ends before it was ever ready, the start has failed.
      if (!wasReady || this.#stopping.signal.aborted) return;
      const wasSteady = readyAt !== null && performance.now() - readyAt > HEALTHY_AFTER_MS;
      readyAt = null;
      failures = wasSteady ? 1 : failures + 1;
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), MAX_PAUSE_MS);
      this.#log.error({ shard: shard.id, pauseMs }, 'a shard has ended and is started again');
      void this.#startAgain(shard, pauseMs);
    });
  }

  async #startAgain(shard: Shard, pauseMs: number): Promise<void> {
    try {
      await sleep(pauseMs, undefined, { signal: this.#stopping.signal });
      await shard.spawn(this.#readyMs);
    } catch (error) {
      if (this.#stopping.signal.aborted) return;
      this.#log.error({ shard: shard.id, error }, 'a shard did not become ready');
      // A hanging shard is killed, which restarts it. One that has ended is already being restarted.
      shard.process?.kill('SIGKILL');
    }
  }
}
