/** The settings of all Redis clients: they reject commands that they cannot send immediately. */
import { StoreUnavailable } from '../game-store.ts';
import { masterNameIn, REDIS_SCHEME, redisUrlsOf } from '../redis-url.ts';

export const OPEN_TIMEOUT_MS = 1_000;
/** Interval of pings on an idle connection, in ms. */
const PING_MS = 1_500;
/** A connection attempt without an answer is aborted after this time, in ms. */
const SOCKET_TIMEOUT_MS = 4_000;

export const CLIENT_SETTINGS = {
  // A queue would hold calls during an outage and execute them afterwards, long after they were reported as failed.
  disableOfflineQueue: true,
  pingInterval: PING_MS,
} as const;

export const SOCKET_SETTINGS = { connectTimeout: OPEN_TIMEOUT_MS, socketTimeout: SOCKET_TIMEOUT_MS } as const;

/** Where Redis is, from a URL that may name several servers of a cluster, or sentinels. */
export interface Place {
  /** Host and port of the servers, for messages, without credentials. */
  readonly name: string;
  /** A URL for each server or sentinel. */
  readonly urls: readonly string[];
  /** The name that sentinels know the server by; null without sentinels. */
  readonly master: string | null;
}

/**
 * Reads a URL `redis://[user:password@]host[:port][,host[:port] ...][/db]`, or one of sentinels:
 * `redis-sentinel://[user:password@]host[:port][,host[:port] ...]/name[/db]`.
 * @throws StoreUnavailable without the URL, which may contain a password
 */
export function placeOf(url: string): Place {
  const urls = redisUrlsOf(url);
  const master = masterNameIn(url);
  if (master === '') {
    throw new StoreUnavailable(
      'The Redis URL does not name the master: it is of the form redis-sentinel://host:26379/name.',
    );
  }
  const names = urls.map((one) => {
    const parsed = URL.canParse(one) ? new URL(one) : null;
    if (!parsed || !REDIS_SCHEME.test(one) || parsed.hostname === '') {
      throw new StoreUnavailable('The Redis URL is not of the form redis://host:6379.');
    }
    return `${parsed.hostname}:${parsed.port || (master === null ? '6379' : '26379')}`;
  });
  const servers = names.join(', ');
  return { name: master === null ? servers : `${servers} (${master})`, urls, master };
}

const SECOND_MS = 1_000;

/** Reads the answer of TIME (seconds and microseconds) as ms. */
export function msOfTime([seconds = Number.NaN, microseconds = Number.NaN]: readonly number[]): number {
  return seconds * SECOND_MS + microseconds / SECOND_MS;
}
