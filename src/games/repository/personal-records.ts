/** Records stored under a person's Discord id and changed by games and presses alike: each change under a claim. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { type GameStore, plainJson, type RecordKind, UnreadableGame } from '../../store/index.ts';
import { whileClaimed } from '../concurrency/renewed-claim.ts';

const LOOK_AGAIN_MS = 20;

export class PersonalRecords<Kept> {
  readonly #store: GameStore;
  readonly #kind: RecordKind;
  readonly #shape: z.ZodType<Kept>;
  readonly #fresh: Kept;

  /**
   * @param kind where the records are stored
   * @param shape the schema of a record
   * @param fresh the record of a person without one
   */
  constructor(store: GameStore, kind: RecordKind, shape: z.ZodType<Kept>, fresh: Kept) {
    this.#store = store;
    this.#kind = kind;
    this.#shape = shape;
    this.#fresh = fresh;
  }

  /**
   * Returns a person's record; a fresh one for a person without.
   * @throws StoreUnavailable, and UnreadableGame for an unreadable record, which is never overwritten
   */
  async of(userId: string): Promise<Kept> {
    const kept = await this.#store.readRecord(this.#kind, userId);
    if (kept === null) return this.#fresh;
    const read = this.#shape.safeParse(kept);
    if (!read.success) throw new UnreadableGame(`${this.#kind} of ${userId}`, 'the record has another shape');
    return read.data;
  }

  /**
   * Changes a record under a claim, so that no other change in this or another process runs meanwhile.
   * @param change returns the record that it was given to leave it as it is
   * @returns the record after the change
   * @throws StoreUnavailable, UnreadableGame
   */
  async change(userId: string, change: (kept: Kept) => Kept): Promise<Kept> {
    let after = this.#fresh;
    const work = async () => {
      const before = await this.of(userId);
      after = change(before);
      if (after !== before) await this.#store.writeRecord(this.#kind, userId, plainJson(after));
    };
    // Each change has its own holder, so that two changes of this process exclude each other too.
    while (!(await whileClaimed(this.#store, `${this.#kind}:${userId}`, randomUUID(), work))) {
      await sleep(LOOK_AGAIN_MS);
    }
    return after;
  }

  /** Deletes a person's record. @throws StoreUnavailable */
  async forget(userId: string): Promise<void> {
    await this.#store.deleteRecord(this.#kind, userId);
  }
}
