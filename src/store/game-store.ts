/**
 * The store's port: what the bot asks of any store, the embedded one and Redis alike.
 * A game is kept with a version; every change is one atomic compare-and-set that writes the state,
 * appends the action to the game's log, adds the outbox entries and remembers the interaction.
 */

/** Plain JSON: the only thing that a store keeps. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Why a game is no longer played. `live` games never expire; the others do after `finishedTtlMs`. */
export type GameStatus = 'live' | 'finished';

/** A game as it is kept: opaque to the store but for these fields. */
export interface StoredGame {
  /** Short id, unique for ever, shown to players in reports. */
  readonly id: string;
  /** The thread or channel in which it is played; at most one live game a channel. A commit may move it. */
  readonly channelId: string;
  readonly guildId: string | null;
  /** Grows by one with each commit; the first is 1. */
  readonly version: number;
  readonly status: GameStatus;
  /** Discord ids of the people at the table, for "my games" and for deletion on request. */
  readonly userIds: readonly string[];
  /** When the game next wants the clock's attention (ms since 1970), or null. Ignored once it is finished. */
  readonly dueAt: number | null;
  /** The bot's record of the game: setup, engine state, table message ids and so on. */
  readonly data: Json;
}

/** A message to be sent because of a commit; drained by the outbox worker, repeated until done. */
export interface OutboxEntry {
  /** Unique; also the nonce towards Discord, so that a repeated send is one message. At most 25 characters. */
  readonly id: string;
  readonly gameId: string;
  readonly kind: string;
  readonly payload: Json;
}

/** What one commit changes. */
export interface Commit {
  /** The game after the change; its `version` must be `expectedVersion + 1`. */
  readonly game: StoredGame;
  readonly expectedVersion: number;
  /** Appended to the game's action log, or null when the change is not a player's action. */
  readonly logEntry: Json | null;
  /** The whole log anew, in place of all earlier entries: to take a person's name out of a finished game. */
  readonly logInstead?: readonly Json[];
  readonly outbox: readonly OutboxEntry[];
  /** The Discord interaction that caused it, remembered for a day against repeated delivery; or null. */
  readonly interactionId: string | null;
}

/** `conflict`: somebody else committed first, reload and retry. `repeated`: this interaction was already taken. */
export type CommitResult = 'committed' | 'conflict' | 'repeated';

/**
 * Thrown when the store cannot be reached or refuses to write. Nothing of the call will land later.
 * `mayHaveLanded` is false when nothing was written. It is true in one case only: the connection broke
 * after a write was sent and before its answer came. The same commit with the same interaction id then
 * tells the truth (`repeated` when it had landed), as does the game's version.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly mayHaveLanded: boolean;

  constructor(message: string, options: { readonly mayHaveLanded?: boolean; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.mayHaveLanded = options.mayHaveLanded ?? false;
  }
}

/** Thrown when what is kept of one game (or one record) cannot be understood; the others are not affected. */
export class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame';
  readonly gameId: string;

  /** `reason` goes to the operator's log: it names fields, never contents (hands are secret). */
  constructor(gameId: string, reason: string) {
    super(`What is kept of ${gameId} cannot be read: ${reason}.`);
    this.gameId = gameId;
  }
}

/** Thrown when the embedded store's file is damaged; the message names the file and says what to do. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
}

/** A game as far as it is known without being loaded. */
export interface GameVersion {
  readonly id: string;
  readonly version: number;
}

export interface ClaimedBeside {
  readonly claimed: boolean;
  /** Null where the channel shows no game. */
  readonly game: GameVersion | null;
}

export interface StoreCount {
  readonly live: number;
  readonly outbox: number;
}

export interface GameStore {
  /** What the operator should know about how the store is set up; empty when all is well. */
  readonly warnings: readonly string[];
  /** Whether several programs may work on it; else a program has it for itself. */
  readonly shared: boolean;
  /** Creates a game (version 1). `conflict` when its id or its channel's live game exists. */
  create(commit: Omit<Commit, 'expectedVersion'>): Promise<CommitResult>;
  /** `conflict` also when the game moves to, or is revived in, a channel that has another live game. */
  commit(commit: Commit): Promise<CommitResult>;
  /** The channel's live game, else its latest finished one. Rejects with UnreadableGame, as `loadById` does. */
  loadByChannel(channelId: string): Promise<StoredGame | null>;
  loadById(gameId: string): Promise<StoredGame | null>;
  /** The version of a game as it is kept now; null when nothing is. Much cheaper than to load it. */
  versionOf(gameId: string): Promise<number | null>;
  /** The whole action log of a game, oldest first. */
  readLog(gameId: string): Promise<readonly Json[]>;
  /** Games of a person, live ones unless told otherwise, most recently changed first; unreadable ones are reported. */
  listByUser(userId: string, status?: GameStatus): Promise<readonly StoredGame[]>;
  /** Ids of a person's games of one status, in no order; also of those that cannot be read. */
  idsByUser(userId: string, status: GameStatus): Promise<readonly string[]>;
  /** Takes a game off the clock, whatever is kept of it; it stays live. Unknown ids are ignored. */
  setAside(gameId: string): Promise<void>;
  /** Ids of all live games, oldest first. */
  listLive(): Promise<readonly string[]>;
  /** Ids of live games whose `dueAt` is at or before `nowMs`, earliest first. */
  listDue(nowMs: number, limit: number): Promise<readonly string[]>;
  /** How many games are live and how many outbox entries wait: numbers only, at the same small cost for any number. */
  count(): Promise<StoreCount>;
  /** Removes all that is kept of a game, at a person's request. Unknown ids are ignored. */
  deleteGame(gameId: string): Promise<void>;
  /**
   * Pending outbox entries in order of their commits, oldest first; `gameId` narrows to one game. Entries that cannot
   * be read are reported, dropped and left out: they would hide those behind them.
   */
  readOutbox(limit: number, gameId?: string): Promise<readonly OutboxEntry[]>;
  /** A game's oldest pending entries, as `readOutbox`, with the version that it had in the same moment; null without a game. */
  unsentOf(
    gameId: string,
    limit: number,
  ): Promise<{ readonly version: number | null; readonly entries: readonly OutboxEntry[] }>;
  /** Ids of all games with pending outbox entries, that with the oldest entry first. */
  listUnsent(): Promise<readonly string[]>;
  /** Removes delivered entries; unknown ids are ignored. */
  settleOutbox(ids: readonly string[]): Promise<void>;
  /** Claims a name for a while (one drainer at a time, across processes). False when someone else holds it. */
  claim(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** As `claim`; says in the same step which version of which game the channel shows. */
  claimBeside(name: string, holder: string, ttlMs: number, channelId: string): Promise<ClaimedBeside>;
  release(name: string, holder: string): Promise<void>;
  /** Small records: profiles, settings, command fingerprints. */
  readRecord(kind: RecordKind, id: string): Promise<Json | null>;
  writeRecord(kind: RecordKind, id: string, value: Json): Promise<void>;
  deleteRecord(kind: RecordKind, id: string): Promise<void>;
  /** Removes finished games and interaction ids whose time is over; call it hourly. Says how many games went. */
  sweep(): Promise<number>;
  /** Rejects with StoreUnavailable when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The kinds of small records. */
export type RecordKind = 'profile' | 'perks' | 'settings' | 'challenge' | 'lobby' | 'bot';
