/** A Redis client that rejects commands that it cannot send immediately. */
import { createClient } from '@keyv/redis';
import { StoreUnavailable } from '../game-store.ts';
import { messageOf } from './redis-errors.ts';

export const OPEN_TIMEOUT_MS = 1_000;
const LONGEST_PAUSE_MS = 500;
/** Interval of pings on an idle connection, in ms. */
const PING_MS = 1_500;
/** A connection attempt without an answer is aborted after this time, in ms. */
const SOCKET_TIMEOUT_MS = 4_000;

export type Client = ReturnType<typeof createClient>;

/** Creates a client that is not connected yet. @throws StoreUnavailable */
export function createOfflineRefusingClient(url: string, place: string): Client {
  try {
    return createClient({
      url,
      // A queue would hold calls during an outage and execute them afterwards, long after they were reported as
      // failed.
      disableOfflineQueue: true,
      pingInterval: PING_MS,
      socket: {
        connectTimeout: OPEN_TIMEOUT_MS,
        socketTimeout: SOCKET_TIMEOUT_MS,
        reconnectStrategy: (attempts) => Math.min(2 ** attempts * 25, LONGEST_PAUSE_MS),
      },
    });
  } catch (error) {
    throw new StoreUnavailable(`The URL of Redis at ${place} cannot be used: ${messageOf(error)}.`);
  }
}

/** Returns host and port of a URL. @throws StoreUnavailable without the URL, which may contain a password */
export function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new StoreUnavailable('The Redis URL is not of the form redis://host:6379.');
  }
  return `${parsed.hostname}:${parsed.port || '6379'}`;
}
