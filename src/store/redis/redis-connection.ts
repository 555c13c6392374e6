/** A connection to Redis. Calls answer or fail in time, and a failed call has no later effect. */
import { setTimeout as pause } from 'node:timers/promises';
import KeyvRedis from '@keyv/redis';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import { type Client, createOfflineRefusingClient, OPEN_TIMEOUT_MS, placeOf } from './redis-client.ts';
import {
  DEMOTED,
  describeRedisError,
  isNotRedisFault,
  LOADING,
  messageOf,
  REFUSAL,
  wasNeverSent,
} from './redis-errors.ts';
import type { Script } from './scripts.ts';

/** Returns the key prefix of a namespace. The braces are a hash tag: a cluster needs the scripts' keys in one slot. */
function prefixOf(namespace: string): string {
  return `{${namespace}}:`;
}

/** A call without an answer is rejected after this time, in ms, because an interaction has three seconds in all. */
const ANSWER_TIMEOUT_MS = 2_000;
/**
 * A script that starts later than this after it was sent, in ms, does nothing. The caller times out well after this.
 */
const START_TIMEOUT_MS = 1_500;
/** Minimum interval, in ms, between reconnects that look for the master when connected to a replica. */
const LOOK_FOR_MASTER_MS = 5_000;
/** How long the start waits for a server that loads its files, in ms. */
const LOADING_TIMEOUT_MS = 30_000;
const LOADING_LOOK_MS = 200;

/** The answer of TIME: seconds and microseconds. */
const time = z.tuple([z.coerce.number(), z.coerce.number()]);

/** Callbacks for events of a connection between calls. */
export interface ConnectionWatch {
  onProblem(problem: unknown): void;
  /** Called when a lost connection is restored. */
  onRecovered(): void;
  /** Called when a request was sent to the server. */
  onRequest(): void;
}

export class RedisConnection {
  /** Host and port, for messages, without credentials. */
  readonly place: string;
  readonly keyvRedis: KeyvRedis<string>;
  /** The prefix of all keys. */
  readonly prefix: string;
  readonly #client: Client;
  readonly #watch: ConnectionWatch;
  /** The server's clock minus this process's monotonic clock, in ms. */
  #clockAhead = 0;
  /** When the last answer arrived, by the monotonic clock, in ms. */
  #answeredAt = 0;
  #lookedForMasterAt = Number.NEGATIVE_INFINITY;
  #lost = false;
  #opened = false;
  /** The code of the reported refusal; empty while the server accepts writes. */
  #refusedFor = '';
  #closed = false;
  #lastTrouble = 'no answer';

