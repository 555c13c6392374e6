/** Whether players can play: the store answers, and Discord reaches the bot. */
import type { Connection } from '../commands/bot.ts';
import type { GameStore } from '../store/index.ts';

/** An answer of the store that takes longer than this, in ms, is none: a press would come too late. */
export const STORE_PATIENCE_MS = 1_000;

/** What is looked at. Each is null until it is there. */
export interface Patient {
  readonly store: Pick<GameStore, 'ping'> | null;
  readonly bot: { connection(): Connection } | null;
  readonly stopping: boolean;
}

export interface Health {
  readonly status: 'ok' | 'starting' | 'stopping' | 'failing';
  /** `ok`, or what is wrong. */
  readonly store: string;
  /** `connected`, or what is wrong. */
  readonly discord: string;
  /** What each shard of this process does, by its number. */
  readonly shards: Readonly<Record<string, string>>;
}

export async function healthOf({ store, bot, stopping }: Patient): Promise<Health> {
  const stored = store === null ? 'not opened yet' : await storeHealth(store);
  const connection = bot?.connection() ?? null;
  const discord = discordHealth(connection);
  return {
    status: statusOf(stored === 'ok' && discord === 'connected', connection !== null, stopping),
    store: stored,
    discord,
    shards: connection?.shards ?? {},
  };
}

function discordHealth(connection: Connection | null): string {
  if (connection === null) return 'not connected yet';
  return connection.up ? 'connected' : 'not connected';
}

function statusOf(well: boolean, started: boolean, stopping: boolean): Health['status'] {
  if (stopping) return 'stopping';
  if (well) return 'ok';
  return started ? 'failing' : 'starting';
}

async function storeHealth(store: Pick<GameStore, 'ping'>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${STORE_PATIENCE_MS} ms`), STORE_PATIENCE_MS);
  });
  const answer = store.ping().then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
