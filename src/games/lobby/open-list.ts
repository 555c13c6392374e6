/** The list of the open records of each kind. The list is needed to find and close unanswered records. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { GameStore, RecordKind } from '../../store/index.ts';
import type { Log } from '../ports/log.ts';
import { readableRecord } from '../repository/readable-record.ts';

const RECORD = 'open';
/** The lifetime of the list's lock, in ms. Others wait this long when a process crashes during a change of a few ms. */
const LOCK_MS = 1_500;
const LOOK_AGAIN_MS = 20;

const listSchema = z.array(
  z.object({
    id: z.string(),
    /** Ms since 1970. */
    expiresAt: z.number(),
    /** The message with its buttons; null until Discord returns its id. */
    messageId: z.string().nullable().default(null),
    /**
     * The opener, the addressee (empty when it is open to all) and the channel; empty in entries of earlier versions.
     */
    from: z.string().default(''),
    to: z.string().default(''),
    channelId: z.string().default(''),
  }),
);
export type Listed = z.infer<typeof listSchema>[number];

/** The kinds of records with a list; `challenge`: those of earlier versions (`older-challenges.ts`). */
export type OpenKind = Extract<RecordKind, 'challenge' | 'lobby'>;

export class OpenList {
  readonly #kind: OpenKind;
  readonly #store: GameStore;
  readonly #log: Pick<Log, 'error'>;
  readonly #holder = randomUUID();
  /** The latest change of this process; changes run one after another, as each reads and writes the list. */
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

  /** Changes the list under a lock, so that no other change in this or another process runs meanwhile. */
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
