/** Where the program keeps things, by its configuration: the store, and the folder that is its own. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';
import {
  type FolderLock,
  FolderTaken,
  type GameStore,
  lockFolder,
  openStore,
  StoreDamaged,
  StoreUnavailable,
} from './store/index.ts';

export type StorePlace = ReturnType<typeof storePlace>;

/**
 * Where games are kept, in the store's terms, in words, and by which variable it was chosen; and the folder that
 * is written to, if any. What is played on the playground is never mixed with games on Discord.
 */
export function storePlace({ redisUrl, dataDir, discordToken }: Config) {
  const directory = discordToken === null ? join(dataDir, 'playground') : dataDir;
  if (redisUrl === null) {
    return {
      options: { kind: 'embedded', directory },
      words: `embedded ${directory}`,
      variable: 'DATA_DIR',
      folder: directory,
    } as const;
  }
  const namespace = discordToken === null ? 'throneroom-playground' : 'throneroom';
  return {
    options: { kind: 'redis', url: redisUrl, namespace },
    words: 'Redis',
    variable: 'REDIS_URL',
    folder: discordToken === null ? directory : null,
  } as const;
}

/**
 * Keeps the folder for this program: two would write over each other's playground, and answer everything twice.
 * @returns null when nothing is written on this machine
 * @throws CannotStart
 */
export function lockOwnFolder({ folder }: StorePlace): FolderLock | null {
  if (folder === null) return null;
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderTaken) {
      throw new CannotStart(`DATA_DIR: ${error.message} Stop it first, or give this one another DATA_DIR.`);
    }
    throw error instanceof StoreUnavailable ? new CannotStart(`DATA_DIR: ${error.message}`) : error;
  }
}

/**
 * Opens the store; what the operator should know about it is logged.
 * @param onRequest told of every request that goes to a server
 * @throws CannotStart
 */
export async function openStoreAt(
  { options, words, variable }: StorePlace,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  onRequest: () => void = () => undefined,
): Promise<GameStore> {
  try {
    const store = await openStore({
      ...options,
      onProblem: (error) => log.error({ error }, 'the store reports a problem'),
      onRecovered: () => log.info({ store: words }, 'the store answers again'),
      onRequest,
    });
    for (const warning of store.warnings) log.warn({ store: words }, warning);
    return store;
  } catch (error) {
    const isExpected = error instanceof StoreUnavailable || error instanceof StoreDamaged;
    throw isExpected ? new CannotStart(`${variable}: ${error.message}`) : error;
  }
}
