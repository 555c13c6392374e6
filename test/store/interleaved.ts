/** Stores of several programs whose requests come in an order that a seed draws, one at a time. */
import seedrandom from 'seedrandom';
import { keysOf } from '../../src/store/redis/layout.ts';
import { RedisConnection } from '../../src/store/redis/redis-connection.ts';
import { RedisStore } from '../../src/store/redis/redis-store.ts';
import { storeTimes } from '../../src/store/store-times.ts';

const SILENT = { onProblem: () => undefined, onRecovered: () => undefined, onRequest: () => undefined };

interface Waiting {
  readonly program: string;
  readonly go: () => void;
}

export class Interleaved {
  readonly #waiting: Waiting[] = [];
  readonly #opened: RedisStore[] = [];
  /** How often each program comes next: some are much slower than others, for some requests. */
  readonly #pace = new Map<string, number>();
  #random = seedrandom.alea('');
  #busy = false;

  /** Begins another order. */
  shuffle(seed: string): void {
    this.#random = seedrandom.alea(seed);
    this.#pace.clear();
  }

  /** Opens a store as one of the programs. */
  async open(program: string, url: string, partitions: number): Promise<RedisStore> {
    const redis = new Proxy(await RedisConnection.open(url, SILENT), {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => this.#inTurn(program, () => Reflect.apply(value, target, args));
      },
    });
    const keys = await keysOf(redis, 'throneroom', partitions);
    const store = new RedisStore(redis, keys, [], storeTimes({}), () => undefined);
    this.#opened.push(store);
    return store;
  }

  async close(): Promise<void> {
    await Promise.all(this.#opened.map((store) => store.close()));
  }

  async #inTurn<T>(program: string, ask: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      this.#waiting.push({ program, go });
      setImmediate(() => this.#next());
    });
    try {
      return await ask();
    } finally {
      // The program that was answered may ask again before the next one is drawn.
      setImmediate(() => {
        this.#busy = false;
        this.#next();
      });
    }
  }

  #next(): void {
    if (this.#busy || this.#waiting.length === 0) return;
    if (this.#random() < 0.15) this.#pace.clear();
    let left = this.#random() * this.#waiting.reduce((sum, { program }) => sum + this.#paceOf(program), 0);
    const at = this.#waiting.findIndex(({ program }) => {
      left -= this.#paceOf(program);
      return left <= 0;
    });
    const [drawn] = this.#waiting.splice(Math.max(0, at), 1);
    this.#busy = drawn !== undefined;
    drawn?.go();
  }

  #paceOf(program: string): number {
    const pace = this.#pace.get(program) ?? this.#random() ** 3 + 0.001;
    this.#pace.set(program, pace);
    return pace;
  }
}
