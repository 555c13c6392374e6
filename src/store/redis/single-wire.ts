/** The client of one Redis server. It connects again by itself, unless whoever uses it looks for the server anew. */
import { createClient } from '@keyv/redis';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import { openWithin } from './open-within.ts';
import { CLIENT_SETTINGS, msOfTime, OPEN_TIMEOUT_MS, SOCKET_SETTINGS } from './redis-client.ts';
import { messageOf } from './redis-errors.ts';
import { scanAll } from './scan.ts';
import type { Wire, WireWatch } from './wire.ts';

const LONGEST_PAUSE_MS = 500;

const time = z.array(z.coerce.number()).length(2);

export type Client = ReturnType<typeof createClient>;

export class SingleWire implements Wire {
  readonly isCluster = false;
  readonly client: Client;
  readonly #watch: WireWatch;
  #clockAhead = 0;

  /**
   * @param reconnects whether it connects again to the same server when the connection breaks
   * @throws StoreUnavailable for a URL that cannot be used
   */
  constructor(url: string, place: string, watch: WireWatch, { reconnects = true } = {}) {
    this.#watch = watch;
    try {
      this.client = createClient({
        url,
        ...CLIENT_SETTINGS,
        socket: {
          ...SOCKET_SETTINGS,
          reconnectStrategy: (attempts) => reconnects && Math.min(2 ** attempts * 25, LONGEST_PAUSE_MS),
        },
      });
    } catch (error) {
      throw new StoreUnavailable(`The URL of Redis at ${place} cannot be used: ${messageOf(error)}.`);
    }
    this.client.on('error', (error: unknown) => watch.onTrouble(error));
    this.client.on('ready', () => watch.onReady());
    // A server that refused commands for lack of a password may accept them later on the same connection.
    this.client.on('ping-interval', () => watch.onReady());
  }

  get isReady(): boolean {
    return this.client.isReady;
  }

  async open(): Promise<void> {
    await openWithin(this.client.connect(), OPEN_TIMEOUT_MS);
  }

  send(_key: string, words: readonly string[]): Promise<unknown> {
    return this.client.sendCommand([...words]);
  }

  async sendToEach(words: readonly string[]): Promise<readonly unknown[]> {
    return [await this.client.sendCommand([...words])];
  }

  scan(pattern: string): Promise<readonly string[]> {
    return scanAll((words) => this.client.sendCommand(words), pattern);
  }

  async compareClocks(): Promise<void> {
    const asked = performance.now();
    const answer = time.parse(await this.client.sendCommand(['TIME']));
    this.#clockAhead = msOfTime(answer) - (asked + performance.now()) / 2;
  }

  clockAhead(): number {
    return this.#clockAhead;
  }

  reconnect(): void {
    // The client aborts a connection attempt itself; a second attempt would run beside it.
    if (!this.client.isReady) return;
    this.client.destroy();
    this.client.connect().catch((error: unknown) => this.#watch.onTrouble(error));
  }

  async close(): Promise<void> {
    if (this.client.isReady) await this.client.close();
  }

  destroy(): void {
    if (this.client.isOpen) this.client.destroy();
  }
}
