/** Storage of games, profiles and settings: the interface, its errors, and the function that opens a store. */

export { acceptIncompleteState, backUp, restore } from './embedded/backup.ts';
export { type FolderLock, FolderTaken, lockFolder } from './embedded/folder-lock.ts';
export type {
  ArchivedGame,
  ArchivedSummary,
  ArchiveEntry,
  ArchiveOf,
  Claim,
  ClaimResult,
  Commit,
  CommitResult,
  GameEnvelope,
  GameStatus,
  GameStore,
  GameToStore,
  GameVersion,
  Json,
  OutboxEntry,
  RecordKind,
  StoredGame,
  TimedClaim,
  Unsent,
} from './game-store.ts';
export { StoreDamaged, StoreMoved, StoreUnavailable, UnreadableGame } from './game-store.ts';
export { openRedisStore, openStore, type StoreOptions } from './open-store.ts';
export type { GrantedRequests, Programs } from './programs.ts';
export { type Moved, moveAll } from './redis/moving/move-all.ts';
export { plainJson } from './stored-game.ts';
