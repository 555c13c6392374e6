/** Asks the sentinels of a Redis server which server is the master now. */
import { createClient } from '@keyv/redis';
import { z } from 'zod';
import { openWithin } from './open-within.ts';
import { OPEN_TIMEOUT_MS, SOCKET_SETTINGS } from './redis-client.ts';
import { messageOf } from './redis-errors.ts';

/** Host and port; null where the sentinel does not know the master's name. */
const address = z.tuple([z.string(), z.string()]).nullable();
/** The scheme of URLs with which sentinels and servers are spoken to over TLS. */
const OVER_TLS = 'rediss-sentinel:';

/** Sends a command to a sentinel. */
type Send = (words: readonly string[]) => Promise<unknown>;

export class Sentinels {
  readonly #urls: readonly URL[];
  readonly #master: string;

  /**
   * @param urls one for each sentinel; user and password are those of the servers
   * @param master the name that the sentinels know the server by
   */
  constructor(urls: readonly string[], master: string) {
    this.#urls = urls.map((url) => new URL(url));
    this.#master = master;
  }

  /** Returns the URL of the master by the first sentinel that knows it. Rejects when none does. */
  async urlOfMaster(): Promise<string> {
    try {
      return await Promise.any(this.#urls.map((url) => this.#ask(url)));
    } catch (error) {
      // Of several the reason of the first one is told.
      throw error instanceof AggregateError ? error.errors[0] : error;
    }
  }

  async #ask(url: URL): Promise<string> {
    const { hostname, port, protocol } = url;
    const client = createClient({
      disableOfflineQueue: true,
      socket: {
        ...SOCKET_SETTINGS,
        host: withoutBrackets(hostname),
        port: Number(port || '26379'),
        ...(protocol === OVER_TLS ? { tls: true as const } : {}),
        reconnectStrategy: false as const,
      },
    });
    // What fails is told by the rejected calls.
    client.on('error', () => undefined);
    const send: Send = (words) => client.sendCommand([...words]);
    const asked = async () => {
      await client.connect();
      return this.#askWithin(send, url);
    };
    try {
      const found = address.parse(await openWithin(asked(), OPEN_TIMEOUT_MS));
      if (found === null) throw new Error(`the sentinel at ${url.host} knows no "${this.#master}"`);
      return this.#urlOf(url, ...found);
    } finally {
      if (client.isOpen) client.destroy();
    }
  }

  async #askWithin(send: Send, url: URL): Promise<unknown> {
    const question = ['SENTINEL', 'get-master-addr-by-name', this.#master];
    try {
      return await send(question);
    } catch (error) {
      if (url.password === '' || !messageOf(error).includes('NOAUTH')) throw error;
    }
    await authenticate(send, decodeURIComponent(url.username), decodeURIComponent(url.password));
    return send(question);
  }

  #urlOf({ protocol, username, password, pathname }: URL, host: string, port: string): string {
    const [, , database = ''] = pathname.split('/');
    const credentials = password === '' ? '' : `${username}:${password}@`;
    const place = host.includes(':') ? `[${host}]` : host;
    const scheme = protocol === OVER_TLS ? 'rediss' : 'redis';
    return `${scheme}://${credentials}${place}:${port}${database && `/${database}`}`;
  }
}

/** Sentinels that want a password have that of the servers, and those that know users have theirs. */
async function authenticate(send: Send, user: string, password: string): Promise<void> {
  try {
    await send(['AUTH', password]);
  } catch (error) {
    if (user === '') throw error;
    await send(['AUTH', user, password]);
  }
}

/** Returns an IPv6 address as a socket takes it. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
