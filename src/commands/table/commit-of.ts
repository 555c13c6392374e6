/** From a draft to what the store commits. */
import { randomBytes } from 'node:crypto';
import type { StoredGame } from '../../store/index.ts';
import { type GameRecord, recordJson } from './game-record.ts';
import type { Draft } from './kept-games.ts';

const RECENT_KEPT = 8;

/** Names one try at a commit. */
export function newStamp(): string {
  return randomBytes(9).toString('base64url');
}

/** What the store is to keep for a draft: the game's next version, with the messages and log entries that go with it. */
export function commitOf(stored: Omit<StoredGame, 'data' | 'status' | 'dueAt'>, draft: Draft, stamp: string) {
  const version = stored.version + 1;
  const { interactionId, userIds = stored.userIds, logInstead } = draft;
  // A log that is told anew does not say which presses it answers, and nor does the record.
  const recent =
    interactionId === null || logInstead !== undefined
      ? draft.record.recent
      : [...draft.record.recent, interactionId].slice(-RECENT_KEPT);
  const record: GameRecord = { ...draft.record, stamp, recent };
  const { id, channelId, guildId } = stored;
  const game: StoredGame = {
    id,
    channelId,
    guildId,
    userIds,
    version,
    status: draft.status,
    dueAt: draft.dueAt,
    data: recordJson(record),
  };
  const outbox = draft.outbox.map(({ kind, payload }, place) => ({
    // Unique because a version is committed once; the chat takes it as the nonce, 25 characters at most.
    // After a restore versions come again, and so would the ids of messages that were sent before.
    id: `${id}-${record.restored ? `${record.restored.name}-` : ''}${version}-${place}`,
    gameId: id,
    kind,
    payload: { ...payload, version },
  }));
  return {
    game,
    logEntry: draft.log && recordJson({ ...draft.log, interactionId }),
    ...(logInstead === undefined ? {} : { logInstead: logInstead.map(recordJson) }),
    outbox,
    interactionId,
    record,
  };
}
