/** Interactions as they arrive: each answered once and by one program, how long its person has waited, and where. */
import { randomUUID } from 'node:crypto';
import type { BaseInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { type ClaimedBeside, type GameStore, StoreUnavailable } from '../../store/index.ts';

/** So many interactions are remembered against being delivered twice to this process. */
const REMEMBERED = 1_000;
/** Interactions by which ages are told: few enough to follow a clock that is set. */
const LATEST = 64;
/** An interaction's token is dead by then, and nobody delivers it any more. */
const CLAIM_MS = 15 * 60_000;
/** An interaction has three seconds in all: a store that is slow has not the say who answers. */
const PATIENCE_MS = 700;

/** Nothing was learned from the store: this process answers. */
const UNASKED: ClaimedBeside = { claimed: true, game: null };

export interface ArrivalsParts {
  readonly store: Pick<GameStore, 'shared' | 'claimBeside'>;
  readonly log: Pick<Logger, 'warn'>;
  /** This machine's clock, in ms since 1970; the real one when left out. */
  readonly now?: () => number;
}

export class InteractionArrivals {
  readonly #parts: ArrivalsParts;
  readonly #now: () => number;
  readonly #holder = randomUUID();
  /** Ids of the latest interactions, oldest first. */
  readonly #taken = new Set<string>();
  /** Arrival by our clock less creation by Discord's, in ms, of the latest interactions. */
  readonly #differences: number[] = [];
  #channels = new Set<string>();

  constructor(parts: ArrivalsParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /**
   * An interaction has arrived.
   * @returns false when it came before: Discord delivers at least once, after a lost connection perhaps again
   */
  arrived({
    id,
    channelId,
    createdTimestamp,
  }: Pick<BaseInteraction, 'id' | 'channelId' | 'createdTimestamp'>): boolean {
    this.#differences.push(this.#now() - createdTimestamp);
    if (this.#differences.length > LATEST) this.#differences.shift();
    if (channelId !== null) this.#channels.add(channelId);
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    const [oldest] = this.#taken;
    if (this.#taken.size > REMEMBERED && oldest !== undefined) this.#taken.delete(oldest);
    return true;
  }

  /**
   * For how long a person has waited who pressed then, in ms; never negative. Discord's clock says when it was, and
   * differs from this machine's by an unknown amount, of which the quickest of the latest interactions tells the most:
   * it was under way for next to no time. So an age is what an interaction took longer than that one, in the network, in
   * the socket while the event loop was held, and since.
   * @param createdAt by Discord's clock, in ms since 1970
   */
  ageOf(createdAt: number): number {
    const difference = this.#now() - createdAt;
    return Math.max(0, difference - Math.min(difference, ...this.#differences));
  }

  /** The channels from which interactions came since the last call. */
  takeChannels(): ReadonlySet<string> {
    const channels = this.#channels;
    this.#channels = new Set();
    return channels;
  }

  /**
   * Whether this process answers an interaction: the first of those that share a store and got it. While the
   * store does not tell, everybody answers: look-ups need no store, Discord takes one acknowledgement only, and
   * no game takes an interaction twice.
   * @param id the interaction's id
   * @returns also which version of the channel's game is kept, where that was learned with it
   */
  async claim(id: string, channelId: string): Promise<ClaimedBeside> {
    if (!this.#parts.store.shared) return UNASKED;
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<ClaimedBeside>((resolve) => {
      timer = setTimeout(() => resolve(UNASKED), PATIENCE_MS);
    });
    return Promise.race([this.#claimed(id, channelId), impatience]).finally(() => clearTimeout(timer));
  }

  async #claimed(id: string, channelId: string): Promise<ClaimedBeside> {
    const { store, log } = this.#parts;
    try {
      return await store.claimBeside(`interaction:${id}`, this.#holder, CLAIM_MS, channelId);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      log.warn({ interactionId: id, error }, 'answered without knowing whether another process does, too');
      return UNASKED;
    }
  }
}
