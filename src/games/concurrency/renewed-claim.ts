/**
 * A claim that is renewed while its work runs, and expires within seconds when the process dies. The claim avoids
 * duplicate work of two processes but does not guarantee exclusion: a process that is suspended for longer than its
 * claim resumes while another process works. Work that must not happen twice needs a compare-and-set or a nonce, and a
 * process that lost its claim checks what it had begun.
 */
import { type GameStore, StoreUnavailable } from '../../store/index.ts';

/** The lifetime of a claim without renewal, in ms. */
export const CLAIM_MS = 2_500;
/** The age at which a claim is renewed, in ms: most work takes less, also a table that waits for its picture. */
const RENEW_AFTER_MS = 1_200;
/** How often its age is looked at, in ms; three renewals may fail or be late before the claim expires. */
const BEAT_MS = 300;

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
  #released = false;
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
  take(): Promise<boolean> {
    return this.takeBy(
      () => this.#store.claim(this.#name, this.#holder, CLAIM_MS),
      (granted) => granted,
    );
  }

  /**
   * Takes the claim by a call that does more in the same step.
   * @param call claims the name for CLAIM_MS
   * @param isGranted whether the answer says that the claim was granted
   */
  async takeBy<Answer>(call: () => Promise<Answer>, isGranted: (answer: Answer) => boolean): Promise<Answer> {
    this.#since = performance.now();
    const answer = await call();
    if (isGranted(answer)) this.#beginRenewals();
    return answer;
  }

  /**
   * Makes a call that may release the claim in the same step; the claim is not renewed meanwhile.
   * @param isReleased whether the answer says that the claim was released
   */
  async releaseBy<Answer>(
    call: () => Promise<Answer>,
    isReleased: (answer: Answer) => boolean,
  ): Promise<Answer> {
    await this.#endRenewals();
    const answer = await call();
    if (isReleased(answer)) this.#released = true;
    else this.#beginRenewals();
    return answer;
  }

  /** Does nothing for a claim that `releaseBy` has released. */
  async release(): Promise<void> {
    await this.#endRenewals();
    if (!this.#released) await this.#store.release(this.#name, this.#holder);
  }

  #beginRenewals(): void {
    this.#timer = setInterval(() => {
      if (performance.now() - this.#since < RENEW_AFTER_MS) return;
      this.#beat ??= this.#renew().finally(() => {
        this.#beat = null;
      });
    }, BEAT_MS).unref();
  }

  /** A renewal in progress must not arrive after a release. */
  async #endRenewals(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#beat;
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
