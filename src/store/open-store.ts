/** One way in to every store. */
import { EmbeddedStore } from './embedded/embedded-store.ts';
import { openStateFile } from './embedded/state-file.ts';
import type { GameStore } from './game-store.ts';
import { storeTimes } from './store-times.ts';

export type StorePlace =
  /** One SQLite file in a directory on this machine; `:memory:` keeps nothing after close. */
  { readonly kind: 'embedded'; readonly directory: string };

export type StoreOptions = StorePlace & {
  /** How long a finished game is kept after its last change, in ms; 90 days unless named. Live games never expire. */
  readonly finishedTtlMs?: number;
  /** The clock (ms since 1970), for tests. */
  readonly now?: () => number;
  /** Told of what no caller can be told: a lost connection, an unreadable game met in a list. */
  readonly onProblem?: (problem: unknown) => void;
};

/**
 * Opens the store, checks that it can be used and removes what has expired.
 * @throws StoreUnavailable when it cannot be reached, StoreDamaged when its file is broken
 */
export async function openStore(options: StoreOptions): Promise<GameStore> {
  const times = storeTimes(options);
  const onProblem = options.onProblem ?? ((problem) => console.error(problem));
  const store = new EmbeddedStore(openStateFile(options.directory), times, onProblem);
  await store.sweep();
  return store;
}
