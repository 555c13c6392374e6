/** Keeping games, profiles and settings: the port, its errors, and the one function that opens a store. */

export { backUp, restore, takeAsItIs } from './embedded/backup.ts';
export { type FolderLock, FolderTaken, lockFolder } from './embedded/folder-lock.ts';
export type {
  ClaimedBeside,
  Commit,
  CommitResult,
  GameStatus,
  GameStore,
  GameVersion,
  Json,
  OutboxEntry,
  RecordKind,
  StoredGame,
} from './game-store.ts';
export { StoreDamaged, StoreUnavailable, UnreadableGame } from './game-store.ts';
export { openStore, type StoreOptions } from './open-store.ts';
