/** Removes a person from their stored games at their request; from games still played, when they end. */
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import type { Changed, GameRepository } from '../repository/game-repository.ts';
import { quietUpdate } from '../repository/game-update.ts';
import { isPlayable } from '../repository/playable.ts';
import type { Anonymity } from './anonymity.ts';

const BATCH = 100;

export interface ForgettingParts {
  readonly store: GameStore;
  readonly games: GameRepository;
  readonly anonymity: Anonymity;
}

export class Forgetting {
  readonly #parts: ForgettingParts;

  constructor(parts: ForgettingParts) {
    this.#parts = parts;
  }

  /**
   * Takes the person out of their finished games, and notes in those still played that the end does it.
   * @throws StoreUnavailable; what was done until then is done, and asking again does the rest
   */
  async forget(userId: string): Promise<{ readonly games: number; readonly live: number }> {
    const { store } = this.#parts;
    let [games, live] = [0, 0];
    // The live ones first: one that ends meanwhile is over when its turn comes, or is among the finished.
    for (const status of ['live', 'finished'] as const) {
      // By their ids alone: what cannot be read is forgotten, too.
      for (const id of await store.idsByUser(userId, status)) {
        if (await this.#isForgottenIn(id, userId)) games += 1;
        else live += 1;
      }
    }
    return { games, live };
  }

  /** False when the game is still played: then the wish is noted in it. */
  async #isForgottenIn(gameId: string, userId: string): Promise<boolean> {
    try {
      for (;;) {
        const changed = await this.#change(gameId, userId);
        if (changed.did === 'left') return false;
        // Retried until it succeeds: the answer to the person depends on it.
        if (changed.did === 'contested') continue;
        if (changed.did === 'committed' && changed.game.stored.status === 'live') return false;
        await this.#unsay(gameId, userId);
        return true;
      }
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      // Nobody can play it to its end, nor tell where in it the name stands.
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
        // It would never come to the end at which the wish is carried out.
        if (!isPlayable(record.state)) throw new UnreadableGame(gameId, 'the rules cannot go on with it');
        if (record.toForget.includes(userId)) return { leave: 'noted' };
        const toForget = [...record.toForget, userId];
        return { keep: quietUpdate(game, { record: { ...record, toForget } }) };
      },
      'answer',
    );
  }

  /** Drops messages that still wait to be sent and name the person; nobody is to be called to a finished game. */
  async #unsay(gameId: string, userId: string): Promise<void> {
    const { store } = this.#parts;
    const waiting = await store.readOutbox(BATCH, gameId);
    await store.settleOutbox(
      waiting.filter(({ payload }) => JSON.stringify(payload).includes(userId)).map(({ id }) => id),
    );
  }
}
