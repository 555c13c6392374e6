/** The program: reads the configuration, opens the store and starts the bot, on Discord or on the playground. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';
import type { Bot } from './commands/bot.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { crash, watchCrashes } from './crash.ts';
import type { Monitor } from './metrics/index.ts';
import { openMonitor, portError } from './monitoring.ts';
import { createOperatorLog } from './operator-log.ts';
import { shardWords } from './own-shards.ts';
import { loadConfiguredPacks } from './packs.ts';
import type { Playground } from './playground/index.ts';
import { stopGifs } from './render/gif/render-gif.ts';
import { releasePictures, setDrawingThreads } from './render/picture/pictures.ts';
import type { RunningPrograms } from './running-programs.ts';
import type { OwnShards } from './sharding.ts';
import { lockDataFolder, openStoreAt, storePlace } from './storage.ts';
import type { FolderLock, GameStore } from './store/index.ts';
import { redisPasswordIn } from './store/redis-url.ts';

/** Where the playground has the page of all rules. */
const RULES_PAGE = 'rules.html';
/** The longest time for a clean exit, in ms. */
const STOP_TIMEOUT_MS = 15_000;

interface Program {
  readonly store: GameStore;
  /** Null on Discord itself. */
  readonly playground: Playground | null;
  readonly bot: Bot;
  /** Null when nothing is stored on this machine. */
  readonly lock: FolderLock | null;
  /** Null when health and metrics are off. */
  readonly monitor: Monitor | null;
  /** Null without shards. */
  readonly programs: RunningPrograms | null;
}

async function start(config: Config): Promise<void> {
  const startedAt = performance.now();
  const log = createOperatorLog(config.logLevel, secretsOf(config));
  // discord.js takes the longest time to load, so the bot is imported while the store opens.
  const loadingBot = import('./commands/bot.ts');
  if (config.drawingThreads !== null) setDrawingThreads(config.drawingThreads);
  const place = storePlace(config);
  const version = versionOf();
  log.info({ version, node: process.version, store: place.options.kind }, 'starting');
  await loadConfiguredPacks(config, log);
  const lock = lockDataFolder(place);
  const monitor = await openMonitor(config, version, place.options.kind, log);
  const opened = await openStoreAt(place, log, monitor?.onStoreRequest);
  const store = monitor?.measureStore(opened) ?? opened;
  const shards = config.shards === null ? null : await (await import('./sharding.ts')).shardsOf(config);
  const programs = shards === null ? null : await noteProgram(config, shards, store, log);
  const playground = config.discordToken === null ? await openPlayground(config) : null;
  const stopping = new AbortController();
  const { startBot } = await loadingBot;
  const bot = await startBot({
    token: config.discordToken ?? playground?.token ?? '',
    store,
    log,
    onLost: () => stopping.abort('connection lost'),
    requestsPerSecond: config.discordRequestsPerSecond,
    pictures: config.boardPictures,
    emojis: config.appEmojis,
    rulesUrl: playground === null ? config.rulesUrl : `${playground.url}${RULES_PAGE}`,
    ...(shards === null ? {} : { shards }),
    ...(config.personLimits ? {} : { limits: null }),
    ...(config.discordApiUrl === null ? {} : { apiUrl: config.discordApiUrl }),
    ...(playground === null ? {} : playgroundOptions(playground)),
    ...(monitor === null ? {} : { instruments: monitor.instruments }),
  }).catch(rethrowStartError);
  monitor?.watchBot(bot);
  await programs?.ready();
  stopping.signal.addEventListener(
    'abort',
    () => void stop({ store, playground, bot, lock, monitor, programs }, log, stopping.signal),
  );
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort(signal));
  await announce({ bot, playground }, shards, place.description, startedAt);
  log.info({ commands: bot.commands.count, ms: Math.round(performance.now() - startedAt) }, 'started');
}

/** Notes this program beside the others that run shards of the bot. */
async function noteProgram(
  { host, drawingThreads }: Config,
  shards: OwnShards,
  store: GameStore,
  log: Logger,
): Promise<RunningPrograms | null> {
  if (store.programs === null) return null;
  const { RunningPrograms } = await import('./running-programs.ts');
  return RunningPrograms.start({ programs: store.programs, shards, host, log, drawingThreads });
}

