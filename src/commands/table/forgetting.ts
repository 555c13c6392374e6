/** Takes a person out of what is kept of finished games, at their request. */
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { Draft, KeptGame, KeptGames } from './kept-games.ts';
import { parseLog } from './log-entry.ts';
import type { Describe } from './play.ts';
import { quietDraft } from './quiet-draft.ts';
import { retold } from './retelling.ts';

/** Stands for somebody who asked to be forgotten: no id of Discord's. */
export const NOBODY = '0';

const BATCH = 100;

export interface ForgettingParts {
  readonly store: GameStore;
  readonly games: KeptGames;
  readonly describe: Describe;
}

export class Forgetting {
  readonly #parts: ForgettingParts;

  constructor(parts: ForgettingParts) {
    this.#parts = parts;
  }

  /** @throws StoreUnavailable; what was done until then is done, and asking again does the rest */
  async forget(userId: string): Promise<{ readonly games: number; readonly live: number }> {
    const { store } = this.#parts;
    // By their ids alone: what cannot be read is forgotten, too.
    const finished = await store.idsByUser(userId, 'finished');
    for (const id of finished) await this.#forgetIn(id, userId);
    const live = await store.idsByUser(userId, 'live');
    const broken = await this.#unreadable(live);
    for (const id of broken) await store.deleteGame(id);
    return { games: finished.length + broken.length, live: live.length - broken.length };
  }

  /** Live games that nobody can play to their end. */
  async #unreadable(gameIds: readonly string[]): Promise<readonly string[]> {
    const broken: string[] = [];
    for (const id of gameIds) {
      try {
        await this.#parts.games.byId(id);
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
        broken.push(id);
      }
    }
    return broken;
  }

  async #forgetIn(gameId: string, userId: string): Promise<void> {
    const { store, games } = this.#parts;
    try {
      await games.change<null>(
        () => games.byId(gameId),
        async (game) =>
          game.stored.status === 'live' ? { leave: null } : { keep: await this.#without(game, userId) },
      );
      await this.#unsay(gameId, userId);
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      // Nobody can tell where in it the name stands.
      await store.deleteGame(gameId);
    }
  }

  async #without(game: KeptGame, userId: string): Promise<Draft> {
    const { stored, record } = game;
    const { store, describe } = this.#parts;
    const log = parseLog(stored.id, await store.readLog(stored.id));
    const { nameless } = wordsFor(record.language).about;
    const sitters = record.sitters.map((sitter, seat) =>
      sitter.kind === 'person' && sitter.userId === userId
        ? { kind: 'person' as const, userId: NOBODY, name: nameless(seat + 1) }
        : sitter,
    );
    const { entries, lines } = retold({ ...record, sitters }, log, describe);
    return quietDraft(game, {
      record: { ...record, sitters, lines, recent: [], seen: record.seen.map(() => 0) },
      userIds: stored.userIds.filter((id) => id !== userId),
      logInstead: entries,
    });
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
