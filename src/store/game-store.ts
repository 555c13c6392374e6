/**
 * The interface of all stores: the embedded store and Redis. A game is stored with a version. Every change is one
 * atomic compare-and-set that writes the state, appends the action to the game's log, adds the outbox entries and
 * stores the interaction id.
 */

import type { Programs } from './programs.ts';

/** Plain JSON, the only data that a store accepts. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** `live` games never expire; finished games expire after `finishedTtlMs`. */
export type GameStatus = 'live' | 'finished';

/** What a store knows of a game: the fields beside its record. */
export interface GameEnvelope {
  /** Short id, unique forever, shown to players in reports. */
  readonly id: string;
  /** The thread or channel of the game; at most one live game per channel. A commit may move the game. */
  readonly channelId: string;
  readonly guildId: string | null;
  /** Grows by one with each commit; the first version is 1. */
  readonly version: number;
  readonly status: GameStatus;
  /** Discord ids of the people at the table, for "my games" and for deletion on request. */
  readonly userIds: readonly string[];
  /** When the clock next acts on the game (ms since 1970), or null. Ignored for finished games. */
  readonly dueAt: number | null;
}

/** A game as a store returns it. */
export interface StoredGame extends GameEnvelope {
  /** The bot's record of the game: setup, engine state, table message ids and so on. */
  readonly data: Json;
}

/** Plain JSON, or an object of a known shape that consists of it. */
export type Storable = Json | object;

/** A game as a store takes it. */
export interface GameToStore extends GameEnvelope {
  /** The bot's record; plain JSON, else the commit throws. The store writes its text and keeps no reference to it. */
  readonly data: Storable;
}

/** A message caused by a commit. The outbox worker sends it, with retries until it succeeds. */
export interface OutboxEntry {
  /** Unique; also Discord's nonce, so a repeated send is one message. At most 25 characters. */
  readonly id: string;
  readonly gameId: string;
  readonly kind: string;
  readonly payload: Json;
}

/** The changes of one commit. */
export interface Commit {
  /** The game after the change; its `version` must be `expectedVersion + 1`. */
  readonly game: GameToStore;
  readonly expectedVersion: number;
  /** Appended to the game's action log, or null when the change is not a player's action. */
  readonly logEntry: Storable | null;
  /** A new log that replaces all entries, for removing a person's name from a finished game. */
  readonly logInstead?: readonly Storable[];
  readonly outbox: readonly OutboxEntry[];
  /** The archive entry of a game that ends with this commit; replaces an earlier entry of the game. */
  readonly archive?: ArchiveEntry;
  /**
   * The Discord interaction that caused the commit, or null. It is stored for a day to detect repeated delivery: it
   * changes a game once, and creates one game.
   */
  readonly interactionId: string | null;
  /**
   * Whom the caller sends the messages as: a store may claim the name with the commit, when the commit has messages and
   * nobody has the name. `claimUnsent` of the same name and holder then needs to ask nothing.
   */
  readonly claim?: TimedClaim;
}

/** What stays of a finished game, without limit of time. */
export interface ArchiveEntry {
  readonly gameId: string;
  readonly guildId: string | null;
  /** Discord ids of the people whose own record the game belongs to. */
  readonly userIds: readonly string[];
  /** The result in figures, some 1 KB: what lists and sums over many games read. */
  readonly summary: Storable;
  /** Everything else, packed; read for one game at a time. */
  readonly body: string;
}

/** An archived game in a list. */
export interface ArchivedSummary {
  /** Grows with each archived game; a change of an entry keeps it. */
  readonly order: number;
  readonly gameId: string;
  readonly summary: Json;
}

/** An archived game as a whole. */
export interface ArchivedGame extends ArchivedSummary {
  readonly guildId: string | null;
  readonly userIds: readonly string[];
  readonly body: string;
}

/** Which archived games a list holds. */
export type ArchiveOf = { readonly userId: string } | { readonly guildId: string } | 'all';

