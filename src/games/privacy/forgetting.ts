/** Removes a person from their stored games at their request; from live games when they end. */
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import { type Changed, quietUpdate } from '../repository/game-update.ts';
import { isPlayable } from '../repository/playable.ts';
import type { Anonymity } from './anonymity.ts';
import type { ArchiveForgetting } from './archive-forgetting.ts';

const BATCH = 100;

export interface ForgettingParts {
  readonly store: GameStore;
  readonly games: GameRepository;
  readonly anonymity: Anonymity;
  readonly archive: ArchiveForgetting;
}

export class Forgetting {
  readonly #parts: ForgettingParts;

  constructor(parts: ForgettingParts) {
    this.#parts = parts;
  }

  /**
   * Removes the person from their finished games, and notes the request in live games, which carry it out at their end.
   * @throws StoreUnavailable; finished work stays, and a repeated request does the rest
   */
  async forget(userId: string): Promise<{ readonly games: number; readonly live: number }> {
    const { store } = this.#parts;
    let [games, live] = [0, 0];
    // Live games come first: a game that ends meanwhile is handled as finished or found among the finished games.
    for (const status of ['live', 'finished'] as const) {
      // The ids suffice, so that unreadable games are forgotten too.
      for (const id of await store.idsByUser(userId, status)) {
        if (await this.#isForgottenIn(id, userId)) games += 1;
        else live += 1;
      }
    }
    // Games whose records are gone stay in the archive only.
    games = Math.max(games, await this.#parts.archive.forget(userId));
    return { games, live };
  }

  /** Returns false when the game is live; the request is then noted in the game. */
  async #isForgottenIn(gameId: string, userId: string): Promise<boolean> {
    try {
      for (;;) {
        const changed = await this.#change(gameId, userId);
        if (changed.did === 'left') return false;
        // Retried until it succeeds, as the reply to the person depends on it.
        if (changed.did === 'contested') continue;
        if (changed.did === 'committed' && changed.game.stored.status === 'live') return false;
        await this.#dropMessagesNaming(gameId, userId);
        return true;
      }
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      // An unreadable game cannot be finished, and names in it cannot be found, so it is deleted.
      await this.#parts.store.deleteGame(gameId);
      return true;
    }
  }

  #change(gameId: string, userId: string): Promise<Changed<'noted'>> {
    const { games, anonymity } = this.#parts;
    return games.change<'noted'>(
      () => games.byId(gameId),
      async (game) => {
        const { stored, record } = game;
        if (stored.status === 'finished') {
          return { keep: await anonymity.without([userId], stored, quietUpdate(game)) };
        }
        // An unplayable game never reaches its end, where the request would be carried out.
        if (!isPlayable(record.state)) throw new UnreadableGame(gameId, 'the rules cannot go on with it');
        if (record.toForget.includes(userId)) return { leave: 'noted' };
        const toForget = [...record.toForget, userId];
        return { keep: quietUpdate(game, { record: { ...record, toForget } }) };
      },
      'answer',
    );
  }

  /** Drops unsent messages that name the person, as nobody is to be called to a finished game. */
  async #dropMessagesNaming(gameId: string, userId: string): Promise<void> {
    const { store } = this.#parts;
    const waiting = await store.readOutbox(BATCH, gameId);
    await store.settleOutbox(
      waiting.filter(({ payload }) => JSON.stringify(payload).includes(userId)).map(({ id }) => id),
      gameId,
    );
  }
}
