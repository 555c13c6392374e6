/** Open challenges, kept in the store so that they survive restarts. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { GameStore } from '../../store/index.ts';
import { type Challenge, challengeSchema } from './challenge.ts';

/** The record that lists open challenges, so that those nobody answers can be found and closed. */
const LIST = 'open';
/** How long a challenge is being answered at most. */
const CLAIM_MS = 60_000;
const listSchema = z.array(z.object({ id: z.string(), expiresAt: z.number() }));
type Listed = z.infer<typeof listSchema>[number];

export class Challenges {
  readonly #store: GameStore;
  readonly #holder = randomUUID();
  /** Challenge id -> the holder under which it was claimed. */
  readonly #taken = new Map<string, string>();
  /** Changes of the list follow one another: it is read, changed and written. */
  #lastChange: Promise<void> = Promise.resolve();

  constructor(store: GameStore) {
    this.#store = store;
  }

  async add(challenge: Challenge): Promise<void> {
    await this.#store.writeRecord('challenge', challenge.id, challenge);
    await this.#changeList((list) => [...list, { id: challenge.id, expiresAt: challenge.expiresAt }]);
  }

  /** Remembers the message with the challenge's buttons, unless it was answered already. */
  async noteMessage(id: string, messageId: string): Promise<void> {
    const challenge = await this.find(id);
    if (challenge) await this.#store.writeRecord('challenge', id, { ...challenge, messageId });
  }

  /** The challenge, or null when it was answered or taken back. It may have expired. */
  async find(id: string): Promise<Challenge | null> {
    const record = await this.#store.readRecord('challenge', id);
    const read = challengeSchema.safeParse(record);
    return read.success ? read.data : null;
  }

  /**
   * Takes a challenge off the open ones, so that it is answered once only, also when two answers come
   * at the same moment or to two processes.
   * @returns null when somebody else took it
   */
  async take(id: string): Promise<Challenge | null> {
    const holder = randomUUID();
    if (!(await this.#store.claim(`challenge:${id}`, holder, CLAIM_MS))) return null;
    const challenge = await this.find(id);
    if (challenge === null) {
      await this.#store.release(`challenge:${id}`, holder);
      return null;
    }
    this.#taken.set(id, holder);
    await this.#remove(id);
    return challenge;
  }

  /** Opens a challenge again that was taken, because what it was taken for did not come about. */
  async giveBack(challenge: Challenge): Promise<void> {
    await this.add(challenge);
    const holder = this.#taken.get(challenge.id);
    this.#taken.delete(challenge.id);
    if (holder !== undefined) await this.#store.release(`challenge:${challenge.id}`, holder);
  }

  /** Challenges whose time is over at `now` (ms since 1970); they are removed. */
  async sweep(now: number): Promise<readonly Challenge[]> {
    const due = (await this.#readList()).filter((entry) => entry.expiresAt <= now);
    const expired: Challenge[] = [];
    for (const { id } of due) {
      const challenge = await this.take(id);
      if (challenge) expired.push(challenge);
    }
    await this.#changeList((list) => list.filter((entry) => entry.expiresAt > now));
    return expired;
  }

  /** Removes every open challenge that a person made or was sent; says how many. */
  async forget(personId: string): Promise<number> {
    let count = 0;
    for (const { id } of await this.#readList()) {
      const challenge = await this.find(id);
      if (challenge?.challenger.id !== personId && challenge?.opponent.id !== personId) continue;
      await this.#remove(id);
      count += 1;
    }
    return count;
  }

  async #remove(id: string): Promise<void> {
    await this.#store.deleteRecord('challenge', id);
    await this.#changeList((list) => list.filter((entry) => entry.id !== id));
  }

  async #readList(): Promise<readonly Listed[]> {
    const read = listSchema.safeParse(await this.#store.readRecord('challenge', LIST));
    return read.success ? read.data : [];
  }

  async #changeList(change: (list: readonly Listed[]) => readonly Listed[]): Promise<void> {
    const before = this.#lastChange;
    let done: () => void = () => undefined;
    this.#lastChange = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    try {
      await this.#writeList(change);
    } finally {
      done();
    }
  }

  async #writeList(change: (list: readonly Listed[]) => readonly Listed[]): Promise<void> {
    // Another process may hold the list for a moment; losing an entry only means that the challenge's
    // expiry shows when somebody presses its button, so nobody waits for long.
    await this.#store.claim('challenge-list', this.#holder, 5_000);
    try {
      const list = change(await this.#readList());
      await this.#store.writeRecord('challenge', LIST, [...list]);
    } finally {
      await this.#store.release('challenge-list', this.#holder);
    }
  }
}
