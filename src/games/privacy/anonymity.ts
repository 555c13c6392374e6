/** Removes people from the stored data of a game. */
import { type GameEnvelope, type GameStore, UnreadableGame } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import { NO_ABSENCE } from '../actions/absence.ts';
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
   * Removes people who asked during the game to be forgotten, in the commit that ends the game, so that no crash can
   * come in between. The messages about the end use the anonymised record: they show a seat number in place of the
   * name.
   */
  readonly atTheEnd = (stored: GameEnvelope, update: GameUpdate): Promise<GameUpdate> => {
    const { toForget } = update.record;
    return toForget.length === 0 ? Promise.resolve(update) : this.without(toForget, stored, update);
  };

  /**
   * Returns the update of a finished game without some people: placeholders take their seats, and the log is rewritten.
   * @throws StoreUnavailable
   */
  async without(userIds: readonly string[], stored: GameEnvelope, update: GameUpdate): Promise<GameUpdate> {
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
        former: formerWithout(update.record, userIds),
        recent: [],
        seen: record.seen.map(() => 0),
        waits: [],
        ...(record.away ? { away: record.away.map(() => NO_ABSENCE) } : {}),
        toForget: record.toForget.filter(stays),
      },
      userIds: stored.userIds.filter(stays),
      log: null,
      logInstead: entries,
    };
  }

  /**
   * Returns the complete log of the game with the update's entry; empty when it cannot be read, as names in it cannot
   * be found then.
   */
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

/** Returns the occupants with placeholders for some people. */
export function namelessAt(
  { occupants, language }: Pick<GameRecord, 'occupants' | 'language'>,
  userIds: readonly string[],
): GameRecord['occupants'] {
  const { forgottenPlayer } = wordsFor(language).about;
  return occupants.map((occupant, seat) => {
    const name = forgottenPlayer(seat + 1);
    if (occupant.kind === 'person') {
      return userIds.includes(occupant.userId) ? { kind: 'person', userId: NOBODY, name } : occupant;
    }
    // The name of a bot that replaces a person contains the person's name.
    if (occupant.for === undefined || !userIds.includes(occupant.for)) return occupant;
    const { for: _, ...bot } = occupant;
    return { ...bot, name };
  });
}

/**
 * Returns the earlier players of the seats with nobody in place of some people. The entries stay: a person held the
 * cards of the seat, also when a bot plays it at the end.
 */
export function formerWithout(
  { occupants, former }: Pick<GameRecord, 'occupants' | 'former'>,
  userIds: readonly string[],
): GameRecord['former'] {
  const replaced = occupants.flatMap((occupant, seat) =>
    occupant.kind === 'bot' && occupant.for !== undefined ? [{ seat, userId: occupant.for }] : [],
  );
  const all = [...former, ...replaced.filter((one) => !former.some((known) => known.seat === one.seat))];
  return all.map(({ seat, userId }) => ({ seat, userId: userIds.includes(userId) ? NOBODY : userId }));
}
