/** One connection to Redis that answers or fails at once, and never does late what it said had failed. */
import KeyvRedis, { createClient } from '@keyv/redis';
import { z } from 'zod';
import { StoreUnavailable, UnreadableGame } from '../game-store.ts';
import type { Script } from './scripts.ts';

/** Before all keys of a namespace. The braces are a hash tag: a cluster keeps them in one slot for the scripts. */
function prefixOf(namespace: string): string {
  return `{${namespace}}:`;
}

const OPEN_TIMEOUT_MS = 1_000;
/** A call that is not answered by then is rejected: an interaction has three seconds in all. */
const ANSWER_TIMEOUT_MS = 2_000;
/** A script that starts later than this after it was sent does nothing; well before its caller gives up. */
const START_TIMEOUT_MS = 1_500;
const LONGEST_PAUSE_MS = 500;

type Client = ReturnType<typeof createClient>;

/** Redis answers a refusal with a code in capitals (`OOM ...`, `MISCONF ...`); a broken line says otherwise. */
const REFUSAL = /^[A-Z]{2,} /;
const NEVER_SENT = /^Client(Offline|Closed)Error$/;
const withMessage = z.object({ message: z.string() });
const withCode = z.object({ code: z.string() });

export class RedisConnection {
  /** Host and port, for messages; a URL's credentials are never shown. */
  readonly place: string;
  readonly keyvRedis: KeyvRedis<string>;
  /** What all keys begin with. */
  readonly prefix: string;
  readonly #client: Client;
  readonly #onProblem: (problem: unknown) => void;
  /** The server's clock less this process's monotonic one, in ms. */
  #clockAhead = 0;
  #lost = false;
  #closed = false;
  #lastTrouble = 'no answer';

  private constructor(client: Client, place: string, prefix: string, onProblem: (problem: unknown) => void) {
    this.place = place;
    this.prefix = prefix;
    this.#client = client;
    this.#onProblem = onProblem;
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
  }

  /**
   * Connects within a second or gives up for good.
   * @param namespace keeps one bot's keys apart from another's on the same server
   * @throws StoreUnavailable naming the host
   */
  static async open(
    url: string,
    namespace: string,
    onProblem: (problem: unknown) => void,
  ): Promise<RedisConnection> {
    const place = placeOf(url);
    const connection = new RedisConnection(
      createOfflineRefusingClient(url, place),
      place,
      prefixOf(namespace),
      onProblem,
    );
    connection.#lost = true;
    try {
      await connection.keyvRedis.getClient();
      await connection.#compareClocks();
    } catch {
      await connection.close();
      throw new StoreUnavailable(`Redis at ${place} cannot be reached (${connection.#lastTrouble}).`);
    }
    connection.#lost = false;
    return connection;
  }

  /** Runs a read; @throws StoreUnavailable */
  async read<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    return this.#answered(ask, false);
  }

  /** Runs a write; @throws StoreUnavailable, with `mayHaveLanded` when the line broke before the answer */
  async write<T>(ask: (client: Client) => Promise<T>): Promise<T> {
    return this.#answered(ask, true);
  }

  /** Runs a script that only reads. */
  async readScript(script: Script, args: readonly string[]): Promise<unknown> {
    return this.#answered(() => this.#evaluate(script, args), false);
  }

  /** Runs a script that writes and answers with one word. @throws StoreUnavailable */
  async writeScript(script: Script, args: readonly string[]): Promise<string> {
    const answer = z.string().parse(await this.#answered(() => this.#evaluate(script, args), true));
    if (answer === 'late') {
      await this.#compareClocks();
      throw new StoreUnavailable(`Redis at ${this.place} was too slow; nothing was written.`);
    }
    return answer;
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
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer')), ANSWER_TIMEOUT_MS);
    });
    try {
      return await Promise.race([ask(this.#client), silence]);
    } catch (error) {
      if (isNotRedisFault(error)) throw error;
      const message = messageOf(error);
      const mayHaveLanded = writes && !REFUSAL.test(message) && !NEVER_SENT.test(nameOf(error));
      throw new StoreUnavailable(`Redis at ${this.place} failed: ${message}`, { mayHaveLanded });
    } finally {
      clearTimeout(timer);
    }
  }

  async #compareClocks(): Promise<void> {
    const asked = performance.now();
    const answer = await this.#answered((client) => client.sendCommand(['TIME']), false);
    const [seconds, microseconds] = z.tuple([z.coerce.number(), z.coerce.number()]).parse(answer);
    const middle = (asked + performance.now()) / 2;
    this.#clockAhead = seconds * 1_000 + microseconds / 1_000 - middle;
  }

  #onTrouble(error: unknown): void {
    const code = withCode.safeParse(error);
    this.#lastTrouble = code.success ? code.data.code : messageOf(error);
    // One outage makes a dozen events; the operator hears of the first.
    if (this.#lost || this.#closed) return;
    this.#lost = true;
    this.#onProblem(
      new StoreUnavailable(`The connection to Redis at ${this.place} broke (${this.#lastTrouble}).`),
    );
  }

  #onReady(): void {
    const wasLost = this.#lost;
    this.#lost = false;
    // After a failover another server with another clock may answer.
    if (wasLost && !this.#closed) this.#compareClocks().catch((error: unknown) => this.#onTrouble(error));
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

function createOfflineRefusingClient(url: string, place: string): Client {
  try {
    return createClient({
      url,
      // A queue would hold calls while Redis is away and apply them when it comes back, long after they failed.
      disableOfflineQueue: true,
      socket: {
        connectTimeout: OPEN_TIMEOUT_MS,
        reconnectStrategy: (attempts) => Math.min(2 ** attempts * 25, LONGEST_PAUSE_MS),
      },
    });
  } catch (error) {
    throw new StoreUnavailable(`The URL of Redis at ${place} cannot be used: ${messageOf(error)}.`);
  }
}

/** @throws StoreUnavailable, without the text of the URL: it may hold a password */
function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^rediss?:$/.test(parsed.protocol) || parsed.hostname === '') {
    throw new StoreUnavailable('The Redis URL is not of the form redis://host:6379.');
  }
  return `${parsed.hostname}:${parsed.port || '6379'}`;
}

/** A value that cannot be kept, or a record that cannot be read: not the connection's fault. */
function isNotRedisFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof UnreadableGame;
}

/** The client's errors all carry the name "Error"; only their classes differ. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : '';
}

function messageOf(error: unknown): string {
  const known = withMessage.safeParse(error);
  return known.success ? known.data.message : 'unknown trouble';
}
