/** A connection to Redis. Calls answer or fail in time, and a failed call has no later effect. */
import { z } from 'zod';
import { StoreMoved, StoreUnavailable } from '../game-store.ts';
import { ClusterWire } from './cluster-wire.ts';
import { ConnectionHealth, type ConnectionWatch } from './connection-health.ts';
import { untilLoaded } from './loading.ts';
import { type Place, placeOf } from './redis-client.ts';
import { DEMOTED, isNotRedisFault, messageOf, REFUSAL, wasNeverSent } from './redis-errors.ts';
import type { Script } from './scripts.ts';
import { SentinelWire } from './sentinel-wire.ts';
import { SingleWire } from './single-wire.ts';
import type { Wire } from './wire.ts';

/** A call without an answer is rejected after this time, in ms, because an interaction has three seconds in all. */
const ANSWER_TIMEOUT_MS = 2_000;
/**
 * A script that starts later than this after it was sent, in ms, does nothing. The caller times out well after this.
 */
const START_TIMEOUT_MS = 1_500;
/** Minimum interval, in ms, between reconnects that look for the master when connected to a replica. */
const LOOK_FOR_MASTER_MS = 5_000;
/** How often the servers' clocks are compared with that of this process, in ms: two clocks part by some ms a minute. */
const CLOCKS_EVERY_MS = 60_000;

/** A script that was called with a deadline in the past. */
const LATE = 'late';
/** A script that would have changed a store whose games go to another one. */
const SEALED = 'sealed';

export class RedisConnection {
  /** Host and port, for messages, without credentials. */
  readonly place: string;
  readonly #watch: ConnectionWatch;
  readonly #health: ConnectionHealth;
  #wire: Wire;
  /** When the last answer arrived, by the monotonic clock, in ms. */
  #answeredAt = 0;
  #lookedForMasterAt = Number.NEGATIVE_INFINITY;
  #closed = false;
  #clocks: NodeJS.Timeout | undefined;

  private constructor({ name, urls, master }: Place, watch: ConnectionWatch) {
    this.place = name;
    this.#watch = watch;
    // After a failover another server with another clock may answer.
    this.#health = new ConnectionHealth(name, watch, () => this.#compareClocks());
    this.#wire =
      master === null
        ? new SingleWire(urls[0] ?? '', name, this.#wireWatch())
        : new SentinelWire(urls, master, name, this.#wireWatch());
  }

  #wireWatch() {
    return {
      onTrouble: (error: unknown) => this.#health.trouble(error),
      onReady: () => this.#health.ready(),
    };
  }

  /**
   * Connects within a second or fails; waits for a server that loads its files. A server of a cluster leads to the
   * others, a sentinel to the master.
   * @param url may name several servers of a cluster, or several sentinels; the first that answers is enough
   * @throws StoreUnavailable naming the host
   */
  static async open(url: string, watch: ConnectionWatch): Promise<RedisConnection> {
    const place = placeOf(url);
    const connection = await RedisConnection.#openFirst(place, watch);
    try {
      await untilLoaded(() => connection.readEach(z.literal('PONG'), ['PING']));
      if (await connection.#isCluster()) await connection.#joinCluster(place.urls);
      await connection.#compareClocks();
    } catch (error) {
      await connection.close();
      throw error;
    }
    connection.#health.opened();
    connection.#keepClocks();
    return connection;
  }

  static async #openFirst(place: Place, watch: ConnectionWatch) {
    let trouble = '';
    // Sentinels are all asked at once.
    const tried = place.master === null ? place.urls.map((url) => ({ ...place, urls: [url] })) : [place];
    for (const one of tried) {
      const connection = new RedisConnection(one, watch);
      try {
        await connection.#wire.open();
        return connection;
      } catch {
        trouble = connection.#health.lastTrouble;
        await connection.close();
      }
    }
    throw new StoreUnavailable(`Redis at ${place.name} cannot be reached (${trouble}).`);
  }

  async #isCluster(): Promise<boolean> {
    const [answer] = await this.readEach(z.string(), ['INFO', 'cluster']);
    return /^cluster_enabled:1/m.test(answer ?? '');
  }

