/** Takes a person out of the archive at their request. The games of others stay whole. */
import type { GameResult } from '../../history/result.ts';
import type { ArchivedGame, ArchiveEntry, GameStore } from '../../store/index.ts';
import type { Describe } from '../actions/play.ts';
import { packPlay, unpackPlay } from '../archive/archived-record.ts';
import { readResult } from '../archive/archived-result.ts';
import { aloneWithEntry } from '../archive/entry-claim.ts';
import { formerWithout, namelessAt } from './anonymity.ts';
import { redactLog } from './redact-log.ts';

const BATCH = 100;

export class ArchiveForgetting {
  readonly #store: GameStore;
  readonly #describe: Describe;

  readonly #onForgotten: () => void;

  /** @param onForgotten called after each request, because sums over the archive have changed */
  constructor(store: GameStore, describe: Describe, onForgotten: () => void) {
    this.#store = store;
    this.#describe = describe;
    this.#onForgotten = onForgotten;
  }

  /**
   * Removes the person from every archived game.
   * @returns the number of games
   * @throws StoreUnavailable; finished work stays, and a repeated request does the rest
   */
  async forget(userId: string): Promise<number> {
    let count = 0;
    for (;;) {
      // Games leave the list as they are rewritten, so that each portion begins anew.
      const portion = await this.#store.listArchive({ userId }, 0, BATCH);
      if (portion.length === 0) {
        this.#onForgotten();
        return count;
      }
      // Two people of one game may ask at the same time.
      for (const { gameId } of portion) {
        await aloneWithEntry(this.#store, gameId, () => this.#rewrite(gameId, userId));
      }
      count += portion.length;
    }
  }

  async #rewrite(gameId: string, userId: string): Promise<void> {
    const kept = await this.#store.readArchived(gameId);
    if (kept) await this.#store.replaceArchived(this.#without(kept, userId));
  }

  #without({ gameId, guildId, userIds, summary, body }: ArchivedGame, userId: string): ArchiveEntry {
    const result = readResult(gameId, summary);
    const { record, log } = unpackPlay(gameId, body);
    const occupants = namelessAt(record, [userId]);
    const former = formerWithout(record, [userId]);
    const nameless = { ...record, occupants, former };
    const { entries } = redactLog(nameless, log, this.#describe);
    return {
      gameId,
      guildId,
      userIds: userIds.filter((id) => id !== userId),
      summary: withoutPerson(result, userId),
      body: packPlay({ record: nameless, log: entries }),
    };
  }
}

function withoutPerson(result: GameResult, userId: string): GameResult {
  const seats = result.seats.map((seat) => {
    if (seat.person !== userId) return seat;
    // What was earned is the person's too; figures stay, as the records of the others need them.
    const { feats: _, ...nameless } = seat;
    return { ...nameless, person: null };
  });
  return { ...result, seats };
}
