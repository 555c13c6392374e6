/** A change of a game: what it keeps of the record, and the commit that the store gets for it. */
import { randomBytes } from 'node:crypto';
import type { GameStatus, Json, StoredGame } from '../../store/index.ts';
import { type GameRecord, recordJson } from './game-record.ts';
import type { LogEntry, NewLogEntry } from './log-entry.ts';

const RECENT_KEPT = 8;

export interface LoadedGame {
  readonly stored: StoredGame;
  readonly record: GameRecord;
}

/** An outbox entry before its commit gives it an id. */
export interface NewOutboxEntry {
  /** `reward`: nothing is sent; what a Mission brings is put on the sheets of its people. */
  readonly kind: 'table' | 'notice' | 'reward';
  readonly payload: { readonly [key: string]: Json };
}

/** A pending change of a game. */
export interface GameUpdate {
  readonly record: GameRecord;
  readonly status: GameStatus;
  readonly dueAt: number | null;
  readonly outbox: readonly NewOutboxEntry[];
  readonly log: NewLogEntry | null;
  readonly interactionId: string | null;
  /** Who is at the table from now on, when that changes. */
  readonly userIds?: readonly string[];
  /** Replaces the whole log, when a person is taken out of it. */
  readonly logInstead?: readonly LogEntry[];
}

/**
 * A change that is no move: the game and its clock go on as they were, nobody is told, and no press is answered,
 * but for what `changes` says.
 */
export function quietUpdate({ stored, record }: LoadedGame, changes: Partial<GameUpdate> = {}): GameUpdate {
  const { status, dueAt } = stored;
  return { record, status, dueAt, outbox: [], log: null, interactionId: null, ...changes };
}

/** Ends a game that nobody can see any more, without a winner and without a message. */
export function abandonedUpdate(game: LoadedGame): GameUpdate {
  return quietUpdate(game, {
    record: { ...game.record, ended: 'abandoned' },
    status: 'finished',
    dueAt: null,
  });
}

/** Names one try at a commit. */
export function newStamp(): string {
  return randomBytes(9).toString('base64url');
}

/** The commit of an update: the game's next version with its outbox entries and its log entry. */
export function commitOf(
  stored: Omit<StoredGame, 'data' | 'status' | 'dueAt'>,
  update: GameUpdate,
  stamp: string,
) {
  const version = stored.version + 1;
  const { interactionId, userIds = stored.userIds, logInstead } = update;
  // A redacted log does not say which presses it answers; nor does its record.
  const recent =
    interactionId === null || logInstead !== undefined
      ? update.record.recent
      : [...update.record.recent, interactionId].slice(-RECENT_KEPT);
  const record: GameRecord = { ...update.record, stamp, recent };
  const { id, channelId, guildId } = stored;
  const game: StoredGame = {
    id,
    channelId,
    guildId,
    userIds,
    version,
    status: update.status,
    dueAt: update.dueAt,
    data: recordJson(record),
  };
  const outbox = update.outbox.map(({ kind, payload }, place) => ({
    // Unique because a version is committed once; the chat takes it as the nonce, 25 characters at most.
    // After a restore versions come again, and so would the ids of messages that were sent before.
    id: `${id}-${record.restored ? `${record.restored.name}-` : ''}${version}-${place}`,
    gameId: id,
    kind,
    payload: { ...payload, version },
  }));
  return {
    game,
    logEntry: update.log && recordJson({ ...update.log, interactionId }),
    ...(logInstead === undefined ? {} : { logInstead: logInstead.map(recordJson) }),
    outbox,
    interactionId,
    record,
  };
}
