/** Keeping games, profiles and settings: the port, its errors, and the one function that opens a store. */
export type {
  Commit,
  CommitResult,
  GameStatus,
  GameStore,
  OutboxEntry,
  RecordKind,
  StoredGame,
} from './game-store.ts';
export { StoreDamaged, StoreUnavailable, UnreadableGame } from './game-store.ts';
export type { Json } from './json.ts';
export { openStore, type StoreOptions } from './open-store.ts';
