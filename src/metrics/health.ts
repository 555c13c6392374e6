/** Whether players can play: the store answers, and Discord reaches the bot. */
import type { Connection, Pressure } from '../commands/bot.ts';
import type { GameStore } from '../store/index.ts';

/** An answer of the store that takes longer than this, in ms, is none: a press would come too late. */
export const STORE_PATIENCE_MS = 1_000;

/** What is looked at. Each is null until it is there. */
export interface Patient {
  readonly store: Pick<GameStore, 'ping'> | null;
  readonly bot: { connection(): Connection; pressure(): Pressure } | null;
  readonly stopping: boolean;
}

export interface Health {
  readonly status: 'ok' | 'starting' | 'stopping' | 'failing';
  /** `ok`, or what is wrong. */
  readonly store: string;
  /** `connected`, or what is wrong. */
  readonly discord: string;
  /** `drawn`, `off`, or that tables are told in words for a while. A bot without pictures is well. */
  readonly pictures: string;
  /** `admitted`, or that new games must wait. A bot that carries what it can is well. */
  readonly newGames: string;
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
    ...pressureWords(bot?.pressure() ?? null),
    shards: connection?.shards ?? {},
  };
}

function pressureWords(pressure: Pressure | null): Pick<Health, 'pictures' | 'newGames'> {
  if (pressure === null) return { pictures: 'not connected yet', newGames: 'not connected yet' };
  const { pictures, admission } = pressure;
  return {
    pictures:
      pictures === null
        ? 'off'
        : pictures.leftOut
          ? 'left out for now: more are ordered than can be drawn in time'
          : 'drawn',
    newGames: admission.open
      ? 'admitted'
      : `refused for now: tables are ${Math.round(admission.behindSeconds)} seconds behind`,
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
