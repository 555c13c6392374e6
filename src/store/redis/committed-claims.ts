/**
 * Claims that were granted together with a commit, and the messages of that commit: whoever sends them need not ask the
 * store once more. A note is used once, and only while the claim lasts as long as the sender wants it. Without a note the
 * store is asked.
 */
import type { Claim, Commit, OutboxEntry, Unsent } from '../game-store.ts';
import { jsonText, readStoredOutboxEntry } from '../stored-game.ts';

interface Noted {
  readonly holder: string;
  readonly gameId: string;
  readonly version: number;
  readonly entries: readonly OutboxEntry[];
  /** When the claim may end, by the monotonic clock, in ms. */
  readonly endsAt: number;
}

export class CommittedClaims {
  /** By the name that is claimed, the oldest first. */
  readonly #noted = new Map<string, Noted>();

  /**
   * Notes a commit that has claimed its messages, which are all that wait of its game.
   * @param since when the commit was begun, by the monotonic clock, in ms
   */
  note({ game, outbox, claim }: Commit, since: number): void {
    if (!claim) return;
    this.#forgetEnded();
    this.#noted.set(claim.name, {
      holder: claim.holder,
      gameId: game.id,
      version: game.version,
      // As the store would return them: the caller may change its own later.
      entries: outbox.map(({ id, kind, payload }) =>
        readStoredOutboxEntry(id, { gameId: game.id, kind, payload: jsonText(payload) }),
      ),
      endsAt: since + claim.ttlMs,
    });
  }

  /** Returns the messages that a commit has claimed for at least so long from now, once; null when nothing is known. */
  take({ name, holder }: Claim, ttlMs: number, gameId: string, limit: number): Unsent | null {
    const noted = this.#noted.get(name);
    this.#noted.delete(name);
    if (!noted || noted.holder !== holder || noted.gameId !== gameId) return null;
    if (noted.endsAt - performance.now() < ttlMs) return null;
    return { version: noted.version, entries: noted.entries.slice(0, limit) };
  }

  /** Makes a call that may release a name or send its messages; what is noted before it ends does not count. */
  async forgetWhile<T>(name: string, call: () => Promise<T>): Promise<T> {
    this.#noted.delete(name);
    try {
      return await call();
    } finally {
      this.#noted.delete(name);
    }
  }

  #forgetEnded(): void {
    const now = performance.now();
    for (const [name, { endsAt }] of this.#noted) {
      if (endsAt > now) return;
      this.#noted.delete(name);
    }
  }
}
