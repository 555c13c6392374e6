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
      return await Promise.any(this.#urls.map((url) => this.#askWithin(url)));
    } catch (error) {
      // Of several the reason of the first one is told.
      throw error instanceof AggregateError ? error.errors[0] : error;
    }
  }

  async #askWithin(url: URL): Promise<string> {
    try {
      return await this.#ask(url, '');
    } catch (error) {
      // Sentinels that want a password have that of the servers.
      if (url.password === '' || !messageOf(error).includes('NOAUTH')) throw error;
      return this.#ask(url, decodeURIComponent(url.password));
    }
  }

  async #ask(url: URL, password: string): Promise<string> {
    const { hostname, port, protocol } = url;
    const client = createClient({
      ...(password === '' ? {} : { password }),
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
    const asked = async () => {
      await client.connect();
      return client.sendCommand(['SENTINEL', 'get-master-addr-by-name', this.#master]);
    };
    try {
      const found = address.parse(await openWithin(asked(), OPEN_TIMEOUT_MS));
      if (found === null) throw new Error(`the sentinel at ${url.host} knows no "${this.#master}"`);
      return this.#urlOf(url, ...found);
    } finally {
      if (client.isOpen) client.destroy();
    }
  }

  #urlOf({ protocol, username, password, pathname }: URL, host: string, port: string): string {
    const [, , database = ''] = pathname.split('/');
    const credentials = password === '' ? '' : `${username}:${password}@`;
    const place = host.includes(':') ? `[${host}]` : host;
    const scheme = protocol === OVER_TLS ? 'rediss' : 'redis';
    return `${scheme}://${credentials}${place}:${port}${database && `/${database}`}`;
  }
}

/** Returns an IPv6 address as a socket takes it. */
function withoutBrackets(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