  async #joinCluster(urls: readonly string[]): Promise<void> {
    const first = this.#wire;
    this.#wire = new ClusterWire(urls, this.#wireWatch());
    first.destroy();
    try {
      await this.#wire.open();
    } catch {
      throw new StoreUnavailable(
        `The cluster at ${this.place} cannot be reached (${this.#health.lastTrouble}).`,
      );
    }
  }

  get isCluster(): boolean {
    return this.#wire.isCluster;
  }

  /** Tells the connection which prefixes of keys will be asked for, so that it knows the clocks of their servers. */
  async locate(prefixes: readonly string[]): Promise<void> {
    if (!(this.#wire instanceof ClusterWire)) return;
    const wire = this.#wire;
    await this.#answered(() => wire.locate(prefixes), false);
  }

  /** Sends a command that only reads a key, and validates its answer. @throws StoreUnavailable, also for an invalid answer */
  async read<T>(shape: z.ZodType<T>, key: string, words: readonly string[]): Promise<T> {
    return this.#shaped(shape, await this.#answered(() => this.#wire.send(key, words), false), false);
  }

  /** Sends a command that writes a key, whenever it arrives. @throws StoreUnavailable */
  async write(key: string, words: readonly string[]): Promise<void> {
    await this.#answered(() => this.#wire.send(key, words), true);
  }

  /** Sends a command to every server. @throws StoreUnavailable */
  async readEach<T>(shape: z.ZodType<T>, words: readonly string[]): Promise<readonly T[]> {
    const answers = await this.#answered(() => this.#wire.sendToEach(words), false);
    return answers.map((answer) => this.#shaped(shape, answer, false));
  }

  /** Returns all keys that match a pattern; takes as long as it takes. @throws StoreUnavailable */
  async scan(pattern: string): Promise<readonly string[]> {
    try {
      return await this.#wire.scan(pattern);
    } catch (error) {
      throw new StoreUnavailable(`Redis at ${this.place} failed: ${messageOf(error)}`, { cause: error });
    }
  }

  /**
   * Runs a script that only reads.
   * @param prefix of the keys that it reads
   * @throws StoreUnavailable
   */
  async readScript<T>(
    script: Script,
    shape: z.ZodType<T>,
    prefix: string,
    args: readonly string[],
  ): Promise<T> {
    const answer = await this.#answered(() => this.#evaluate(script, prefix, args, performance.now()), false);
    return this.#shaped(shape, answer, false);
  }

  /**
   * Runs a script that writes.
   * @param prefix of the keys that it changes
   * @param since when the work began that the script is a step of, by the monotonic clock, in ms: it does nothing later
   *   than 1.5 s after that. Without it, now.
   * @throws StoreUnavailable
   */
  async writeScript<T>(
    script: Script,
    shape: z.ZodType<T>,
    prefix: string,
    args: readonly string[],
    since = performance.now(),
  ): Promise<T> {
    const answer = await this.#answered(() => this.#evaluate(script, prefix, args, since), true);
    if (answer === SEALED) throw new StoreMoved(this.place);
    if (answer !== LATE) return this.#shaped(shape, answer, true);
    await this.#compareClocks();
    throw new StoreUnavailable(`Redis at ${this.place} was too slow; nothing was written.`);
  }

  async #evaluate(script: Script, prefix: string, args: readonly string[], since: number): Promise<unknown> {
    const deadline = Math.floor(since + this.#wire.clockAhead(prefix) + START_TIMEOUT_MS);
    const call = ['1', prefix, `${deadline}${this.isCluster ? 'c' : ''}`, ...args];
    try {
      return await this.#wire.send(prefix, ['EVALSHA', script.sha, ...call]);
    } catch (error) {
      // A restarted server no longer has its scripts.
      if (!messageOf(error).startsWith('NOSCRIPT')) throw error;
      return await this.#wire.send(prefix, ['EVAL', script.text, ...call]);
    }
  }

  async #answered<T>(ask: () => Promise<T>, writes: boolean): Promise<T> {
    if (this.#closed) throw new StoreUnavailable('The store is closed.');
    if (!this.#wire.isReady) {
      throw new StoreUnavailable(`Redis at ${this.place} is away (${this.#health.lastTrouble}).`);
    }
    this.#watch.onRequest();
    let timer: NodeJS.Timeout | undefined;
    const askedAt = performance.now();
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new Error('no answer'));
        // No answer since the request: the network may drop packets, which TCP would report only after many minutes.
        if (this.#answeredAt < askedAt) this.#reconnect('no answer');
      }, ANSWER_TIMEOUT_MS);
    });
    try {
      const answer = await Promise.race([ask(), silence]);
      this.#answeredAt = performance.now();
      if (writes) this.#health.written();
      return answer;
    } catch (error) {
      if (error instanceof StoreUnavailable || isNotRedisFault(error)) throw error;
      const message = messageOf(error);
      if (REFUSAL.test(message)) {
        this.#answeredAt = performance.now();
        this.#health.refused(message);
      }
      if (DEMOTED.test(message)) this.#lookForMaster();
      const mayHaveLanded = writes && !REFUSAL.test(message) && !wasNeverSent(error);
      throw new StoreUnavailable(`Redis at ${this.place} failed: ${message}`, { mayHaveLanded });
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Validates an answer. An invalid answer may belong to another request, and so may all later ones, so the connection
   * is reopened.
   */
  #shaped<T>(shape: z.ZodType<T>, answer: unknown, writes: boolean): T {
    const read = shape.safeParse(answer);
    if (read.success) return read.data;
    this.#reconnect('an answer that makes no sense');
    throw new StoreUnavailable(`Redis at ${this.place} gave an answer that makes no sense.`, {
      mayHaveLanded: writes,
    });
  }

  /**
   * Reconnects to find the master. Limited in frequency: each reconnect aborts reads, which a replica still answers.
   */
  #lookForMaster(): void {
    const now = performance.now();
    if (now - this.#lookedForMasterAt < LOOK_FOR_MASTER_MS) return;
    this.#lookedForMasterAt = now;
    this.#reconnect('READONLY');
  }

  /** Reconnects. All pending calls of the old connection fail. */
  #reconnect(why: string): void {
    if (this.#closed || !this.#wire.isReady) return;
    this.#health.trouble(new Error(why));
    this.#wire.reconnect();
  }

  /** Returns the time by the clock of the server that has the key, in ms since 1970. */
  timeOf(key: string): number {
    return Math.floor(performance.now() + this.#wire.clockAhead(key));
  }

  #keepClocks(): void {
    this.#clocks = setInterval(() => {
      // While the server is away the difference stays as it was; a connection begins by comparing them.
      if (this.#wire.isReady) this.#compareClocks().catch((error: unknown) => this.#health.failed(error));
    }, CLOCKS_EVERY_MS).unref();
  }

  async #compareClocks(): Promise<void> {
    await this.#answered(() => this.#wire.compareClocks(), false);
  }

  /** Waits for running calls, then disconnects; never throws. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#health.closed();
    clearInterval(this.#clocks);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ANSWER_TIMEOUT_MS);
    });
    const closing = this.#wire.close().catch((error: unknown) => this.#watch.onProblem(error));
    await Promise.race([closing, patience]).finally(() => clearTimeout(timer));
    this.#wire.destroy();
  }
}
