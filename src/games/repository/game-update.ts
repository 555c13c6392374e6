/** An update of a game: the changed record, and the commit that the store gets for it. */
import { randomBytes } from 'node:crypto';
import type { ArchiveEntry, GameEnvelope, GameStatus, GameToStore, Json } from '../../store/index.ts';
import type { GameRecord } from './game-record.ts';
import type { LogEntry, NewLogEntry } from './log-entry.ts';

const RECENT_KEPT = 8;

export interface LoadedGame {
  readonly stored: GameEnvelope;
  readonly record: GameRecord;
}

/** An outbox entry before its commit gives it an id. */
export interface NewOutboxEntry {
  /**
   * `reward`: sends nothing; adds what the game brings to the records of its people. `next-game`: opens the game that
   * follows in the series.
   */
  readonly kind: 'table' | 'notice' | 'reward' | 'next-game';
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
  /** Ids of the people of the game, when they change. */
  readonly userIds?: readonly string[];
  /** Replaces the complete log, to remove a person from it. */
  readonly logInstead?: readonly LogEntry[];
  /** What stays of a game that ends. */
  readonly archive?: ArchiveEntry;
}

/** The result of a change. `contested`: other commits came first at every attempt. */
export type Changed<L> =
  | { readonly did: 'committed'; readonly game: LoadedGame }
  | { readonly did: 'left'; readonly because: L }
  | { readonly did: 'repeated' | 'contested' | 'missing' };

/** Decides on the update of a game, or to leave it as it is. */
export type Decide<L> = (
  game: LoadedGame,
) =>
  | { readonly keep: GameUpdate }
  | { readonly leave: L }
  | Promise<{ readonly keep: GameUpdate } | { readonly leave: L }>;

/** Adjusts the last update of a game, whatever the way in which it ends. */
export type AtTheEnd = (stored: GameEnvelope, update: GameUpdate) => Promise<GameUpdate>;

/**
 * Returns an update that is no move: status and clock stay, no message is sent and no press is answered, except for
 * `changes`.
 */
export function quietUpdate({ stored, record }: LoadedGame, changes: Partial<GameUpdate> = {}): GameUpdate {
  const { status, dueAt } = stored;
  return { record, status, dueAt, outbox: [], log: null, interactionId: null, ...changes };
}

/** Ends a game whose channel is gone, without a winner and without a message. */
export function abandonedUpdate(game: LoadedGame): GameUpdate {
  return quietUpdate(game, {
    record: { ...game.record, ended: 'abandoned' },
    status: 'finished',
    dueAt: null,
  });
}

/** Returns a stamp that identifies one attempt at a commit. */
export function newStamp(): string {
  return randomBytes(9).toString('base64url');
}

/** Returns the commit of an update: the game's next version with its outbox entries and its log entry. */
export function commitOf(stored: Omit<GameEnvelope, 'status' | 'dueAt'>, update: GameUpdate, stamp: string) {
  const version = stored.version + 1;
  const { interactionId, userIds = stored.userIds, logInstead, archive } = update;
  // A redacted log and its record do not store interaction ids of new presses.
  const recent =
    interactionId === null || logInstead !== undefined
      ? update.record.recent
      : [...update.record.recent, interactionId].slice(-RECENT_KEPT);
  const record: GameRecord = { ...update.record, stamp, recent };
  const { id, channelId, guildId } = stored;
  const game: GameToStore = {
    id,
    channelId,
    guildId,
    userIds,
    version,
    status: update.status,
    dueAt: update.dueAt,
    data: record,
  };
  const outbox = update.outbox.map(({ kind, payload }, place) => ({
    // The id is unique because a version is committed once; the chat uses it as the nonce, 25 characters at most.
    // After a restore version numbers repeat, so the restore's name keeps ids apart from those of sent messages.
    id: `${id}-${record.restored ? `${record.restored.name}-` : ''}${version}-${place}`,
    gameId: id,
    kind,
    payload: { ...payload, version },
  }));
  return {
    game,
    logEntry: update.log && { ...update.log, interactionId },
    ...(logInstead === undefined ? {} : { logInstead }),
    ...(archive === undefined ? {} : { archive }),
    outbox,
    interactionId,
    record,
  };
}
