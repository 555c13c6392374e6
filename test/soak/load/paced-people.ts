/** People in many games who press at their own pace, with counters. */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import type { ActionResult, Player, Playground, SeenMessage } from '../../../src/playground/index.ts';
import { unlessRefused } from '../unless-refused.ts';
import { Tally } from './tally.ts';

/** A panel later than this counts as late, and its person continues without it. */
const PANEL_MS = 5_000;
/** A person who waits longer than this for the table looks again. */
export const PATIENCE_MS = 60_000;

export interface Seat {
  channelId: string;
  readonly people: readonly Player[];
  /** Actions that were acknowledged, in the present game, and presses of which nobody knows. */
  acted: number;
  unsure: number;
}

/** A game that people begin with, and who plays it. */
export type Table = Pick<Seat, 'channelId' | 'people'>;

export abstract class PacedPeople {
  readonly seats: readonly Seat[];
  /** What is counted now; put another one there when the warm-up is over. */
  tally = new Tally();
  protected readonly playground: Playground;
  protected readonly random: () => number;
  protected readonly everyMs: number;
  readonly #leaving = new AbortController();
  #playing: Promise<unknown> = Promise.resolve();

  /** @param everyMs how long somebody takes from one press to the next, on average */
  constructor(playground: Playground, tables: readonly Table[], seed: string, everyMs: number) {
    this.playground = playground;
    this.random = seedrandom.alea(seed);
    this.everyMs = everyMs;
    // Everybody waits with it.
    setMaxListeners(0, this.#leaving.signal);
    this.seats = tables.map((table) => ({ ...table, acted: 0, unsure: 0 }));
  }

  /** Everybody plays until all leave. */
  protected abstract play(): Promise<unknown>;

  /** Everybody begins to play. */
  start(): void {
    this.#playing = this.play();
  }

  /** Nobody presses any more. */
  leave(): void {
    this.#leaving.abort();
  }

  /** As `leave`; resolves when the last presses have had their sequels. */
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

  /** A press or command, counted with how long its acknowledgement took. */
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
