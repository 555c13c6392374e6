/** The program: reads the configuration, opens the store, starts the bot, on Discord or on the playground. */
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { openStore, StoreDamaged, StoreUnavailable } from './store/index.ts';

/** A start that cannot succeed; the message is for the operator. */
class CannotStart extends Error {}

/** A clean exit takes no longer than this, in ms, even when something hangs. */
const PATIENCE_MS = 15_000;

async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = loadConfig();
  const log = pino({ level: config.logLevel, serializers: { error: pino.stdSerializers.err } });
  // The bot brings discord.js along, which takes longest to load: it loads while the store opens.
  const loadingBot = import('./commands/bot.ts');
  const place = storePlace(config);
  const store = await openStore({
    ...place.options,
    onProblem: (error) => log.error({ error }, 'the store reports a problem'),
  }).catch((error: unknown) => {
    throw error instanceof StoreUnavailable || error instanceof StoreDamaged
      ? new CannotStart(`${place.variable}: ${error.message}`)
      : error;
  });
  for (const warning of store.warnings) log.warn({ store: place.words }, warning);

  const playground = config.discordToken === null ? await openPlayground(config) : null;
  const { startBot, WrongToken } = await loadingBot;
  const bot = await startBot({
    token: config.discordToken ?? playground?.token ?? '',
    store,
    log,
    ...(playground === null ? {} : { apiUrl: playground.apiUrl, keepsCommands: false }),
  }).catch((error: unknown) => {
    throw error instanceof WrongToken
      ? new CannotStart('DISCORD_TOKEN is not accepted by Discord. Copy it anew from the developer portal.')
      : error;
  });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing what runs');
    setTimeout(() => {
      log.error('something did not finish in time');
      process.exit(1);
    }, PATIENCE_MS).unref();
    await bot.stop();
    await playground?.close();
    await store.close();
    console.log('Throneroom has stopped; every game is kept.');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

  const { count, changed } = bot.commands;
  const where = playground === null ? 'on Discord' : `playground at ${playground.url}`;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(2);
  if (playground === null) {
    const { personalInvite, serverInvite } = await import('./commands/discord/permissions.ts');
    console.log(`Invite it to a server: ${serverInvite(bot.applicationId)}`);
    console.log(`Bring it along yourself: ${personalInvite(bot.applicationId)}`);
  }
  console.log(
    `Throneroom is ready: ${where} (store: ${place.words}, commands: ${count} ${changed ? 'registered' : 'unchanged'}, ${seconds} s)`,
  );
}

/** Where games are kept, in the store's terms, in words, and by which variable it was chosen. */
function storePlace({ redisUrl, dataDir, discordToken }: Config) {
  if (redisUrl !== null) {
    return { options: { kind: 'redis', url: redisUrl }, words: 'Redis', variable: 'REDIS_URL' } as const;
  }
  // What is played on the playground must not be mixed with games on Discord.
  const directory = discordToken === null ? join(dataDir, 'playground') : dataDir;
  return {
    options: { kind: 'embedded', directory },
    words: `embedded ${directory}`,
    variable: 'DATA_DIR',
  } as const;
}

async function openPlayground({ playgroundPort }: Config) {
  const { startPlayground } = await import('./playground/index.ts');
  try {
    return await startPlayground({ port: playgroundPort });
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'EADDRINUSE' || error.code === 'EACCES')
    ) {
      throw new CannotStart(
        `PLAYGROUND_PORT: port ${playgroundPort} cannot be used (${error.code}). Choose another one, or 0 for any.`,
      );
    }
    throw error;
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(`Throneroom cannot start: ${error.message}`);
  process.exit(1);
}
