/** Opens a store of any kind. */
import { EmbeddedStore } from './embedded/embedded-store.ts';
import { openStateFile } from './embedded/state-file.ts';
import { type GameStore, StoreUnavailable } from './game-store.ts';
import type { ConnectionWatch } from './redis/connection-health.ts';
import { keysOf } from './redis/layout.ts';
import { MovingStore } from './redis/moving/moving-store.ts';
import { RedisConnection } from './redis/redis-connection.ts';
import { RedisStore } from './redis/redis-store.ts';
import { checkVersion, settingsWarnings } from './redis/server-settings.ts';
import { type StoreTimes, storeTimes } from './store-times.ts';

type StorePlace =
  /** One SQLite file in a directory on this machine; `:memory:` keeps nothing after close. */
  | { readonly kind: 'embedded'; readonly directory: string }
  /**
   * A Redis server, `redis://[user:password@]host[:port][/db]` or `rediss://`; `namespace` (default `throneroom`)
   * separates the keys of several bots on one server. The server may be one of a cluster, and several may be named,
   * with commas in between. `partitions` is into how many parts a new store is divided (see `src/store/redis/layout.ts`).
   */
  | {
      readonly kind: 'redis';
      readonly url: string;
      readonly namespace?: string;
      readonly partitions?: number;
      /** The Redis that the games come from, while they are moved from there; like `url`. */
      readonly from?: string;
    };

type RedisPlace = Extract<StorePlace, { readonly kind: 'redis' }>;

export type StoreOptions = StorePlace & {
  /** How long a finished game is stored after its end, in ms; 90 days by default. Live games never expire. */
  readonly finishedTtlMs?: number;
  /** The clock (ms since 1970), for tests. */
  readonly now?: () => number;
  /** Called for problems outside of calls, such as a lost connection or an unreadable game in a list. */
  readonly onProblem?: (problem: unknown) => void;
  /** Called when a lost connection is restored. */
  readonly onRecovered?: () => void;
  /** Called for every request to a server. */
  readonly onRequest?: () => void;
};

/**
 * Opens the store, checks that it works and removes expired data.
 * @throws StoreUnavailable when the store cannot be reached, StoreDamaged when its file is broken
 */
export async function openStore(options: StoreOptions): Promise<GameStore> {
  const onProblem = options.onProblem ?? ((problem) => console.error(problem));
  const { onRecovered = () => undefined, onRequest = () => undefined } = options;
  const watch = { onProblem, onRecovered, onRequest };
  const store =
    options.kind === 'redis'
      ? await openRedis(options, options, watch)
      : new EmbeddedStore(openStateFile(options.directory), storeTimes(options), onProblem);
  try {
    await firstSweep(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Attempts at the first write. */
const FIRST_WRITE_TRIES = 3;

/**
 * Runs the first sweep, which is the first write of a start. On a busy machine the write may time out before anything
 * is written; the sweep is then tried again, three times in all.
 * @throws StoreUnavailable when every attempt times out, or the write may have landed
 */
export async function firstSweep(store: Pick<GameStore, 'sweep'>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await store.sweep();
      return;
    } catch (error) {
      const isLate = error instanceof StoreUnavailable && !error.mayHaveLanded;
      if (!isLate || tries === FIRST_WRITE_TRIES) throw error;
    }
  }
}

async function openRedis(
  place: RedisPlace,
  times: Partial<StoreTimes>,
  watch: ConnectionWatch,
): Promise<GameStore> {
  const later = await openRedisAt(place, times, watch);
  if (place.from === undefined) return later;
  try {
    const { namespace } = place;
    const former = { kind: 'redis', url: place.from, ...(namespace ? { namespace } : {}) } as const;
    return new MovingStore(await openRedisAt(former, times, watch), later);
  } catch (error) {
    await later.close();
    throw error;
  }
}

/**
 * Opens one Redis for the command that moves games.
 * @throws StoreUnavailable
 */
export function openRedisStore(
  place: Omit<RedisPlace, 'kind'>,
  onProblem: (problem: unknown) => void,
  onRequest: () => void = () => undefined,
): Promise<RedisStore> {
  const watch = { onProblem, onRecovered: () => undefined, onRequest };
  return openRedisAt({ kind: 'redis', ...place }, {}, watch);
}

async function openRedisAt(
  place: RedisPlace,
  { finishedTtlMs, now }: Partial<StoreTimes>,
  watch: ConnectionWatch,
): Promise<RedisStore> {
  const redis = await RedisConnection.open(place.url, watch);
  try {
    await checkVersion(redis);
    const keys = await keysOf(redis, place.namespace ?? 'throneroom', place.partitions);
    await redis.locate([keys.root, ...keys.all]);
    // Hosts' clocks differ, and what is due is due for all programs.
    const times = storeTimes({ finishedTtlMs, now: now ?? (() => redis.timeOf(keys.root)) });
    return new RedisStore(redis, keys, await settingsWarnings(redis), times, watch.onProblem);
  } catch (error) {
    await redis.close();
    throw error;
  }
}
