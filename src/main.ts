/** The program: reads the configuration, opens the store, starts the bot, on Discord or on the playground. */
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Bot } from './commands/bot.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import type { Playground } from './playground/index.ts';
import { type GameStore, openStore, StoreDamaged, StoreUnavailable } from './store/index.ts';

/** A start that cannot succeed; the message is for the operator. */
class CannotStart extends Error {}

/** A clean exit takes no longer than this, in ms, even when something hangs. */
const PATIENCE_MS = 15_000;

interface Program {
  readonly store: GameStore;
  /** Null on Discord itself. */
  readonly playground: Playground | null;
  readonly bot: Bot;
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = loadConfig();
  const log = pino({ level: config.logLevel, serializers: { error: pino.stdSerializers.err } });
  // The bot brings discord.js along, which takes longest to load: it loads while the store opens.
  const loadingBot = import('./commands/bot.ts');
  const place = storePlace(config);
  const store = await openStoreAt(place, log);
  const playground = config.discordToken === null ? await openPlayground(config) : null;
  const stopping = new AbortController();
  const { startBot } = await loadingBot;
  const bot = await startBot({
    token: config.discordToken ?? playground?.token ?? '',
    store,
    log,
    onLost: () => stopping.abort('connection lost'),
    ...(playground === null ? {} : standIn(playground)),
  }).catch(explainStart);
  stopping.signal.addEventListener(
    'abort',
    () => void stop({ store, playground, bot }, log, stopping.signal),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort(signal));
  await announce(bot, playground, place.words, startedAt);
}

/** Takes nothing new, finishes what runs and closes everything; the process then ends by itself. */
async function stop(
  { bot, playground, store }: Program,
  log: Logger,
  { reason }: AbortSignal,
): Promise<void> {
  log.info({ reason }, 'stopping: finishing what runs');
  setTimeout(() => {
    log.error('something did not finish in time');
    process.exit(1);
  }, PATIENCE_MS).unref();
  await bot.stop();
  await playground?.close();
  await store.close();
  // Whoever keeps the bot running should start it again when it did not end because of a signal.
  if (reason !== 'SIGTERM' && reason !== 'SIGINT') process.exitCode = 1;
  console.log('Throneroom has stopped; every game is kept.');
}

/** The lines that a person looks for after `npm start`. */
async function announce(bot: Bot, playground: Playground | null, store: string, startedAt: number) {
  if (playground === null) {
    const { personalInvite, serverInvite } = await import('./commands/discord/permissions.ts');
    console.log(`Invite it to a server: ${serverInvite(bot.applicationId)}`);
    console.log(`Bring it along yourself: ${personalInvite(bot.applicationId)}`);
  }
  if (playground !== null) console.log(playground.notice);
  const where = playground === null ? `on Discord as ${bot.name}` : `playground at ${playground.url}`;
  const commands = `${bot.commands.count} ${bot.commands.changed ? 'registered' : 'unchanged'}`;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(2);
  console.log(`Throneroom is ready: ${where} (store: ${store}, commands: ${commands}, ${seconds} s)`);
}

type StorePlace = ReturnType<typeof storePlace>;

/** Where games are kept, in the store's terms, in words, and by which variable it was chosen. */
/** What is played on the playground is never mixed with games on Discord. */
function storePlace({ redisUrl, dataDir, discordToken }: Config) {
  if (redisUrl !== null) {
    const namespace = discordToken === null ? 'throneroom-playground' : 'throneroom';
    return {
      options: { kind: 'redis', url: redisUrl, namespace },
      words: 'Redis',
      variable: 'REDIS_URL',
    } as const;
  }
  const directory = discordToken === null ? join(dataDir, 'playground') : dataDir;
  return {
    options: { kind: 'embedded', directory },
    words: `embedded ${directory}`,
    variable: 'DATA_DIR',
  } as const;
}

async function openStoreAt({ options, words, variable }: StorePlace, log: Logger): Promise<GameStore> {
  try {
    const store = await openStore({
      ...options,
      onProblem: (error) => log.error({ error }, 'the store reports a problem'),
    });
    for (const warning of store.warnings) log.warn({ store: words }, warning);
    return store;
  } catch (error) {
    const isExpected = error instanceof StoreUnavailable || error instanceof StoreDamaged;
    throw isExpected ? new CannotStart(`${variable}: ${error.message}`) : error;
  }
}

async function openPlayground({ playgroundPort, dataDir }: Config): Promise<Playground> {
  const { CannotKeep, startPlayground } = await import('./playground/index.ts');
  try {
    return await startPlayground({
      port: playgroundPort,
      botName: 'Throneroom',
      file: join(dataDir, 'playground', 'world.json'),
    });
  } catch (error) {
    if (error instanceof CannotKeep) throw new CannotStart(`DATA_DIR: ${error.message}`);
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new CannotStart(
      `PLAYGROUND_PORT: port ${playgroundPort} cannot be used (${code}). Choose another one, or 0 for any.`,
    );
  }
}

/** The playground's file may be gone or set aside: then its commands and channels are, too. */
function standIn(playground: Playground) {
  return {
    apiUrl: playground.apiUrl,
    keepsCommands: false,
    channelExists: (id: string) => playground.channels.some((channel) => channel.id === id),
  };
}

async function explainStart(error: unknown): Promise<never> {
  const { CannotConnect, WrongToken } = await import('./commands/bot.ts');
  if (error instanceof WrongToken) {
    throw new CannotStart(
      'DISCORD_TOKEN is not accepted by Discord. Copy it anew from the developer portal.',
    );
  }
  if (error instanceof CannotConnect) {
    throw new CannotStart(`${error.message} Check the network and try again.`);
  }
  throw error;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(`Throneroom cannot start: ${error.message}`);
  process.exit(1);
}
