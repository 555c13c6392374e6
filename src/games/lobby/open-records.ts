/**
 * What is open until somebody answers it or its time is over, such as challenges and lobbies: kept in the store, so
 * that it survives restarts, and changed by one taker at a time.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GameStore, type Json, StoreUnavailable } from '../../store/index.ts';
import { RenewedClaim } from '../concurrency/renewed-claim.ts';
import type { Log } from '../ports/log.ts';
import { readableRecord } from '../repository/readable-record.ts';
import { type Listed, type OpenKind, OpenList } from './open-list.ts';

/** A record is locked for a few ms while it is changed or its message is noted; other requests wait. */
const TRIES = 10;
const TRY_AGAIN_MS = 50;

/** What every open record has. */
export interface OpenRecord {
  readonly id: string;
  readonly channelId: string;
  /** The message with its buttons; null until Discord has told its id. */
  readonly messageId: string | null;
  /** Ms since 1970. */
  readonly expiresAt: number;
}

/** What tells one kind of open records from another. */
export interface OpenPolicy<T extends OpenRecord> {
  readonly kind: OpenKind;
  /** The record from what the store holds; null when it cannot be understood. */
  readonly read: (kept: Json) => T | null;
  readonly write: (record: T) => Json;
  /** Who opened it, and whom it is for; empty when it is for everybody. */
  readonly between: (record: T) => { readonly from: string; readonly to: string };
  /** The record without a person: itself when they have no part in it, null when nothing is left of it. */
  readonly without: (record: T, personId: string) => T | null;
}

/**
 * Closes a record whose time is over, whose buttons are on the message `messageId` if that is known.
 * @returns false when it should be tried again
 */
export type Close<T> = (record: T, messageId: string | null) => Promise<boolean>;

export class OpenRecords<T extends OpenRecord> {
  readonly #policy: OpenPolicy<T>;
  readonly #store: GameStore;
  readonly #log: Pick<Log, 'error'>;
  readonly #list: OpenList;
  /** Record id -> the claim under which it is answered. */
  readonly #taken = new Map<string, RenewedClaim>();

  constructor(policy: OpenPolicy<T>, store: GameStore, log: Pick<Log, 'error'>) {
    this.#policy = policy;
    this.#store = store;
    this.#log = log;
    this.#list = new OpenList(policy.kind, store, log);
  }

  async add(record: T): Promise<void> {
    const { id, expiresAt, channelId } = record;
    const listed = { id, expiresAt, messageId: null, ...this.#policy.between(record), channelId };
    // Listed first: a stored record that is not listed would never be removed.
    await this.#list.change((list) => [...list, listed]);
    await this.#write(record);
  }

  /** All open records, possibly with some that have just expired. */
  open(): Promise<readonly Listed[]> {
    return this.#list.read();
  }

  /** Remembers the message with the record's buttons, unless it was answered already. */
  async noteMessage(id: string, messageId: string): Promise<void> {
    await this.#list.change((list) =>
      list.map((entry) => (entry.id === id ? { ...entry, messageId } : entry)),
    );
    const record = await this.#hold(id, 1);
    // Locked by somebody who answers it; the press names the message.
    if (record === null) return;
    try {
      await this.#write({ ...record, messageId });
    } finally {
      await this.giveBack(id);
    }
  }

