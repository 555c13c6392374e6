/** What happens to the servers of the store during a run: one is killed and started again, or a slot moves. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Killed } from './journal.ts';
import type { StoreUnderTest } from './reading.ts';
import type { Witness } from './witness.ts';

/** The longest wait for a press before a server is killed, in ms. */
const NO_PRESS_MS = 1_000;
/** The share of the bot's kills in play during which a slot moves, where there are slots. */
const SHARE_WITH_MOVE = 0.3;

interface TroubleParts {
  readonly place: StoreUnderTest;
  readonly witness: Witness;
  readonly random: () => number;
  readonly kills: Killed[];
}

export class StoreTrouble {
  readonly #parts: TroubleParts;
  #serverKills = 0;
  #moves = 0;

  constructor(parts: TroubleParts) {
    this.#parts = parts;
  }

  /** The number of slots that have moved. */
  get moves(): number {
    return this.#moves;
  }

  /** Whether a server is to be killed after so many kills of the bot. */
  isDue(botKills: number): boolean {
    const { servers } = this.#parts.place;
    return servers !== null && botKills >= (this.#serverKills + 1) * servers.killEvery;
  }

  /** Kills a server around a press, and starts it again. */
  async killServer(): Promise<void> {
    const { place, witness, random, kills } = this.#parts;
    if (place.servers === null) return;
    await Promise.race([witness.nextPress(), sleep(NO_PRESS_MS)]);
    await sleep(random() * 100);
    await place.servers.kill(random);
    this.#serverKills += 1;
    kills.push({ number: -this.#serverKills, name: 'a Redis server', at: performance.now() });
    await sleep(200 + random() * 1_000);
    await place.servers.restart();
  }

  /** Moves a slot at a random time within the longest time of play, in some of the calls; resolves when it has moved. */
  async moveSlot(longestMs: number): Promise<void> {
    const { place, random } = this.#parts;
    if (place.moveSlot === null || random() >= SHARE_WITH_MOVE) return;
    await sleep(random() * longestMs);
    await place.moveSlot(random);
    this.#moves += 1;
  }
}