/** `conflict`: another commit came first; reload and retry. `repeated`: this interaction was already committed. */
export type CommitResult = 'committed' | 'conflict' | 'repeated';

/**
 * Thrown when the store cannot be reached or refuses to write. The call has no later effect. `mayHaveLanded` is false
 * when nothing was written. It is true in one case only: the connection broke after a write was sent and before its
 * answer arrived. Repeating the commit with the same interaction id then returns `repeated` if it was written; the
 * game's version shows it too.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly mayHaveLanded: boolean;

  constructor(message: string, options: { readonly mayHaveLanded?: boolean; readonly cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.mayHaveLanded = options.mayHaveLanded ?? false;
  }
}

/** Thrown when the games of the store were moved to another one: nothing was written. */
export class StoreMoved extends StoreUnavailable {
  /** @param place where the store was */
  constructor(place: string) {
    super(`The games of Redis at ${place} were moved to another Redis. Set REDIS_URL to that one.`);
  }
}

/** Thrown when a stored game or record cannot be parsed; other games and records are not affected. */
export class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame';
  readonly gameId: string;

  /** `reason` goes to the operator's log: it names fields, never their contents (hands are secret). */
  constructor(gameId: string, reason: string) {
    super(`What is kept of ${gameId} cannot be read: ${reason}.`);
    this.gameId = gameId;
  }
}

/** Thrown when the embedded store's file is damaged; the message names the file and the remedy. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
}

/** A game's id and version, known without loading it. */
export interface GameVersion {
  readonly id: string;
  readonly version: number;
}

export interface ClaimResult {
  readonly claimed: boolean;
  /** Null when the channel has no game. */
  readonly game: GameVersion | null;
}

/** A name that is claimed, and who claims it. */
export interface Claim {
  readonly name: string;
  readonly holder: string;
}

/** A claim that ends by itself. */
export interface TimedClaim extends Claim {
  /** Its lifetime, in ms. */
  readonly ttlMs: number;
}

/** A game's oldest unsent outbox entries, and its version at that moment; null without a game. */
export interface Unsent {
  readonly version: number | null;
  readonly entries: readonly OutboxEntry[];
}

export interface StoreCount {
  readonly live: number;
  readonly outbox: number;
}