/** Values that are masked in the log. */
function secretsOf({ discordToken, redisUrl, redisUrlFrom }: Config): readonly string[] {
  const passwords = [redisUrl, redisUrlFrom].map((url) => (url === null ? '' : redisPasswordIn(url)));
  return [discordToken ?? '', ...passwords, ...passwords.map(decoded)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Stops the bot, finishes running work and closes everything, so that the process ends. */
async function stop(
  { bot, playground, store, lock, monitor, programs }: Program,
  log: Logger,
  { reason }: AbortSignal,
): Promise<void> {
  log.info({ reason }, 'stopping: finishing running work');
  setTimeout(() => {
    log.fatal({ ms: STOP_TIMEOUT_MS }, 'stopped before all work was finished: the time limit was reached');
    process.exit(1);
  }, STOP_TIMEOUT_MS).unref();
  monitor?.stopping();
  // Whoever waits for a GIF is told before the bot stops.
  stopGifs();
  await bot.stop(await programs?.isServedElsewhere());
  // The warm-up drawing after a start may still run on a busy machine.
  releasePictures();
  await playground?.close();
  await programs?.stop();
  await store.close();
  lock?.release();
  await monitor?.close();
  // Without a signal the exit code asks the supervisor for a restart.
  if (reason !== 'SIGTERM' && reason !== 'SIGINT') process.exitCode = 1;
  log.info({ reason }, 'stopped');
  console.log('Throneroom has stopped; all games are stored.');
}

/** The version in package.json. */
function versionOf(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Prints the addresses and the summary after the start. */
async function announce(
  { bot, playground }: Pick<Program, 'bot' | 'playground'>,
  shards: OwnShards | null,
  store: string,
  startedAt: number,
) {
  if (playground === null) {
    const { personalInvite, serverInvite } = await import('./commands/discord/permissions.ts');
    console.log(`Invite it to a server: ${serverInvite(bot.applicationId)}`);
    console.log(`Bring it along yourself: ${personalInvite(bot.applicationId)}`);
  }
  if (playground !== null) console.log(playground.notice);
  const own = shards === null ? '' : ` with shards ${shardWords(shards.ids)} of ${shards.count}`;
  const where = playground === null ? `on Discord as ${bot.name}${own}` : `playground at ${playground.url}`;
  const commands = `${bot.commands.count} ${bot.commands.changed ? 'registered' : 'unchanged'}`;
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(2);
  console.log(`Throneroom is ready: ${where} (store: ${store}, commands: ${commands}, ${seconds} s)`);
}

async function openPlayground({
  playgroundPort,
  dataDir,
  packsDir,
  packsWritable,
}: Config): Promise<Playground> {
  const { CannotSave, startPlayground } = await import('./playground/index.ts');
  const { heroEditor } = await import('./hero-editor.ts');
  const { referencePage } = await import('./lookup/index.ts');
  const { ENGLISH } = await import('./words/index.ts');
  try {
    return await startPlayground({
      port: playgroundPort,
      botName: 'Throneroom',
      file: join(dataDir, 'playground', 'world.json'),
      pages: new Map([[RULES_PAGE, () => referencePage(ENGLISH)]]),
      editor: heroEditor(packsWritable ? packsDir : null),
    });
  } catch (error) {
    if (error instanceof CannotSave) throw new CannotStart(`DATA_DIR: ${error.message}`);
    throw portError(error, 'PLAYGROUND_PORT', playgroundPort) ?? error;
  }
}

/** Options for the playground, which loses its commands and channels when its file is removed. */
function playgroundOptions(playground: Playground) {
  return {
    apiUrl: playground.apiUrl,
    keepsCommands: false,
    channelExists: (id: string) => playground.channels.some((channel) => channel.id === id),
  };
}

/** Throws the error of a failed login, as a sentence for the operator where the cause is known. */
async function rethrowStartError(error: unknown): Promise<never> {
  const { GatewayCloseCodes } = await import('discord.js');
  const { CannotConnect, ConnectionRefused, WrongToken } = await import('./commands/bot.ts');
  if (error instanceof WrongToken) {
    throw new CannotStart(
      'DISCORD_TOKEN is not accepted by Discord. Copy it anew from the developer portal.',
    );
  }
  if (error instanceof ConnectionRefused) {
    const isLarge = error.code === GatewayCloseCodes.ShardingRequired;
    throw new CannotStart(
      isLarge ? 'The bot is in too many servers for one shard: set DISCORD_SHARDS=auto.' : error.message,
    );
  }
  if (error instanceof CannotConnect) {
    throw new CannotStart(error.message);
  }
  throw error;
}

try {
  const config = loadConfig();
  watchCrashes(secretsOf(config));
  await start(config).catch((error: unknown) => {
    if (!(error instanceof ConfigError || error instanceof CannotStart)) crash(error, secretsOf(config));
    throw error;
  });
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(`Throneroom cannot start: ${error.message}`);
  process.exit(1);
}
