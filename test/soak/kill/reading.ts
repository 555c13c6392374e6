/** Reads the store independently of the bot's own code. */

import type { StoreOptions } from '../../../src/store/index.ts';

/** The stored data of a game, unparsed. */
export interface RawGame {
  readonly id: string;
  readonly channelId: string;
  readonly version: number;
  readonly status: string;
  readonly data: string;
  /** The entries of its log as text, oldest first. */
  readonly log: readonly string[];
  /** The number of messages in its outbox. */
  readonly waiting: number;
  /** Its archive entry at the same moment; null without one. */
  readonly archived: RawArchived | null;
}

/** An archive entry, unparsed. */
export interface RawArchived {
  /** Its place in the lists; null until these follow the commit (see docs/decisions/partitions.md). */
  readonly order: number | null;
  readonly userIds: string;
  readonly summary: string;
  readonly body: string;
}

/** The lists of the archive, read after the games: ids of games in the order of their ends. */
export interface ArchiveLists {
  readonly all: readonly string[];
  readonly ofPeople: ReadonlyMap<string, readonly string[]>;
}

export interface StoreReading {
  /** The version of every stored game. */
  readonly versions: ReadonlyMap<string, number>;
  /** The live games, and those whose version differs from the one in `known`. */
  readonly games: readonly RawGame[];
  /** Those of the requested interactions that were committed. */
  readonly committed: ReadonlySet<string>;
  readonly archive: ArchiveLists;
}

export interface Question {
  readonly known: ReadonlyMap<string, number>;
  readonly interactions: readonly string[];
}

/** The store of a run. */
export interface StoreUnderTest {
  /** The program's environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  /** Where the bot's own code finds the store. */
  readonly options: StoreOptions;
  /** Reads the store. While the bot is not running, it must leave the bot's files unchanged. */
  read(question: Question, botIsAlive: boolean): Promise<StoreReading>;
  /** Closes all files of the reading, so that the next start of the bot is the same as after a crash. */
  releaseFiles(): Promise<void>;
  /** The processes of the store; null for the embedded store. */
  readonly servers: StoreServers | null;
  /** Moves the slot of a live game to another server while the bot runs; null where there are no slots. */
  readonly moveSlot: ((random: () => number) => Promise<void>) | null;
  /** Stops the servers, if there are any, and deletes all files. */
  remove(): Promise<void>;
}

/** The processes of a store. */
export interface StoreServers {
  /** One of them is killed once in this many kills of the bot. */
  readonly killEvery: number;
  /** Kills one of them. */
  kill(random: () => number): Promise<void>;
  /** Starts it again; resolves when the store is whole. */
  restart(): Promise<void>;
}
