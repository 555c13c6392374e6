/** Open challenges, kept in the store so that they survive restarts. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameStore } from '../../store/index.ts';
import { readableRecord } from '../readable-record.ts';
import { KeptClaim } from '../table/kept-claim.ts';
import type { Log } from '../table/log.ts';
import { type Challenge, challengeSchema } from './challenge.ts';
import { ChallengeList, type Listed } from './challenge-list.ts';

/** A challenge is held for a few ms while its message is noted; an answer that comes just then waits. */
const TRIES = 10;
const TRY_AGAIN_MS = 50;

/**
 * Closes a challenge whose time is over, whose buttons are on the message `messageId` if that is known.
 * @returns false when it should be tried again
 */
export type Close = (challenge: Challenge, messageId: string | null) => Promise<boolean>;

export class Challenges {
  readonly #store: GameStore;
  readonly #log: Pick<Log, 'error'>;
  readonly #list: ChallengeList;
  /** Challenge id -> the claim under which it is answered. */
  readonly #taken = new Map<string, KeptClaim>();

  constructor(store: GameStore, log: Pick<Log, 'error'>) {
    this.#store = store;
    this.#log = log;
    this.#list = new ChallengeList(store, log);
  }

  async add(challenge: Challenge): Promise<void> {
    const { id, expiresAt, channelId } = challenge;
    const listed = {
      id,
      expiresAt,
      messageId: null,
      from: challenge.challenger.id,
      to: challenge.opponent.id,
    };
    // Listed first: what is kept and not listed would be kept for ever.
    await this.#list.change((list) => [...list, { ...listed, channelId }]);
    await this.#store.writeRecord('challenge', id, challenge);
  }

  /** Everything that is open, and now and then something that expired a moment ago. */
  open(): Promise<readonly Listed[]> {
    return this.#list.read();
  }

  /** Remembers the message with the challenge's buttons, unless it was answered already. */
  async noteMessage(id: string, messageId: string): Promise<void> {
    await this.#list.change((list) =>
      list.map((entry) => (entry.id === id ? { ...entry, messageId } : entry)),
    );
    const challenge = await this.#hold(id, 1);
    // Held by somebody who answers it: then it needs its message no more, and must not be written anew.
    if (challenge === null) return;
    try {
      await this.#store.writeRecord('challenge', id, { ...challenge, messageId });
    } finally {
      await this.giveBack(id);
    }
  }

  /** The challenge, or null when it was answered, taken back or cannot be read. It may have expired. */
  async find(id: string): Promise<Challenge | null> {
    const record = await readableRecord(this.#store, this.#log, 'challenge', id);
    const read = challengeSchema.safeParse(record);
    return read.success ? read.data : null;
  }

  /**
   * Takes a challenge for an answer, so that it is answered once only, also when two answers come at the same
   * moment or to two processes. It stays open until `settle`: who dies on the way leaves it to be answered again.
   * Whoever took it must settle it or give it back whatever happens: the claim lasts as long as this process.
   * @returns null when somebody else took it
   */
  take(id: string): Promise<Challenge | null> {
    return this.#hold(id, TRIES);
  }

  async #hold(id: string, tries: number): Promise<Challenge | null> {
    const claim = new KeptClaim(this.#store, `challenge:${id}`, randomUUID());
    for (let failed = 0; !(await claim.take()); ) {
      failed += 1;
      if (failed === tries) return null;
      await sleep(TRY_AGAIN_MS);
    }
    const challenge = await this.find(id);
    if (challenge === null) await claim.release();
    else this.#taken.set(id, claim);
    return challenge;
  }

  /** Removes a challenge that was taken: it is answered. Where that fails, others can answer it. */
  async settle(id: string): Promise<void> {
    try {
      await this.#remove(id);
    } finally {
      await this.giveBack(id);
    }
  }

  /**
   * Lets others answer a challenge that was taken, because what it was taken for did not come about. Does nothing
   * for one that was settled.
   */
  async giveBack(id: string): Promise<void> {
    const claim = this.#taken.get(id);
    this.#taken.delete(id);
    await claim?.release();
  }

  /**
   * Closes the challenges whose time is over at `now` (ms since 1970), and those of which `isAnswered` knows that
   * they are, each by one process. A challenge is removed after it was closed: who dies between the two leaves it
   * to be closed once more.
   * @param isAnswered asked of the messages of those whose time is not over
   */
  async expire(
    now: number,
    close: Close,
    isAnswered: (messageId: string) => Promise<boolean> = async () => false,
  ): Promise<void> {
    for (const { id, expiresAt, messageId } of await this.#list.read()) {
      if (expiresAt > now && (messageId === null || !(await isAnswered(messageId)))) continue;
      const challenge = await this.#hold(id, 1);
      if (challenge === null) {
        await this.#dropIfGone(id);
        continue;
      }
      try {
        if (await close(challenge, messageId ?? challenge.messageId)) await this.settle(id);
      } finally {
        await this.giveBack(id);
      }
    }
  }

  /** Removes every open challenge that a person made or was sent; says how many. */
  async forget(personId: string): Promise<number> {
    let count = 0;
    for (const { id, from, to } of await this.#list.read()) {
      const challenge = await this.find(id);
      const people = [from, to, challenge?.challenger.id, challenge?.opponent.id];
      if (!people.includes(personId)) continue;
      await this.#removeWhileHeld(id);
      count += 1;
    }
    return count;
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

  /** An entry of the list without a challenge: who listed it died before it was kept, or it cannot be read. */
  async #dropIfGone(id: string): Promise<void> {
    if ((await this.find(id)) === null) await this.#remove(id);
  }

  async #remove(id: string): Promise<void> {
    await this.#store.deleteRecord('challenge', id);
    await this.#unlist(id);
  }

  async #unlist(id: string): Promise<void> {
    await this.#list.change((list) => list.filter((entry) => entry.id !== id));
  }
}
