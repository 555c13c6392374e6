/**
 * A claim that is renewed while its work runs, and expires within seconds when the process dies. The claim avoids
 * duplicate work of two processes but does not guarantee exclusion: a process that is suspended for longer than its
 * claim resumes while another process works. Work that must not happen twice needs a compare-and-set or a nonce, and a
 * process that lost its claim checks what it had begun.
 */
import { type GameStore, StoreUnavailable } from '../../store/index.ts';

/** The lifetime of a claim without renewal, in ms. */
export const CLAIM_MS = 2_500;
/** The interval of renewals, in ms; three renewals may fail or be late before the claim expires. */
const BEAT_MS = 600;

/** The claim as the work sees it. */
export interface Hold {
  /** False from the moment when another process can hold the claim; it stays false, and the work must end. */
  readonly held: boolean;
}

/**
 * Runs work while this process holds a claim.
 * @param holder names this process
 * @param work must not start anything new once its hold is not `held` any more
 * @returns false when somebody else holds the claim: nothing was done
 * @throws StoreUnavailable when the claim cannot be taken, and whatever `work` throws
 */
export async function whileClaimed(
  store: GameStore,
  name: string,
  holder: string,
  work: (hold: Hold) => Promise<void>,
): Promise<boolean> {
  const claim = new RenewedClaim(store, name, holder);
  if (!(await claim.take())) return false;
  try {
    await work(claim);
  } finally {
    await claim.release();
  }
  return true;
}

/** A claim for work that begins and ends in different places: the owner takes it and must release it. */
export class RenewedClaim implements Hold {
  readonly #store: GameStore;
  readonly #name: string;
  readonly #holder: string;
  #timer: NodeJS.Timeout | null = null;
  #beat: Promise<void> | null = null;
  #lost = false;
  /** When the last granted claim was requested, by the monotonic clock, in ms. */
  #since = 0;

  constructor(store: GameStore, name: string, holder: string) {
    this.#store = store;
    this.#name = name;
    this.#holder = holder;
  }

  get held(): boolean {
    if (performance.now() - this.#since >= CLAIM_MS) this.#lost = true;
    return !this.#lost;
  }

  /** Returns false when somebody else holds the claim. @throws StoreUnavailable */
  async take(): Promise<boolean> {
    this.#since = performance.now();
    if (!(await this.#store.claim(this.#name, this.#holder, CLAIM_MS))) return false;
    this.#timer = setInterval(() => {
      this.#beat ??= this.#renew().finally(() => {
        this.#beat = null;
      });
    }, BEAT_MS).unref();
    return true;
  }

  async release(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    // A renewal in progress must not arrive after the release.
    await this.#beat;
    await this.#store.release(this.#name, this.#holder);
  }

  async #renew(): Promise<void> {
    // A late renewal could succeed although somebody else held the claim in between.
    if (!this.held) return;
    const asked = performance.now();
    try {
      if (await this.#store.claim(this.#name, this.#holder, CLAIM_MS)) this.#since = asked;
      else this.#lost = true;
    } catch (error) {
      // The store is unavailable: either it recovers in time, or the claim expires.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
