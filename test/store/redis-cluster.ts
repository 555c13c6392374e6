/** A Redis Cluster of the tests' own: three servers on spare ports, which share the slots. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { RedisServer } from './redis-server.ts';

const SLOTS = 16_384;
const SERVERS = 3;
/** How long a server is away before the others take its replica for it, in ms. */
const NODE_TIMEOUT_MS = 1_500;
const MOVED_AT_ONCE = 10;

const texts = z.array(z.string());

export class RedisCluster {
  /** The servers that have slots; `masters[n]` has the n-th third of them at first. */
  readonly masters: readonly RedisServer[];
  /** The replica of each of them, in the same order; none without replicas. */
  readonly replicas: readonly RedisServer[];
  readonly #ids = new Map<RedisServer, string>();

  private constructor(masters: readonly RedisServer[], replicas: readonly RedisServer[]) {
    this.masters = masters;
    this.replicas = replicas;
  }

  /** Starts the servers and joins them; resolves when every one of them knows all slots. */
  static async start({ replicas = false } = {}): Promise<RedisCluster> {
    const settings = [
      ...['--cluster-enabled', 'yes', '--cluster-node-timeout', String(NODE_TIMEOUT_MS)],
      ...['--appendonly', 'yes', '--appendfsync', 'always', '--repl-diskless-sync-delay', '0'],
    ];
    const start = () => RedisServer.start(settings);
    const masters = await Promise.all(Array.from({ length: SERVERS }, start));
    const copies = replicas ? await Promise.all(Array.from({ length: SERVERS }, start)) : [];
    const cluster = new RedisCluster(masters, copies);
    await cluster.#join();
    return cluster;
  }

  get #all(): readonly RedisServer[] {
    return [...this.masters, ...this.replicas];
  }

  get url(): string {
    return `redis://${this.masters.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
  }

  async #join(): Promise<void> {
    for (const server of this.#all) {
      this.#ids.set(server, z.string().parse(await server.command('CLUSTER', 'MYID')));
    }
    for (const [at, server] of this.masters.entries()) {
      const [from, to] = [at, at + 1].map((part) => Math.floor((part * SLOTS) / SERVERS));
      await server.command('CLUSTER', 'ADDSLOTSRANGE', String(from), String((to ?? 0) - 1));
      await server.command('CLUSTER', 'SET-CONFIG-EPOCH', String(at + 1));
    }
    const [first] = this.masters;
    for (const server of this.#all.slice(1)) {
      await server.command('CLUSTER', 'MEET', '127.0.0.1', String(first?.port));
    }
    await this.#whenAll(
      async (server) =>
        String(await server.command('CLUSTER', 'NODES'))
          .trim()
          .split('\n').length === this.#all.length,
    );
    for (const [at, replica] of this.replicas.entries()) {
      await replica.command('CLUSTER', 'REPLICATE', this.#idOf(this.masters[at]));
    }
    await this.whole();
    for (const replica of this.replicas) {
      while (!String(await replica.command('INFO', 'replication')).includes('master_link_status:up')) {
        await pause(50);
      }
    }
  }

  /** Resolves when every server that runs finds all slots served. */
  whole(): Promise<void> {
    return this.#whenAll(async (server) => {
      const info = String(await server.command('CLUSTER', 'INFO'));
      return info.includes('cluster_state:ok') && info.includes(`cluster_slots_ok:${SLOTS}`);
    });
  }

  async #whenAll(isSo: (server: RedisServer) => Promise<boolean>): Promise<void> {
    for (const server of this.#all.filter(({ isRunning }) => isRunning)) {
      while (!(await isSo(server).catch(() => false))) await pause(50);
    }
  }

  #idOf(server: RedisServer | undefined): string {
    const id = server && this.#ids.get(server);
    if (id === undefined) throw new Error('No such server in the cluster.');
    return id;
  }

  /** Sends a command to every master, and returns the answers. */
  async each(...words: readonly string[]): Promise<readonly unknown[]> {
    return Promise.all(this.masters.map((server) => server.command(...words)));
  }

  /** Removes all keys. */
  async empty(): Promise<void> {
    await this.each('FLUSHALL');
  }

  /** Returns the server that has the slot of a key, and the slot. */
  async placeOf(key: string): Promise<{ readonly server: RedisServer; readonly slot: number }> {
    const [any] = this.masters;
    const slot = z.int().parse(await any?.command('CLUSTER', 'KEYSLOT', key));
    for (const server of this.masters) {
      const answer = await server.command('CLUSTER', 'NODES');
      const own =
        String(answer)
          .split('\n')
          .find((line) => line.includes('myself'))
          ?.split(' ') ?? [];
      const ranges = own.slice(8).filter((part) => /^\d/.test(part));
      const has = ranges.some((range) => {
        const [from = 0, to = from] = range.split('-').map(Number);
        return from <= slot && slot <= to;
      });
      if (has) return { server, slot };
    }
    throw new Error(`No server has slot ${slot}.`);
  }

  /**
   * Moves the slot of a key to another server, as `redis-cli --cluster reshard` does.
   * @param pauseMs a pause after every ten keys, in ms
   */
  async move(key: string, pauseMs = 0): Promise<void> {
    const { server: source, slot } = await this.placeOf(key);
    const target = this.masters[(this.masters.indexOf(source) + 1) % this.masters.length];
    const [from, to, name] = [this.#idOf(source), this.#idOf(target), String(slot)];
    if (!target) throw new Error('No other server.');
    await target.command('CLUSTER', 'SETSLOT', name, 'IMPORTING', from);
    await source.command('CLUSTER', 'SETSLOT', name, 'MIGRATING', to);
    for (;;) {
      const answer = await source.command('CLUSTER', 'GETKEYSINSLOT', name, String(MOVED_AT_ONCE));
      const keys = texts.parse(answer);
      if (keys.length === 0) break;
      const where = ['127.0.0.1', String(target.port), '', '0', '5000', 'KEYS'];
      await source.command('MIGRATE', ...where, ...keys);
      await pause(pauseMs);
    }
    for (const server of [target, source, ...this.masters]) {
      await server.command('CLUSTER', 'SETSLOT', name, 'NODE', to);
    }
  }

  /** Ends the servers and removes their files. */
  async remove(): Promise<void> {
    await Promise.all(this.#all.map((server) => server.remove()));
  }
}
