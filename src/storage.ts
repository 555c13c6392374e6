/** Opens the configured store, and locks the data folder. */
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
 * The place of the games: options for the store, a description, the name of the setting that selects it, and the folder
 * that is written to, if any. Games of the playground have a separate place.
 */
export function storePlace({ redisUrl, redisUrlFrom, dataDir, discordToken }: Config) {
  const directory = discordToken === null ? join(dataDir, 'playground') : dataDir;
  if (redisUrl === null) {
    return {
      options: { kind: 'embedded', directory },
      description: `embedded ${directory}`,
      variable: 'DATA_DIR',
      folder: directory,
    } as const;
  }
  const namespace = discordToken === null ? 'throneroom-playground' : 'throneroom';
  return {
    options: {
      kind: 'redis',
      url: redisUrl,
      namespace,
      ...(redisUrlFrom === null ? {} : { from: redisUrlFrom }),
    },
    description: redisUrlFrom === null ? 'Redis' : 'Redis, on the way from another',
    variable: 'REDIS_URL',
    folder: discordToken === null ? directory : null,
  } as const;
}

/**
 * Locks the folder for this process, because two processes would overwrite each other's playground and answer every
 * interaction twice.
 * @returns null when nothing is written on this machine
 * @throws CannotStart
 */
export function lockDataFolder({ folder }: StorePlace): FolderLock | null {
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
 * Opens the store and logs its warnings.
 * @param onRequest called for every request to a server
 * @throws CannotStart
 */
export async function openStoreAt(
  { options, description, variable }: StorePlace,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  onRequest: () => void = () => undefined,
): Promise<GameStore> {
  try {
    const store = await openStore({
      ...options,
      onProblem: (error) => log.error({ error }, 'the store reports a problem'),
      onRecovered: () => log.info({ store: description }, 'the store answers again'),
      onRequest,
    });
    for (const warning of store.warnings) log.warn({ store: description }, warning);
    return store;
  } catch (error) {
    const isExpected = error instanceof StoreUnavailable || error instanceof StoreDamaged;
    throw isExpected ? new CannotStart(`${variable}: ${error.message}`) : error;
  }
}
