/**
 * Tells the programs of a bot of each other: which shards run where. A shard may run twice, as in a rolling restart;
 * the operator is told where. Programs on one machine share its processors for drawing.
 */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { z } from 'zod';
import { shardWords } from './own-shards.ts';
import { setDrawingThreads, threadsFor } from './render/picture/pictures.ts';
import type { OwnShards } from './sharding.ts';
import { type Programs, StoreUnavailable } from './store/index.ts';

const NOTE_EVERY_MS = 10_000;
/** A program that has not noted itself for this long, in ms, has ended. */
const NOTE_TTL_MS = 30_000;

const programNote = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.int(),
  count: z.int(),
  shards: z.array(z.int()),
  /** Whether all its shards are logged in. */
  isReady: z.boolean(),
});
type ProgramNote = z.infer<typeof programNote>;

export interface RunningProgramsOptions {
  readonly programs: Programs;
  readonly shards: OwnShards;
  /** The name of this machine or pod. */
  readonly host: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** A fixed number of drawing threads; null divides the processors among the programs of this machine. */
  readonly drawingThreads: number | null;
}

export class RunningPrograms {
  readonly #options: RunningProgramsOptions;
  #own: ProgramNote;
  /** Programs that the operator was told of. */
  readonly #told = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  private constructor(options: RunningProgramsOptions) {
    this.#options = options;
    const { host, shards } = options;
    this.#own = {
      id: randomUUID(),
      host,
      pid: process.pid,
      count: shards.count,
      shards: [...shards.ids],
      isReady: false,
    };
  }

  /** Notes this program, and repeats it until `stop`. Rejects with StoreUnavailable when the first note fails. */
  static async start(options: RunningProgramsOptions): Promise<RunningPrograms> {
    const running = new RunningPrograms(options);
    await running.#note();
    running.#timer = setInterval(() => void running.#noteAgain(), NOTE_EVERY_MS).unref();
    return running;
  }

  /** Tells the others that all shards of this program are logged in. */
  async ready(): Promise<void> {
    this.#own = { ...this.#own, isReady: true };
    await this.#noteAgain();
  }

  /** Whether other programs are logged in with all shards of this one; false when the store does not tell. */
  async isServedElsewhere(): Promise<boolean> {
    const others = (await this.#whileStoreAnswers(() => this.#others())) ?? [];
    const { count, shards } = this.#own;
    const ready = others.filter((other) => other.isReady && other.count === count);
    return shards.every((shard) => ready.some((other) => other.shards.includes(shard)));
  }

  /** Removes the note of this program. */
  async stop(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#whileStoreAnswers(() =>
      this.#options.programs.note(this.#own.id, JSON.stringify(this.#own), 0),
    );
  }

  async #noteAgain(): Promise<void> {
    await this.#whileStoreAnswers(() => this.#note());
  }

  /** The store reports its outages itself, and the next note follows soon. */
  async #whileStoreAnswers<T>(run: () => Promise<T>): Promise<T | null> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#options.log.warn({ error }, 'this program could not be noted in the store');
      return null;
    }
  }

  /** Notes this program. Returns the notes of the others. */
  async #others(): Promise<readonly ProgramNote[]> {
    const notes = await this.#options.programs.note(this.#own.id, JSON.stringify(this.#own), NOTE_TTL_MS);
    return notes.map((note) => programNote.parse(JSON.parse(note))).filter(({ id }) => id !== this.#own.id);
  }

  async #note(): Promise<void> {
    const others = await this.#others();
    for (const other of others) if (!this.#told.has(other.id)) this.#tellOf(other);
    const here = others.filter(({ host }) => host === this.#own.host).length + 1;
    setDrawingThreads(this.#options.drawingThreads ?? threadsFor(availableParallelism(), here));
  }

  #tellOf({ id, host, pid, count, shards }: ProgramNote): void {
    this.#told.add(id);
    const { log } = this.#options;
    if (count !== this.#own.count) {
      log.warn(
        { host, pid },
        `another program runs the bot with ${count} shards, this one with ${this.#own.count}: after a change of the number, stop the older programs soon`,
      );
      return;
    }
    const twice = shards.filter((shard) => this.#own.shards.includes(shard));
    if (twice.length === 0) return;
    log.warn(
      { host, pid, shards: shardWords(twice) },
      `shards ${shardWords(twice)} run on ${host} (process ${pid}) too: right in a rolling restart, else stop one of the two`,
    );
  }
}
