/**
 * Tracks incoming interactions: rejects repeated deliveries, decides which process answers, and measures how long users
 * wait.
 */
import { randomUUID } from 'node:crypto';
import type { BaseInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { type ClaimResult, type GameStore, StoreUnavailable } from '../../store/index.ts';

/** The number of recent interactions that are checked for repeated delivery to this process. */
const MAX_IDS = 1_000;
/** The number of interactions in the clock estimate; small enough to follow a clock that is adjusted. */
const MAX_DIFFERENCES = 64;
/** The duration of a claim, in ms: after it the interaction's token is invalid, and Discord delivers it no more. */
const CLAIM_MS = 15 * 60_000;
/**
 * How long a claim may wait for the store, in ms, of the three seconds of an interaction; without an answer this
 * process answers.
 */
const CLAIM_TIMEOUT_MS = 700;

/** The result when the store did not answer: this process answers. */
const UNCLAIMED_ANSWER: ClaimResult = { claimed: true, game: null };

export interface ArrivalsParts {
  readonly store: Pick<GameStore, 'programs' | 'claimAndRead'>;
  readonly log: Pick<Logger, 'warn'>;
  /** Returns this machine's time, in ms since 1970; the real clock when left out. */
  readonly now?: () => number;
}

export class InteractionArrivals {
  readonly #parts: ArrivalsParts;
  readonly #now: () => number;
  readonly #holder = randomUUID();
  /** Ids of the latest interactions, oldest first. */
  readonly #taken = new Set<string>();
  /** Arrival by this machine's clock minus creation by Discord's clock, in ms, of the latest interactions. */
  readonly #differences: number[] = [];
  #channels = new Set<string>();

  constructor(parts: ArrivalsParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /**
   * Records an incoming interaction.
   * @returns false for a repeated delivery: Discord delivers at least once, and may deliver again after a lost
   * connection
   */
  arrived({
    id,
    channelId,
    createdTimestamp,
  }: Pick<BaseInteraction, 'id' | 'channelId' | 'createdTimestamp'>): boolean {
    this.#differences.push(this.#now() - createdTimestamp);
    if (this.#differences.length > MAX_DIFFERENCES) this.#differences.shift();
    if (channelId !== null) this.#channels.add(channelId);
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    const [oldest] = this.#taken;
    if (this.#taken.size > MAX_IDS && oldest !== undefined) this.#taken.delete(oldest);
    return true;
  }

  /**
   * Returns how long a person has waited since a press, in ms; never negative. Discord's clock differs from this
   * machine's by an unknown amount. The fastest of the latest interactions had almost no delay, so that its difference
   * estimates that amount. The age is the extra delay against it: in the network, in the socket while the event loop
   * was blocked, and since.
   * @param createdAt by Discord's clock, in ms since 1970
   */
  ageOf(createdAt: number): number {
    const difference = this.#now() - createdAt;
    return Math.max(0, difference - Math.min(difference, ...this.#differences));
  }

  /** Returns the channels of the interactions since the last call. */
  takeChannels(): ReadonlySet<string> {
    const channels = this.#channels;
    this.#channels = new Set();
    return channels;
  }

  /**
   * Claims an interaction: among processes that share a store, the first one answers. While the store is unavailable or
   * slow every process answers: look-ups need no store, Discord accepts one acknowledgement only, and no game applies
   * an interaction twice.
   * @param id the interaction's id
   * @returns whether this process answers, and the saved version of the channel's game when the store returned it
   */
  async claim(id: string, channelId: string): Promise<ClaimResult> {
    if (this.#parts.store.programs === null) return UNCLAIMED_ANSWER;
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<ClaimResult>((resolve) => {
      timer = setTimeout(() => resolve(UNCLAIMED_ANSWER), CLAIM_TIMEOUT_MS);
    });
    return Promise.race([this.#claimed(id, channelId), timedOut]).finally(() => clearTimeout(timer));
  }

  async #claimed(id: string, channelId: string): Promise<ClaimResult> {
    const { store, log } = this.#parts;
    try {
      return await store.claimAndRead(`interaction:${id}`, this.#holder, CLAIM_MS, channelId);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.warn(
        { interactionId: id, error },
        'an interaction is answered without a claim: another process may answer it too',
      );
      return UNCLAIMED_ANSWER;
    }
  }
}
