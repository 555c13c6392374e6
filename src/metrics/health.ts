/** Health checks: the store answers, the bot is connected to Discord, and what it sends arrives. */
import type { Pressure } from '../commands/bot.ts';
import type { Connection } from '../commands/discord/connection.ts';
import type { GameStore } from '../store/index.ts';

/** The store must answer within this time, in ms; otherwise the reply to a press would be too late. */
export const STORE_TIMEOUT_MS = 1_000;

/** The checked parts of the bot; each is null until it exists. */
export interface HealthInputs {
  readonly store: Pick<GameStore, 'ping'> | null;
  readonly bot: { connection(): Connection; pressure(): Pressure } | null;
  readonly stopping: boolean;
}

export interface Health {
  readonly status: 'ok' | 'starting' | 'stopping' | 'failing';
  /** `ok`, or a description of the problem. */
  readonly store: string;
  /** `connected`, or a description of the problem: no connection, or nothing that can be sent. */
  readonly discord: string;
  /** `drawn`, `off`, or a text that pictures are left out at the moment. A bot without pictures is healthy. */
  readonly pictures: string;
  /** `admitted`, or a text that new games must wait. A bot at its capacity is healthy. */
  readonly newGames: string;
  /** The state of each shard of this process, by shard number. */
  readonly shards: Readonly<Record<string, string>>;
}

export async function healthOf({ store, bot, stopping }: HealthInputs): Promise<Health> {
  const stored = store === null ? 'not opened yet' : await storeHealth(store);
  const connection = bot?.connection() ?? null;
  const pressure = bot?.pressure() ?? null;
  const discord = discordHealth(connection, pressure);
  return {
    status: statusOf(stored === 'ok' && discord === 'connected', connection !== null, stopping),
    store: stored,
    discord,
    ...pressureWords(pressure),
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

function discordHealth(connection: Connection | null, pressure: Pressure | null): string {
  if (connection === null || pressure === null) return 'not connected yet';
  if (!connection.up) return 'not connected';
  const { requests } = connection;
  if (!requests.up) return `no request succeeds: ${requests.words}`;
  return pressure.unsent === null ? 'connected' : `no message can be sent: ${pressure.unsent}`;
}

function statusOf(well: boolean, started: boolean, stopping: boolean): Health['status'] {
  if (stopping) return 'stopping';
  if (well) return 'ok';
  return started ? 'failing' : 'starting';
}

async function storeHealth(store: Pick<GameStore, 'ping'>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${STORE_TIMEOUT_MS} ms`), STORE_TIMEOUT_MS);
  });
  const answer = store.ping().then(
    () => 'ok',
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  );
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
