/** Who answers an interaction, when Discord delivers it twice or to two programs. */
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type ClaimedBeside, type GameStore, StoreUnavailable } from '../../store/index.ts';

/** So many interactions are remembered against being delivered twice to this process. */
const REMEMBERED = 1_000;
/** An interaction's token is dead by then, and nobody delivers it any more. */
const CLAIM_MS = 15 * 60_000;
/** An interaction has three seconds in all: a store that is slow has not the say who answers. */
const PATIENCE_MS = 700;

/** Nothing was learned from the store: this process answers. */
const UNASKED: ClaimedBeside = { claimed: true, game: null };

export class InteractionClaims {
  readonly #store: Pick<GameStore, 'shared' | 'claimBeside'>;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #holder = randomUUID();
  /** Ids of the latest interactions, oldest first. */
  readonly #taken = new Set<string>();

  constructor(store: Pick<GameStore, 'shared' | 'claimBeside'>, log: Pick<Logger, 'warn'>) {
    this.#store = store;
    this.#log = log;
  }

  /** Discord delivers at least once: after a lost connection the same interaction may come again. */
  isRepeated(id: string): boolean {
    if (this.#taken.has(id)) return true;
    this.#taken.add(id);
    const [oldest] = this.#taken;
    if (this.#taken.size > REMEMBERED && oldest !== undefined) this.#taken.delete(oldest);
    return false;
  }

  /**
   * Whether this process answers an interaction: the first of those that share a store and got it. While the
   * store does not tell, everybody answers: look-ups need no store, Discord takes one acknowledgement only, and
   * no game takes an interaction twice.
   * @param id the interaction's id
   * @returns also which version of the channel's game is kept, where that was learned with it
   */
  async take(id: string, channelId: string): Promise<ClaimedBeside> {
    if (!this.#store.shared) return UNASKED;
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<ClaimedBeside>((resolve) => {
      timer = setTimeout(() => resolve(UNASKED), PATIENCE_MS);
    });
    return Promise.race([this.#claim(id, channelId), impatience]).finally(() => clearTimeout(timer));
  }

  async #claim(id: string, channelId: string): Promise<ClaimedBeside> {
    try {
      return await this.#store.claimBeside(`interaction:${id}`, this.#holder, CLAIM_MS, channelId);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#log.warn(
        { interactionId: id, error },
        'answered without knowing whether another process does, too',
      );
      return UNASKED;
    }
  }
}
