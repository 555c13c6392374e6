/** One record for each kind of open records. It lists them, so that unanswered ones can be found and closed. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { GameStore, RecordKind } from '../../store/index.ts';
import type { Log } from '../ports/log.ts';
import { readableRecord } from '../repository/readable-record.ts';

const RECORD = 'open';
/** How long others wait, in ms, when a process crashes during a change. A change takes a few ms. */
const LOCK_MS = 1_500;
const LOOK_AGAIN_MS = 20;

const listSchema = z.array(
  z.object({
    id: z.string(),
    /** Ms since 1970. */
    expiresAt: z.number(),
    /** The message with its buttons, once Discord has told its id. */
    messageId: z.string().nullable().default(null),
    /** Who opened it, whom it is for if it is for one person, and where; empty in what an earlier bot wrote. */
    from: z.string().default(''),
    to: z.string().default(''),
    channelId: z.string().default(''),
  }),
);
export type Listed = z.infer<typeof listSchema>[number];

/** What can be open: each kind has a list and records of its own. */
export type OpenKind = Extract<RecordKind, 'challenge' | 'lobby'>;

export class OpenList {
  readonly #kind: OpenKind;
  readonly #store: GameStore;
  readonly #log: Pick<Log, 'error'>;
  readonly #holder = randomUUID();
  /** Changes follow one another: the list is read, changed and written. */
  #lastChange: Promise<void> = Promise.resolve();

  constructor(kind: OpenKind, store: GameStore, log: Pick<Log, 'error'>) {
    this.#kind = kind;
    this.#store = store;
    this.#log = log;
  }

  async read(): Promise<readonly Listed[]> {
    const read = listSchema.safeParse(await readableRecord(this.#store, this.#log, this.#kind, RECORD));
    return read.success ? read.data : [];
  }

  /** Changes the list; nobody else, in this process or another, changes it meanwhile. */
  change(change: (list: readonly Listed[]) => readonly Listed[]): Promise<void> {
    const changed = this.#lastChange.then(() => this.#write(change));
    this.#lastChange = changed.catch(() => undefined);
    return changed;
  }

  async #write(change: (list: readonly Listed[]) => readonly Listed[]): Promise<void> {
    const lock = `${this.#kind}-list`;
    while (!(await this.#store.claim(lock, this.#holder, LOCK_MS))) await sleep(LOOK_AGAIN_MS);
    try {
      await this.#store.writeRecord(this.#kind, RECORD, [...change(await this.read())]);
    } finally {
      await this.#store.release(lock, this.#holder);
    }
  }
}
