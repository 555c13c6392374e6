/** Takes people out of what a commit keeps of a game. */
import { type GameStore, type StoredGame, UnreadableGame } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { Describe } from '../actions/play.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameUpdate } from '../repository/game-update.ts';
import { type LogEntry, parseLog } from '../repository/log-entry.ts';
import { NOBODY } from '../repository/occupants.ts';
import { redactLog } from './redact-log.ts';

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
  readonly atTheEnd = (stored: StoredGame, update: GameUpdate): Promise<GameUpdate> => {
    const { toForget } = update.record;
    return toForget.length === 0 ? Promise.resolve(update) : this.without(toForget, stored, update);
  };

  /**
   * The change of a game that is over, without some people: others sit in their seats, and the log is told anew.
   * @throws StoreUnavailable
   */
  async without(userIds: readonly string[], stored: StoredGame, update: GameUpdate): Promise<GameUpdate> {
    const stays = (id: string) => !userIds.includes(id);
    const occupants = namelessAt(update.record, userIds);
    const record: GameRecord = { ...update.record, occupants };
    const { entries, lines } = redactLog(record, await this.#logWith(stored.id, update), this.#describe);
    return {
      ...update,
      record: {
        ...record,
        lines,
        offers: record.offers.filter(({ userId }) => stays(userId)),
        former: record.former.filter(({ userId }) => stays(userId)),
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
  async #logWith(gameId: string, { log }: GameUpdate): Promise<readonly LogEntry[]> {
    const last = log === null ? [] : [{ ...log, interactionId: null }];
    try {
      return [...parseLog(gameId, await this.#store.readLog(gameId)), ...last];
    } catch (error) {
      if (!(error instanceof UnreadableGame)) throw error;
      return [];
    }
  }
}

function namelessAt(
  { occupants, language }: GameRecord,
  userIds: readonly string[],
): GameRecord['occupants'] {
  const { nameless } = wordsFor(language).about;
  return occupants.map((occupant, seat) => {
    const name = nameless(seat + 1);
    if (occupant.kind === 'person') {
      return userIds.includes(occupant.userId) ? { kind: 'person', userId: NOBODY, name } : occupant;
    }
    // The bot of somebody who left is called after them.
    return occupant.for !== undefined && userIds.includes(occupant.for) ? { kind: 'bot', name } : occupant;
  });
}
