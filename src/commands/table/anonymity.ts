/** Takes people out of what a commit keeps of a game. */
import { type GameStore, type StoredGame, UnreadableGame } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { GameRecord } from './game-record.ts';
import type { Draft } from './kept-games.ts';
import { type LogEntry, parseLog } from './log-entry.ts';
import { NOBODY } from './people-at.ts';
import type { Describe } from './play.ts';
import { retold } from './retelling.ts';

export class Anonymity {
  readonly #store: GameStore;
  readonly #describe: Describe;

  constructor(store: GameStore, describe: Describe) {
    this.#store = store;
    this.#describe = describe;
  }

  /**
   * Keeps what was promised to those who asked to be forgotten while they played: the very commit that ends the
   * game takes them out of it, so that no crash comes between the two. The messages that the end causes are sent
   * as ever, and made from what was kept: the other player sees who won, and a seat's number where the name was.
   */
  readonly atTheEnd = (stored: StoredGame, draft: Draft): Promise<Draft> => {
    const { toForget } = draft.record;
    return toForget.length === 0 ? Promise.resolve(draft) : this.without(toForget, stored, draft);
  };

  /**
   * The change of a game that is over, without some people: others sit in their seats, and the log is told anew.
   * @throws StoreUnavailable
   */
  async without(userIds: readonly string[], stored: StoredGame, draft: Draft): Promise<Draft> {
    const stays = (id: string) => !userIds.includes(id);
    const sitters = namelessAt(draft.record, userIds);
    const record: GameRecord = { ...draft.record, sitters };
    const { entries, lines } = retold(record, await this.#logWith(stored.id, draft), this.#describe);
    return {
      ...draft,
      record: {
        ...record,
        lines,
        recent: [],
        seen: record.seen.map(() => 0),
        toForget: record.toForget.filter(stays),
      },
      userIds: stored.userIds.filter(stays),
      log: null,
      logInstead: entries,
    };
  }

  /** The game's log as it will be; empty when it cannot be read: nobody can tell where in it a name stands. */
  async #logWith(gameId: string, { log }: Draft): Promise<readonly LogEntry[]> {
    const last = log === null ? [] : [{ ...log, interactionId: null }];
    try {
      return [...parseLog(gameId, await this.#store.readLog(gameId)), ...last];
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      return [];
    }
  }
}

function namelessAt({ sitters, language }: GameRecord, userIds: readonly string[]): GameRecord['sitters'] {
  const { nameless } = wordsFor(language).about;
  return sitters.map((sitter, seat) => {
    const name = nameless(seat + 1);
    if (sitter.kind === 'person') {
      return userIds.includes(sitter.userId) ? { kind: 'person', userId: NOBODY, name } : sitter;
    }
    // The bot of somebody who left is called after them.
    return sitter.for !== undefined && userIds.includes(sitter.for) ? { kind: 'bot', name } : sitter;
  });
}