  private constructor(client: Client, place: string, prefix: string, watch: ConnectionWatch) {
    this.place = place;
    this.prefix = prefix;
    this.#client = client;
    this.#watch = watch;
    // Without any of these flags keyv hangs, or reports success for failed writes (measured, keyv 5.6).
    this.keyvRedis = new KeyvRedis<string>(client, {
      throwOnErrors: true,
      throwOnConnectError: true,
      connectionTimeout: OPEN_TIMEOUT_MS,
    });
    // The adapter repeats the client's errors, which the listener below handles.
    this.keyvRedis.on('error', () => undefined);
    client.on('error', (error: unknown) => this.#onTrouble(error));
    client.on('ready', () => this.#onReady());
    // A server that refused commands for lack of a password may accept them later on the same connection.
    client.on('ping-interval', () => this.#onReady());
  }

  /**
   * Connects within a second or fails; waits for a server that loads its files.
   * @param namespace separates the keys of several bots on one server
   * @throws StoreUnavailable naming the host
   */
  static async open(url: string, namespace: string, watch: ConnectionWatch): Promise<RedisConnection> {
    const place = placeOf(url);
    const connection = new RedisConnection(
      createOfflineRefusingClient(url, place),
      place,
      prefixOf(namespace),
      watch,
    );
    connection.#lost = true;
    try {
      await connection.keyvRedis.getClient();
    } catch {
      await connection.close();
      throw new StoreUnavailable(`Redis at ${place} cannot be reached (${connection.#lastTrouble}).`);
    }
    try {
      await connection.#compareClocks();
      await connection.#loaded();
    } catch (error) {
      await connection.close();
      throw error;
    }
    connection.#lost = false;
    connection.#opened = true;
    return connection;
  }

  /** Runs a read. @throws StoreUnavailable */
  async read<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    return this.#answered(ask, false);
  }

  /** Runs a read and validates its answer. @throws StoreUnavailable, also for an invalid answer */
  async readAs<T>(shape: z.ZodType<T>, ask: (client: Client) => Promise<unknown>): Promise<T> {
    return this.#shaped(shape, await this.#answered(ask, false), false);
  }

  /** Runs a script that only reads. @throws StoreUnavailable */
  async readScript<T>(script: Script, shape: z.ZodType<T>, args: readonly string[]): Promise<T> {
    return this.readAs(shape, () => this.#evaluate(script, args));
  }

  /** Runs a script that writes. @throws StoreUnavailable */
  async writeScript<T>(script: Script, shape: z.ZodType<T>, args: readonly string[]): Promise<T> {
    const answer = await this.#answered(() => this.#evaluate(script, args), true);
    if (answer !== 'late') return this.#shaped(shape, answer, true);
    await this.#compareClocks();
    throw new StoreUnavailable(`Redis at ${this.place} was too slow; nothing was written.`);
  }

  async #evaluate(script: Script, args: readonly string[]): Promise<unknown> {
    const deadline = Math.floor(performance.now() + this.#clockAhead + START_TIMEOUT_MS);
    const call = { keys: [this.prefix], arguments: [String(deadline), ...args] };
    try {
      return await this.#client.evalSha(script.sha, call);
    } catch (error) {
      // A restarted server no longer has its scripts.
      if (!messageOf(error).startsWith('NOSCRIPT')) throw error;
      return await this.#client.eval(script.text, call);
    }
  }

  async #answered<T>(ask: (client: Client) => Promise<T>, writes: boolean): Promise<T> {
    if (this.#closed) throw new StoreUnavailable('The store is closed.');
    if (!this.#client.isReady) {
      throw new StoreUnavailable(`Redis at ${this.place} is away (${this.#lastTrouble}).`);
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
      const answer = await Promise.race([ask(this.#client), silence]);
      this.#answeredAt = performance.now();
      if (writes) this.#refusedFor = '';
      return answer;
    } catch (error) {
      if (error instanceof StoreUnavailable || isNotRedisFault(error)) throw error;
      const message = messageOf(error);
      if (REFUSAL.test(message)) {
        this.#answeredAt = performance.now();
        this.#onRefusal(message);
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
    // The client aborts a connection attempt itself; a second attempt would run beside it.
    if (this.#closed || !this.#client.isReady) return;
    this.#onTrouble(new Error(why));
    this.#client.destroy();
    this.#client.connect().catch((error: unknown) => this.#onTrouble(error));
  }

  /** Resolves when the server has loaded its files. @throws StoreUnavailable when that takes too long */
  async #loaded(): Promise<void> {
    const until = performance.now() + LOADING_TIMEOUT_MS;
    for (;;) {
      try {
        await this.read((client) => client.ping());
        return;
      } catch (error) {
        if (!messageOf(error).includes(': LOADING ') || performance.now() > until) throw error;
        await pause(LOADING_LOOK_MS);
      }
    }
  }

  async #compareClocks(): Promise<void> {
    const asked = performance.now();
    const [seconds, microseconds] = await this.readAs(time, (client) => client.sendCommand(['TIME']));
    const middle = (asked + performance.now()) / 2;
    this.#clockAhead = seconds * 1_000 + microseconds / 1_000 - middle;
  }

  #onTrouble(error: unknown): void {
    const message = messageOf(error);
    // A client that is closed during an attempt fails by a TypeError of its own, which tells nothing about the server.
    if (!isNotRedisFault(error)) this.#lastTrouble = describeRedisError(error);
    // The server is reachable but refuses commands.
    if (REFUSAL.test(message)) {
      this.#onRefusal(message);
      return;
    }
    // One outage causes a dozen events; only the first is reported.
    if (this.#lost || this.#closed) return;
    this.#lost = true;
    this.#watch.onProblem(
      new StoreUnavailable(`The connection to Redis at ${this.place} broke (${this.#lastTrouble}).`),
    );
  }

  /** Reports only the first refusal of a kind until a write succeeds again, since calls are made every second. */
  #onRefusal(message: string): void {
    const [code = ''] = message.split(' ');
    if (!this.#opened || this.#closed || LOADING.test(message) || code === this.#refusedFor) return;
    this.#refusedFor = code;
    this.#watch.onProblem(
      new StoreUnavailable(`Redis at ${this.place} refuses what it is asked: ${message}`),
    );
  }

  #onReady(): void {
    if (!this.#lost || this.#closed || !this.#opened) return;
    // After a failover another server with another clock may answer or refuse.
    this.#compareClocks().then(
      () => {
        if (!this.#lost) return;
        this.#lost = false;
        this.#refusedFor = '';
        this.#watch.onRecovered();
      },
      (error: unknown) => this.#onTrouble(error),
    );
  }

  /** Waits for running calls, then disconnects; never throws. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    if (this.#client.isReady) {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ANSWER_TIMEOUT_MS);
      });
      await Promise.race([this.#client.close(), patience]).finally(() => clearTimeout(timer));
    }
    if (this.#client.isOpen) this.#client.destroy();
  }
}
