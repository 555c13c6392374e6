/**
 * The client of one Redis server that sentinels watch. Whenever the connection breaks, and when the server has become a
 * replica, the sentinels are asked for the master anew.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { Sentinels } from './sentinels.ts';
import { SingleWire } from './single-wire.ts';
import type { Wire, WireWatch } from './wire.ts';

/** The pause between two attempts to reach the master, in ms. */
const PAUSE_MS = 250;

/** The answer of ROLE: the role, and what belongs to it. */
const role = z.tuple([z.string()]).rest(z.unknown());

export class SentinelWire implements Wire {
  readonly isCluster = false;
  readonly #sentinels: Sentinels;
  readonly #place: string;
  readonly #watch: WireWatch;
  #server: SingleWire | null = null;
  #renewal: Promise<void> | null = null;
  #closed = false;

  /**
   * @param urls one for each sentinel
   * @param master the name that they know the server by
   * @param place for messages
   */
  constructor(urls: readonly string[], master: string, place: string, watch: WireWatch) {
    this.#sentinels = new Sentinels(urls, master);
    this.#place = place;
    this.#watch = watch;
  }

  get isReady(): boolean {
    return this.#server?.isReady ?? false;
  }

  async open(): Promise<void> {
    try {
      this.#server = await this.#openMaster();
    } catch (error) {
      this.#watch.onTrouble(error);
      throw error;
    }
    this.#watch.onReady();
  }

  /** Connects to the server that is the master now; rejects when there is none. */
  async #openMaster(): Promise<SingleWire> {
    const url = await this.#sentinels.urlOfMaster();
    const server: SingleWire = new SingleWire(
      url,
      this.#place,
      {
        onTrouble: (error) => {
          if (server !== this.#server) return;
          this.#watch.onTrouble(error);
          if (!server.isReady) this.reconnect();
        },
        onReady: () => {
          if (server === this.#server) this.#watch.onReady();
        },
      },
      { reconnects: false },
    );
    try {
      await server.open();
      const [is] = role.parse(await server.send('', ['ROLE']));
      // A sentinel may be behind: until it knows of the new master, nothing is written to the former one.
      if (is !== 'master') throw new Error('the sentinels name a replica');
      await server.compareClocks();
      return server;
    } catch (error) {
      server.destroy();
      throw error;
    }
  }

  #current(): SingleWire {
    if (!this.#server) throw new Error('not connected');
    return this.#server;
  }

  async send(key: string, words: readonly string[]): Promise<unknown> {
    return this.#current().send(key, words);
  }

  async sendToEach(words: readonly string[]): Promise<readonly unknown[]> {
    return this.#current().sendToEach(words);
  }

  async scan(pattern: string): Promise<readonly string[]> {
    return this.#current().scan(pattern);
  }

  async compareClocks(): Promise<void> {
    await this.#current().compareClocks();
  }

  clockAhead(): number {
    return this.#server?.clockAhead() ?? 0;
  }

  reconnect(): void {
    if (this.#closed) return;
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = null;
    });
  }

  async #renew(): Promise<void> {
    // Calls in progress fail: whoever answers them may not be the master any more.
    this.#server?.destroy();
    while (!this.#closed) {
      await pause(PAUSE_MS);
      try {
        const next = await this.#openMaster();
        if (this.#closed) return next.destroy();
        this.#server = next;
        this.#watch.onReady();
        return;
      } catch (error) {
        this.#watch.onTrouble(error);
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#server?.close();
  }

  destroy(): void {
    this.#closed = true;
    this.#server?.destroy();
  }
}
