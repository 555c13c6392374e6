/** People in many games who press at their own pace, with counters. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import type { ActionResult, Player, Playground, SeenMessage } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { Tally } from './tally.ts';

/** A panel later than this counts as late, and its person continues without it. */
const PANEL_MS = 5_000;
/** A person who waits longer than this for the table checks it again. */
export const PATIENCE_MS = 60_000;

export interface Seat {
  channelId: string;
  readonly people: readonly Player[];
  /** In the current game: acknowledged actions, and presses with an unknown result. */
  acted: number;
  unsure: number;
}

/** A game that exists at the start, and its people. */
export type Table = Pick<Seat, 'channelId' | 'people'>;

export abstract class PacedPeople {
  readonly seats: readonly Seat[];
  /** The current counters; replaced after the warm-up. */
  tally = new Tally();
  protected readonly playground: Playground;
  protected readonly random: () => number;
  protected readonly everyMs: number;
  readonly #leaving = new AbortController();
  #playing: Promise<unknown> = Promise.resolve();

  /** @param everyMs the average time between two presses of one person */
  constructor(playground: Playground, tables: readonly Table[], seed: string, everyMs: number) {
    this.playground = playground;
    this.random = seedrandom.alea(seed);
    this.everyMs = everyMs;
    // Every waiting person adds a listener.
    setMaxListeners(0, this.#leaving.signal);
    this.seats = tables.map((table) => ({ ...table, acted: 0, unsure: 0 }));
  }

  /** Lets everybody play until `leave`. */
  protected abstract play(): Promise<unknown>;

  /** Lets everybody begin to play. */
  start(): void {
    this.#playing = this.play();
  }

  /** Stops all further presses. */
  leave(): void {
    this.#leaving.abort();
  }

  /** Calls `leave`; resolves when the results of the last presses have been seen. */
  async stop(): Promise<void> {
    this.leave();
    await this.#playing;
  }

  protected get isLeaving(): boolean {
    return this.#leaving.signal.aborted;
  }

  /** False after `leave`. */
  protected async waits(ms: number): Promise<boolean> {
    try {
      await pause(Math.max(0, ms), undefined, { signal: this.#leaving.signal });
    } catch (error) {
      if (!this.isLeaving) throw error;
      return false;
    }
    return true;
  }

  /** Performs a press or command, and counts the time of its acknowledgement. */
  protected async timed(act: () => Promise<ActionResult>): Promise<ActionResult> {
    const { tally } = this;
    tally.presses += 1;
    const start = performance.now();
    const seen = await act();
    if (seen.kind === 'failed') tally.failures.push(seen.reason ?? 'no reason');
    else tally.acknowledgedAfter(performance.now() - start);
    return seen;
  }

  /** The requested panel; null when it did not come, and the person continues without it. */
  protected async panel(seen: ActionResult): Promise<SeenMessage | null> {
    if (seen.kind === 'failed') return null;
    const { tally } = this;
    const start = performance.now();
    const panel = await unlessRefused(seen.settled(PANEL_MS));
    if (panel === undefined) tally.panelsLate += 1;
    else tally.panelShownAfter(performance.now() - start);
    return panel ?? null;
  }

  /** Waits until people see the result; false after a time-out. */
  protected async sees(look: () => boolean): Promise<boolean> {
    if (!look()) await unlessRefused(this.playground.waitFor(look, PATIENCE_MS));
    return look();
  }

  protected draw<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.random() * things.length)];
  }
}
