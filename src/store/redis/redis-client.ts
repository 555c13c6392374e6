/** A client of Redis that refuses what it cannot send at once. */
import { createClient } from '@keyv/redis';
import { StoreUnavailable } from '../game-store.ts';
import { messageOf } from './redis-errors.ts';

export const OPEN_TIMEOUT_MS = 1_000;
const LONGEST_PAUSE_MS = 500;
/** An idle line is asked this often whether it still stands, */
const PING_MS = 1_500;
/** and a line that stays silent while it is being set up is given up after this. */
const SILENT_LINE_MS = 4_000;

export type Client = ReturnType<typeof createClient>;

/** A client that is not connected yet. @throws StoreUnavailable */
export function createOfflineRefusingClient(url: string, place: string): Client {
  try {
    return createClient({
      url,
      // A queue would hold calls while Redis is away and apply them when it comes back, long after they failed.
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: {
        connectTimeout: OPEN_TIMEOUT_MS,
        socketTimeout: SILENT_LINE_MS,
        reconnectStrategy: (attempts) => Math.min(2 ** attempts * 25, LONGEST_PAUSE_MS),
      },
    });
  } catch (error) {
    throw new StoreUnavailable(`The URL of Redis at ${place} cannot be used: ${messageOf(error)}.`);
  }
}

/** Host and port of a URL. @throws StoreUnavailable, without the text of the URL: it may hold a password */
export function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new StoreUnavailable('The Redis URL is not of the form redis://host:6379.');
  }
  return `${parsed.hostname}:${parsed.port || '6379'}`;
}
