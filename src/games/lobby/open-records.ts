/**
 * Records that are open until they are answered or expire, such as lobbies. The store keeps them, so they survive
 * restarts. A claim lets only one taker at a time change a record.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type GameStore, type Json, StoreUnavailable } from '../../store/index.ts';
import { RenewedClaim } from '../concurrency/renewed-claim.ts';
import type { Log } from '../ports/log.ts';
import { readableRecord } from '../repository/readable-record.ts';
import { type Listed, type OpenKind, OpenList } from './open-list.ts';
import { possibleExpiry } from './open-times.ts';

/** Tries to lock a record. Locks for a change or for noting the message last a few ms. */
const TRIES = 10;
const TRY_AGAIN_MS = 50;

/** The fields of every open record. */
export interface OpenRecord {
  readonly id: string;
  readonly channelId: string;
  /** The message with its buttons; null until Discord returns its id. */
  readonly messageId: string | null;
  /** Ms since 1970. */
  readonly expiresAt: number;
}

/** The parts that differ between the kinds of open records. */
export interface OpenPolicy<T extends OpenRecord> {
  readonly kind: OpenKind;
  /** How long a record can be answered, in ms. */
  readonly lifeMs: number;
  /** Parses a stored record; returns null when it cannot be parsed. */
  readonly read: (kept: Json) => T | null;
  readonly write: (record: T) => Json;
  /** Returns the opener and the addressee; `to` is empty when the record is open to everybody. */
  readonly between: (record: T) => { readonly from: string; readonly to: string };
  /** Returns the record without a person: the same record when they are not in it, null when it must be removed. */
  readonly without: (record: T, personId: string) => T | null;
}

/**
 * Closes an expired record. Its buttons are on the message `messageId`; null when the message is unknown.
 * @returns false when closing must be tried again
 */
export type Close<T> = (record: T, messageId: string | null) => Promise<boolean>;

export class OpenRecords<T extends OpenRecord> {
  readonly #policy: OpenPolicy<T>;
  readonly #store: GameStore;
  readonly #log: Pick<Log, 'error'>;
  readonly #list: OpenList;
  /** Record id -> the claim under which the record is being answered. */
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
    // The list comes first: a stored record that is not listed would never be removed.
    await this.#list.change((list) => [...list.filter((entry) => entry.id !== id), listed]);
    await this.#write(record);
  }

  /** Returns all open records, possibly with some that have just expired. */
  open(): Promise<readonly Listed[]> {
    return this.#list.read();
  }

  /** Stores the id of the message with the record's buttons, unless the record was answered already. */
  async noteMessage(id: string, messageId: string): Promise<void> {
    await this.#list.change((list) =>
      list.map((entry) => (entry.id === id ? { ...entry, messageId } : entry)),
    );
    const record = await this.#hold(id, 1);
    // Another request holds the record to answer it; its press names the message.
    if (record === null) return;
    try {
      await this.#write({ ...record, messageId });
    } finally {
      await this.giveBack(id);
    }
  }

  /** Returns the record, or null when it was answered, withdrawn or cannot be read. The record may have expired. */
  async find(id: string): Promise<T | null> {
    const kept = await readableRecord(this.#store, this.#log, this.#policy.kind, id);
    return kept === null ? null : this.#policy.read(kept);
  }

  /** Writes a changed record that is taken and given back afterwards. */
  async keep(record: T): Promise<void> {
    if (!this.#taken.has(record.id)) throw new RangeError(`${record.id} was not taken`);
    await this.#write(record);
  }

  /**
   * Takes a record for an answer, so that it is answered only once even when two answers arrive at the same moment or
   * at two processes. The record stays open until `settle`: after a crash it can be answered again. The taker must
   * settle the record or give it back in any case, as the claim lasts as long as this process.
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

  /** Removes an answered record that was taken. When that fails, others can answer the record. */
  async settle(id: string): Promise<void> {
    try {
      await this.#remove(id);
    } finally {
      await this.giveBack(id);
    }
  }

  /**
   * Releases a record that was taken but not answered, so that others can answer it. Does nothing for a settled record.
   */
  async giveBack(id: string): Promise<void> {
    const claim = this.#taken.get(id);
    this.#taken.delete(id);
    await claim?.release();
  }

  /** True when a record can be answered no more at `now` (ms since 1970). */
  isOver({ expiresAt }: OpenRecord, now: number): boolean {
    return possibleExpiry(expiresAt, this.#policy.lifeMs, now) <= now;
  }

  /**
   * Closes the records that expired at `now` (ms since 1970) or whose message `isAnswered` reports as answered, each in
   * one process. The record is removed after closing: after a crash between the two it is closed once more. A record
   * whose time cannot be true is open for its whole life again.
   * @param isAnswered called with the message ids of records that have not expired
   * @param onRenewed called with a record whose time was set anew
   */
  async expire(
    now: number,
    close: Close<T>,
    isAnswered: (messageId: string) => Promise<boolean> = async () => false,
    onRenewed: (record: T) => Promise<void> = async () => undefined,
  ): Promise<void> {
    for (const { id, expiresAt, messageId } of await this.#list.read()) {
      const until = possibleExpiry(expiresAt, this.#policy.lifeMs, now);
      if (until > now && (messageId === null || !(await isAnswered(messageId)))) {
        if (until === expiresAt) continue;
        const renewed = await this.#renew(id, until);
        if (renewed !== null) await onRenewed(renewed);
        continue;
      }
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

  /** Sets a record's time anew; null when it is gone or another request holds it. */
  async #renew(id: string, expiresAt: number): Promise<T | null> {
    const record = await this.#hold(id, 1);
    if (record === null) {
      await this.#dropIfGone(id);
      return null;
    }
    try {
      const renewed = { ...record, expiresAt };
      await this.#write(renewed);
      await this.#list.change((list) =>
        list.map((entry) => (entry.id === id ? { ...entry, expiresAt } : entry)),
      );
      return renewed;
    } finally {
      await this.giveBack(id);
    }
  }

  /**
   * Removes a person from every open record; deletes records that they opened or that are addressed to them.
   * @returns the list entries of the records that named the person
   */
  async forget(personId: string): Promise<readonly Listed[]> {
    const named: Listed[] = [];
    for (const entry of await this.#list.read()) {
      const { id, from, to } = entry;
      const record = await this.find(id);
      const rest = record && this.#policy.without(record, personId);
      const isTheirs = from === personId || to === personId;
      if (rest === record && !isTheirs) continue;
      if (rest === null || isTheirs) await this.#removeWhileHeld(id);
      else await this.#keepWithout(id, personId);
      named.push(entry);
    }
    return named;
  }

  /** @throws StoreUnavailable when the record is locked for too long; the person can ask again */
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

  /**
   * Removes a record under its lock, so that `noteMessage` does not write it again. An answer in progress does not
   * write the record.
   */
  async #removeWhileHeld(id: string): Promise<void> {
    const isHeld = (await this.#hold(id, TRIES)) !== null;
    try {
      await this.#remove(id);
    } finally {
      if (isHeld) await this.giveBack(id);
    }
  }

  /** Removes a list entry whose record is missing or unreadable, such as after a crash between the two writes. */
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
