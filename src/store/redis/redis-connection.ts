/** One connection to Redis that answers or fails at once, and never does late what it said had failed. */
import { setTimeout as pause } from 'node:timers/promises';
import KeyvRedis from '@keyv/redis';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import { type Client, createOfflineRefusingClient, OPEN_TIMEOUT_MS, placeOf } from './redis-client.ts';
import {
  DEMOTED,
  isNotRedisFault,
  LOADING,
  messageOf,
  REFUSAL,
  troubleOf,
  wasNeverSent,
} from './redis-errors.ts';
import type { Script } from './scripts.ts';

/** Before all keys of a namespace. The braces are a hash tag: a cluster keeps them in one slot for the scripts. */
function prefixOf(namespace: string): string {
  return `{${namespace}}:`;
}

/** A call that is not answered by then is rejected: an interaction has three seconds in all. */
const ANSWER_TIMEOUT_MS = 2_000;
/** A script that starts later than this after it was sent does nothing; well before its caller gives up. */
const START_TIMEOUT_MS = 1_500;
/** How often a copy is left to look for the master. */
const LOOK_FOR_MASTER_MS = 5_000;
/** A server that is loading its files is waited for at the start, this long. */
const LOADING_PATIENCE_MS = 30_000;
const LOADING_LOOK_MS = 200;

/** Seconds and microseconds. */
const time = z.tuple([z.coerce.number(), z.coerce.number()]);

/** Who is told of what happens to a connection between calls. */
export interface ConnectionWatch {
  onProblem(problem: unknown): void;
  /** A lost connection is back. */
  onRecovered(): void;
  /** Something is asked of the server, in one message. */
  onRequest(): void;
}

export class RedisConnection {
  /** Host and port, for messages; a URL's credentials are never shown. */
  readonly place: string;
  readonly keyvRedis: KeyvRedis<string>;
  /** What all keys begin with. */
  readonly prefix: string;
  readonly #client: Client;
  readonly #watch: ConnectionWatch;
  /** The server's clock less this process's monotonic one, in ms. */
  #clockAhead = 0;
  /** When the last answer came, by the monotonic clock. */
  #answeredAt = 0;
  #lookedForMasterAt = Number.NEGATIVE_INFINITY;
  #lost = false;
  #opened = false;
  /** The code of the refusal that the operator was told of; empty when the server takes what it is given. */
  #refusedFor = '';
  #closed = false;
  #lastTrouble = 'no answer';

  private constructor(client: Client, place: string, prefix: string, watch: ConnectionWatch) {
    this.place = place;
    this.prefix = prefix;
    this.#client = client;
    this.#watch = watch;
    // Any flag less and keyv hangs or reports success for what was not written (measured, keyv 5.6).
    this.keyvRedis = new KeyvRedis<string>(client, {
      throwOnErrors: true,
      throwOnConnectError: true,
      connectionTimeout: OPEN_TIMEOUT_MS,
    });
    // The adapter repeats the client's errors; the listener below has heard them.
    this.keyvRedis.on('error', () => undefined);
    client.on('error', (error: unknown) => this.#onTrouble(error));
    client.on('ready', () => this.#onReady());
    // A server that refused everything, for want of a password, may take it without a new line.
    client.on('ping-interval', () => this.#onReady());
  }

  /**
   * Connects within a second or gives up for good; a server that is reading its files is waited for.
   * @param namespace keeps one bot's keys apart from another's on the same server
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

  /** Runs a read; @throws StoreUnavailable */
  async read<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    return this.#answered(ask, false);
  }

  /** Runs a read whose answer has a shape. @throws StoreUnavailable, also when it has not */
  async readAs<T>(shape: z.ZodType<T>, ask: (client: Client) => Promise<unknown>): Promise<T> {
    return this.#shaped(shape, await this.#answered(ask, false), false);
  }

  /** Runs a script that only reads. @throws StoreUnavailable */
  async readScript<T>(script: Script, shape: z.ZodType<T>, args: readonly string[]): Promise<T> {
    return this.readAs(shape, () => this.#evaluate(script, args));
  }

  /** Runs a script that writes and answers with one word. @throws StoreUnavailable */
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
      // A restarted server has forgotten its scripts.
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
        // Not one answer since: packets may be dropped, which nobody would notice for many minutes.
        if (this.#answeredAt < askedAt) this.#dialAgain('no answer');
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

  /** An answer of the wrong shape may belong to another request, and so may all that follow: the connection is made anew. */
  #shaped<T>(shape: z.ZodType<T>, answer: unknown, writes: boolean): T {
    const read = shape.safeParse(answer);
    if (read.success) return read.data;
    this.#dialAgain('an answer that makes no sense');
    throw new StoreUnavailable(`Redis at ${this.place} gave an answer that makes no sense.`, {
      mayHaveLanded: writes,
    });
  }

  /** Now and then only: each hanging up breaks off reads, which a copy still answers. */
  #lookForMaster(): void {
    const now = performance.now();
    if (now - this.#lookedForMasterAt < LOOK_FOR_MASTER_MS) return;
    this.#lookedForMasterAt = now;
    this.#dialAgain('READONLY');
  }

  /** Hangs up and calls anew. Whatever waited for an answer on this line fails. */
  #dialAgain(why: string): void {
    // A line that is only being set up is given up by the client itself; a second attempt would run beside it.
    if (this.#closed || !this.#client.isReady) return;
    this.#onTrouble(new Error(why));
    this.#client.destroy();
    this.#client.connect().catch((error: unknown) => this.#onTrouble(error));
  }

  /** Resolves when the server has read its files. @throws StoreUnavailable when that takes too long */
  async #loaded(): Promise<void> {
    const until = performance.now() + LOADING_PATIENCE_MS;
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
    this.#lastTrouble = troubleOf(error);
    // The line stands, or could be set up if it were let.
    if (REFUSAL.test(message)) {
      this.#onRefusal(message);
      return;
    }
    // One outage makes a dozen events; the operator hears of the first.
    if (this.#lost || this.#closed) return;
    this.#lost = true;
    this.#watch.onProblem(
      new StoreUnavailable(`The connection to Redis at ${this.place} broke (${this.#lastTrouble}).`),
    );
  }

  /** Asked each second and more: the operator hears of the first of a kind, until something is written again. */
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
    // After a failover another server with another clock may answer; and it may refuse to.
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

  /** Waits for the calls under way, then hangs up; never throws. */
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
