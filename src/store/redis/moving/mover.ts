/**
 * Moves games and records from one Redis to another while they are in use. The former store is sealed first: it takes no
 * changes any more. A game goes over whole, when it is next changed or when its turn comes; the later store's copy counts
 * from the moment it is there. A program that dies in between leaves a copy in both, and the next look removes the former.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailable } from '../../game-store.ts';
import type { RedisStore } from '../redis-store.ts';

/** How long a move of one game may take before another program begins it anew, in ms. */
const CLAIM_MS = 5_000;
const LOOK_MS = 20;

export class Mover {
  readonly #former: RedisStore;
  readonly #later: RedisStore;
  readonly #holder: string;
  #opening: Promise<void> | null = null;
  /** Channels of which the former store has no game any more. */
  readonly #clear = new Set<string>();

  /** @param holder names this program */
  constructor(former: RedisStore, later: RedisStore, holder: string) {
    this.#former = former;
    this.#later = later;
    this.#holder = holder;
  }

  /**
   * Seals the former store and opens the later one; whoever finds the former one sealed goes on with it. May be repeated.
   * @throws StoreUnavailable
   */
  open(): Promise<void> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  async #open(): Promise<void> {
    await this.#former.transfer.seal();
    await this.#later.transfer.unseal(await this.#former.transfer.lastOrder());
  }

  /** Moves a game if it is still in the former store. @throws StoreUnavailable */
  async move(gameId: string): Promise<void> {
    await this.#alone(`game:${gameId}`, async (since) => {
      const found = await this.#former.transfer.exportGame(gameId);
      if (found === null) return;
      await this.#later.transfer.importGame(gameId, found, since);
      await this.#former.transfer.forget(gameId, found);
    });
  }

  /** Moves the games that a channel names in the former store. @throws StoreUnavailable */
  async moveOfChannel(channelId: string): Promise<void> {
    if (this.#clear.has(channelId)) return;
    for (const gameId of await this.#former.transfer.gamesOfChannel(channelId)) await this.move(gameId);
    this.#clear.add(channelId);
  }

  /** Moves a record if it is still in the former store. @throws StoreUnavailable */
  async moveRecord(key: string): Promise<void> {
    await this.#alone(`record:${key}`, async (since) => {
      const text = await this.#former.transfer.recordText(key);
      if (text === null) return;
      await this.#later.transfer.importRecord(key, text, since);
      await this.#former.transfer.forgetRecord(key);
    });
  }

  /**
   * Works while no other program moves the thing.
   * @param work is given the time before the claim: what it writes begins no later than 1.5 s after that, and the claim
   *   lasts longer, so that nothing is written when others have gone on
   */
  async #alone(name: string, work: (since: number) => Promise<void>): Promise<void> {
    const claim = `moving:${name}`;
    const holder = `${this.#holder}:${performance.now()}`;
    let since = performance.now();
    while (!(await this.#later.claim(claim, holder, CLAIM_MS))) {
      await pause(LOOK_MS);
      since = performance.now();
    }
    try {
      await work(since);
    } catch (error) {
      // What may still land must not meet others: the claim is left to end by itself.
      if (error instanceof StoreUnavailable && error.mayHaveLanded) throw error;
      await this.#later.release(claim, holder);
      throw error;
    }
    await this.#later.release(claim, holder);
  }
}
