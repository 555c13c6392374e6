/**
 * A claim that is kept alive while its work goes on, and lapses within seconds when the process dies.
 * It keeps two processes from doing the same work; it does not make the work safe: a process that stands
 * still for longer than its claim wakes up in the middle of what another one does meanwhile. What may not
 * happen twice is held by a compare-and-set or a nonce, and whoever lost a claim looks at what it had begun.
 */
import { type GameStore, StoreUnavailable } from '../../store/index.ts';

/** How long the work of a process that died stands still. */
export const CLAIM_MS = 2_500;
/** Three signs of life may get lost or come late before the claim lapses. */
const BEAT_MS = 600;

/** Whose work it is, seen from within. */
export interface Hold {
  /** Whether nobody else can have taken the claim up to now. Once false it stays so: the work must end. */
  readonly held: boolean;
}

/**
 * Does some work while it holds a claim, for as long as it takes.
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

/** The claim by itself, for work that begins in one place and ends in another: taken, and released in the end. */
export class RenewedClaim implements Hold {
  readonly #store: GameStore;
  readonly #name: string;
  readonly #holder: string;
  #timer: NodeJS.Timeout | null = null;
  #beat: Promise<void> | null = null;
  #lost = false;
  /** When the last claim that was granted was asked for, by this process's own clock, in ms. */
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

  /** False when somebody else holds it. @throws StoreUnavailable */
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
    // A claim on its way must not arrive after the release.
    await this.#beat;
    await this.#store.release(this.#name, this.#holder);
  }

  async #renew(): Promise<void> {
    // Renewed too late it could be ours again, but somebody else's in between.
    if (!this.held) return;
    const asked = performance.now();
    try {
      if (await this.#store.claim(this.#name, this.#holder, CLAIM_MS)) this.#since = asked;
      else this.#lost = true;
    } catch (error) {
      // The store is away: either it comes back in time, or the claim lapses.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
