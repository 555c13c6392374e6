/**
 * The client of a Redis Cluster. The library follows slots that move. It does not look for the servers again when one of
 * them fails, so whatever breaks a connection makes a new client, which asks for the servers anew.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createCluster } from '@keyv/redis';
import { z } from 'zod';
import { openWithin } from './open-within.ts';
import { CLIENT_SETTINGS, msOfTime, OPEN_TIMEOUT_MS, SOCKET_SETTINGS } from './redis-client.ts';
import { isMovingSlot } from './redis-errors.ts';
import { scanAll } from './scan.ts';
import type { Wire, WireWatch } from './wire.ts';

/** The pause between two attempts to connect anew, in ms. */
const PAUSE_MS = 250;
/** How long a call waits for a slot that is being moved, in ms, and how often it asks. */
const MOVING_TIMEOUT_MS = 1_400;
const MOVING_LOOK_MS = 25;
/** How long calls in progress of an earlier client may take, in ms. */
const LAST_ANSWERS_MS = 2_000;

const time = z.array(z.coerce.number()).length(2);

type Cluster = ReturnType<typeof clusterOf>;
type Master = Cluster['masters'][number];

/** Makes a client that is not connected yet; `known` are servers besides those that the URLs name. */
function clusterOf(
  urls: readonly string[],
  known: readonly { readonly host: string; readonly port: number }[],
) {
  const [first = ''] = urls;
  const { username, password, protocol } = new URL(first);
  return createCluster({
    rootNodes: [
      ...urls.map((url) => ({ url })),
      ...known.map(({ host, port }) => ({ socket: { host, port } })),
    ],
    // A server that is away must not keep the client from the others.
    minimizeConnections: true,
    defaults: {
      ...CLIENT_SETTINGS,
      ...(username ? { username: decodeURIComponent(username) } : {}),
      ...(password ? { password: decodeURIComponent(password) } : {}),
      socket: {
        ...SOCKET_SETTINGS,
        ...(protocol === 'rediss:' ? { tls: true as const } : {}),
        reconnectStrategy: false as const,
      },
    },
  });
}

export class ClusterWire implements Wire {
  readonly isCluster = true;
  readonly #urls: readonly string[];
  readonly #watch: WireWatch;
  #cluster: Cluster;
  #isReady = false;
  #closed = false;
  #renewal: Promise<void> | null = null;
  /** By how much the clock of each server is ahead, by its address. */
  readonly #clocks = new Map<string, number>();
  /** The slots of key prefixes, as the servers tell them. */
  readonly #slots = new Map<string, number>();

  /** @param urls at least one server of the cluster */
  constructor(urls: readonly string[], watch: WireWatch) {
    this.#urls = urls;
    this.#watch = watch;
    this.#cluster = this.#newCluster([]);
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  #newCluster(known: readonly { readonly host: string; readonly port: number }[]): Cluster {
    const cluster = clusterOf(this.#urls, known);
    const isCurrent = () => cluster === this.#cluster && !this.#closed;
    cluster.on('error', (error: unknown) => {
      if (isCurrent()) this.#watch.onTrouble(error);
    });
    cluster.on('node-error', (error: unknown) => {
      if (!isCurrent()) return;
      this.#watch.onTrouble(error);
      this.reconnect();
    });
    return cluster;
  }

  async open(): Promise<void> {
    await openWithin(this.#cluster.connect(), OPEN_TIMEOUT_MS);
    this.#isReady = true;
    this.#watch.onReady();
  }

  async send(key: string, words: readonly string[]): Promise<unknown> {
    const until = performance.now() + MOVING_TIMEOUT_MS;
    for (;;) {
      try {
        return await this.#cluster.sendCommand(key, false, [...words]);
      } catch (error) {
        if (!isMovingSlot(error) || performance.now() > until) throw error;
        await pause(MOVING_LOOK_MS);
      }
    }
  }

  async sendToEach(words: readonly string[]): Promise<readonly unknown[]> {
    return Promise.all(
      this.#cluster.masters.map(async (master) => (await this.#clientOf(master)).sendCommand([...words])),
    );
  }

  async scan(pattern: string): Promise<readonly string[]> {
    const found = await Promise.all(
      this.#cluster.masters.map(async (master) => {
        const client = await this.#clientOf(master);
        return scanAll((words) => client.sendCommand(words), pattern);
      }),
    );
    return found.flat();
  }

  async #clientOf(master: Master) {
    return this.#cluster.nodeClient(master);
  }

  async compareClocks(): Promise<void> {
    await Promise.all(
      this.#cluster.masters.map(async (master) => {
        const client = await this.#clientOf(master);
        const asked = performance.now();
        const answer = time.parse(await client.sendCommand(['TIME']));
        this.#clocks.set(master.address, msOfTime(answer) - (asked + performance.now()) / 2);
      }),
    );
  }

  /** Tells the wire in which slot the keys with a prefix lie. */
  async locate(prefixes: readonly string[]): Promise<void> {
    await Promise.all(
      prefixes.map(async (prefix) => {
        const slot = z
          .int()
          .parse(await this.#cluster.sendCommand(prefix, true, ['CLUSTER', 'KEYSLOT', prefix]));
        this.#slots.set(prefix, slot);
      }),
    );
  }

  clockAhead(key: string): number {
    const slot = this.#slots.get(key);
    const address = slot === undefined ? undefined : this.#cluster.slots[slot]?.master.address;
    const known = address === undefined ? undefined : this.#clocks.get(address);
    // A server that has just joined has the clock of the others, until the clocks are compared.
    return known ?? [...this.#clocks.values()][0] ?? 0;
  }

  reconnect(): void {
    if (this.#closed) return;
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = null;
    });
  }

  async #renew(): Promise<void> {
    const before = this.#cluster;
    const known = before.masters.map(({ host, port }) => ({ host, port }));
    for (;;) {
      await pause(PAUSE_MS);
      if (this.#closed) return;
      const next = this.#newCluster(known);
      try {
        await openWithin(next.connect(), OPEN_TIMEOUT_MS);
        if (this.#closed) return next.destroy();
        this.#cluster = next;
        await this.compareClocks();
        this.#retire(before);
        this.#isReady = true;
        this.#watch.onReady();
        return;
      } catch (error) {
        this.#watch.onTrouble(error);
        // The client is used all the same: most servers may answer.
        if (this.#cluster !== next) next.destroy();
        else return this.#retry(before);
      }
    }
  }

  /** Goes on with servers some of which are away, and looks for them again. */
  #retry(before: Cluster): void {
    this.#retire(before);
    setTimeout(() => this.reconnect(), PAUSE_MS).unref();
  }

  /** Ends an earlier client once its calls in progress are answered. */
  #retire(cluster: Cluster): void {
    const end = () => {
      if (cluster.isOpen) cluster.destroy();
    };
    cluster.close().then(end, end);
    setTimeout(end, LAST_ANSWERS_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#isReady = false;
    if (this.#cluster.isOpen) await this.#cluster.close();
  }

  destroy(): void {
    this.#closed = true;
    this.#isReady = false;
    if (this.#cluster.isOpen) this.#cluster.destroy();
  }
}