export interface GameStore {
  /** Warnings for the operator about the store's configuration; empty when there are none. */
  readonly warnings: readonly string[];
  /** The agreement of several programs that use the store at the same time; null when only one may use it. */
  readonly programs: Programs | null;
  /** Returns the present time in ms since 1970, by the clock that all programs of the store share. */
  now(): number;
  /** Creates a game (version 1). Returns `conflict` when its id exists or its channel has a live game. */
  create(commit: Omit<Commit, 'expectedVersion'>): Promise<CommitResult>;
  /**
   * Commits a change. Also returns `conflict` when the game moves to, or is revived in, a channel with another live
   * game.
   */
  commit(commit: Commit): Promise<CommitResult>;
  /**
   * Returns the channel's live game, otherwise its latest finished one. Rejects with UnreadableGame, like `loadById`.
   */
  loadByChannel(channelId: string): Promise<StoredGame | null>;
  loadById(gameId: string): Promise<StoredGame | null>;
  /** Returns the stored version of a game; null when there is none. Much cheaper than loading the game. */
  versionOf(gameId: string): Promise<number | null>;
  /** Returns the complete action log of a game, oldest first. */
  readLog(gameId: string): Promise<readonly Json[]>;
  /**
   * Returns a person's games of one status (`live` by default), most recently changed first; unreadable games are
   * reported.
   */
  listByUser(userId: string, status?: GameStatus): Promise<readonly StoredGame[]>;
  /** Returns the ids of a person's games of one status, in no order, including unreadable games. */
  idsByUser(userId: string, status: GameStatus): Promise<readonly string[]>;
  /** Removes a game from the clock, even when it is unreadable; the game stays live. Unknown ids are ignored. */
  setAside(gameId: string): Promise<void>;
  /** Returns the ids of all live games, oldest first. */
  listLive(): Promise<readonly string[]>;
  /** Returns the ids of finished games that are still kept, those that ended first before the others. */
  listFinished(): Promise<readonly string[]>;
  /**
   * Returns the ids of live games whose `dueAt` is at or before `nowMs`, earliest first. To be asked again and again: a
   * store of several programs may tell a game that another program committed some seconds later.
   */
  listDue(nowMs: number, limit: number): Promise<readonly string[]>;
  /** Returns the ids of live games whose `dueAt` is after `afterMs`, latest first; others' games like `listDue`. */
  listDueAfter(afterMs: number, limit: number): Promise<readonly string[]>;
  /** Returns the number of live games and of waiting outbox entries, at a constant small cost. */
  count(): Promise<StoreCount>;
  /**
   * Returns archived games in the order of their ends.
   * @param after the `order` of the last game that the caller knows; 0 from the start
   * @param limit 1 or more
   */
  listArchive(of: ArchiveOf, after: number, limit: number): Promise<readonly ArchivedSummary[]>;
  /** Returns an archived game; null when there is none. Rejects with UnreadableGame when it cannot be parsed. */
  readArchived(gameId: string): Promise<ArchivedGame | null>;
  /** Replaces an archived game's entry, at a person's request. Returns false when there is none. */
  replaceArchived(entry: ArchiveEntry): Promise<boolean>;
  /** Deletes all data of a game, at a person's request. Its archive entry stays. Unknown ids are ignored. */
  deleteGame(gameId: string): Promise<void>;
  /**
   * Returns pending outbox entries in order of their commits, oldest first; `gameId` limits them to one game.
   * Unreadable entries are reported and deleted, because they would block later entries.
   */
  readOutbox(limit: number, gameId?: string): Promise<readonly OutboxEntry[]>;
  /**
   * Returns a game's oldest pending entries, like `readOutbox`, with its version at that moment; null without a game.
   */
  unsentOf(gameId: string, limit: number): Promise<Unsent>;
  /**
   * Claims a name as `claim` does and returns what `unsentOf` does, in one step. `taken`: another holder has the name.
   * `empty`: the game has no unsent entries, and nothing was claimed.
   */
  claimUnsent(
    claim: Claim,
    ttlMs: number,
    gameId: string,
    limit: number,
  ): Promise<'taken' | 'empty' | Unsent>;
  /**
   * Removes delivered entries of a game as `settleOutbox` does and returns what `unsentOf` does then, in one step. `empty`: the
   * game has no unsent entries left, and the claim was released.
   */
  settleAndRead(
    ids: readonly string[],
    claim: Claim,
    gameId: string,
    limit: number,
  ): Promise<'empty' | Unsent>;
  /**
   * Returns the ids of all games with pending outbox entries, the game with the oldest entry first; others' games like
   * `listDue`.
   */
  listUnsent(): Promise<readonly string[]>;
  /** Removes delivered entries of a game; unknown ids are ignored. */
  settleOutbox(ids: readonly string[], gameId: string): Promise<void>;
  /** Claims a name for some time, across processes. Returns false when another holder has the name. */
  claim(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Like `claim`; also returns the game of a channel with its version, in the same step. */
  claimAndRead(name: string, holder: string, ttlMs: number, channelId: string): Promise<ClaimResult>;
  release(name: string, holder: string): Promise<void>;
  /** Small records: profiles, settings, command fingerprints. */
  readRecord(kind: RecordKind, id: string): Promise<Json | null>;
  writeRecord(kind: RecordKind, id: string, value: Json): Promise<void>;
  deleteRecord(kind: RecordKind, id: string): Promise<void>;
  /** Deletes expired games and interaction ids; to be called hourly. Returns the number of deleted games. */
  sweep(): Promise<number>;
  /** Rejects with StoreUnavailable when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The kinds of small records; `challenge`: open challenges of earlier versions, which are lobbies now. */
export type RecordKind = 'profile' | 'perks' | 'campaigns' | 'settings' | 'challenge' | 'lobby' | 'bot';