  /** The record, or null when it was answered, taken back or cannot be read. It may have expired. */
  async find(id: string): Promise<T | null> {
    const kept = await readableRecord(this.#store, this.#log, this.#policy.kind, id);
    return kept === null ? null : this.#policy.read(kept);
  }

  /** Keeps a record anew that was taken and is given back afterwards. */
  async keep(record: T): Promise<void> {
    if (!this.#taken.has(record.id)) throw new RangeError(`${record.id} was not taken`);
    await this.#write(record);
  }

  /**
   * Takes a record for an answer, so that it is answered once only, also when two answers come at the same
   * moment or to two processes. It stays open until `settle`: who dies on the way leaves it to be answered again.
   * Whoever took it must settle it or give it back whatever happens: the claim lasts as long as this process.
   * @returns null when somebody else took it
   */
  take(id: string): Promise<T | null> {
    return this.#hold(id, TRIES);
  }

  async #hold(id: string, tries: number): Promise<T | null> {
    const claim = new RenewedClaim(this.#store, `${this.#policy.kind}:${id}`, randomUUID());
    for (let failed = 0; !(await claim.take()); ) {
      failed += 1;
      if (failed === tries) return null;
      await sleep(TRY_AGAIN_MS);
    }
    const record = await this.find(id);
    if (record === null) await claim.release();
    else this.#taken.set(id, claim);
    return record;
  }

  /** Removes a record that was taken: it is answered. Where that fails, others can answer it. */
  async settle(id: string): Promise<void> {
    try {
      await this.#remove(id);
    } finally {
      await this.giveBack(id);
    }
  }

  /**
   * Lets others answer a record that was taken, because what it was taken for did not come about. Does nothing
   * for one that was settled.
   */
  async giveBack(id: string): Promise<void> {
    const claim = this.#taken.get(id);
    this.#taken.delete(id);
    await claim?.release();
  }

  /**
   * Closes the records whose time is over at `now` (ms since 1970), and those of which `isAnswered` knows that
   * they are, each by one process. A record is removed after it was closed: who dies between the two leaves it
   * to be closed once more.
   * @param isAnswered asked of the messages of those whose time is not over
   */
  async expire(
    now: number,
    close: Close<T>,
    isAnswered: (messageId: string) => Promise<boolean> = async () => false,
  ): Promise<void> {
    for (const { id, expiresAt, messageId } of await this.#list.read()) {
      if (expiresAt > now && (messageId === null || !(await isAnswered(messageId)))) continue;
      const record = await this.#hold(id, 1);
      if (record === null) {
        await this.#dropIfGone(id);
        continue;
      }
      try {
        if (await close(record, messageId ?? record.messageId)) await this.settle(id);
      } finally {
        await this.giveBack(id);
      }
    }
  }

  /**
   * Takes a person out of every open record; what was theirs alone is removed.
   * @returns the ids of the records that had to do with them
   */
  async forget(personId: string): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const { id, from, to } of await this.#list.read()) {
      const record = await this.find(id);
      const rest = record && this.#policy.without(record, personId);
      const isTheirs = from === personId || to === personId;
      if (rest === record && !isTheirs) continue;
      if (rest === null || isTheirs) await this.#removeWhileHeld(id);
      else await this.#keepWithout(id, personId);
      ids.push(id);
    }
    return ids;
  }

  /** @throws StoreUnavailable when it is held for long: the person asks again */
  async #keepWithout(id: string, personId: string): Promise<void> {
    const record = await this.#hold(id, TRIES);
    if (record === null) {
      if ((await this.find(id)) === null) return;
      throw new StoreUnavailable(`The ${this.#policy.kind} ${id} is being changed.`);
    }
    try {
      const rest = this.#policy.without(record, personId);
      if (rest === null) await this.#remove(id);
      else await this.#write(rest);
    } finally {
      await this.giveBack(id);
    }
  }

  /** Nobody who notes its message just then writes it anew; who answers it meanwhile writes nothing to it. */
  async #removeWhileHeld(id: string): Promise<void> {
    const isHeld = (await this.#hold(id, TRIES)) !== null;
    try {
      await this.#remove(id);
    } finally {
      if (isHeld) await this.giveBack(id);
    }
  }

  /** An entry of the list without a record: who listed it died before it was kept, or it cannot be read. */
  async #dropIfGone(id: string): Promise<void> {
    if ((await this.find(id)) === null) await this.#remove(id);
  }

  async #remove(id: string): Promise<void> {
    await this.#store.deleteRecord(this.#policy.kind, id);
    await this.#unlist(id);
  }

  async #unlist(id: string): Promise<void> {
    await this.#list.change((list) => list.filter((entry) => entry.id !== id));
  }

  #write(record: T): Promise<void> {
    return this.#store.writeRecord(this.#policy.kind, record.id, this.#policy.write(record));
  }
}
