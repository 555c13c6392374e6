/** Reads the store independently of the bot's own code. */

/** A game's raw rows. */
export interface RawGame {
  readonly id: string;
  readonly channelId: string;
  readonly version: number;
  readonly status: string;
  readonly data: string;
  /** The entries of its log as text, oldest first. */
  readonly log: readonly string[];
  /** How many messages wait to be sent. */
  readonly waiting: number;
}

export interface StoreReading {
  /** Every game that there is. */
  readonly versions: ReadonlyMap<string, number>;
  /** The games that are live, and those with another version than `known` tells. */
  readonly games: readonly RawGame[];
  /** Those of the asked interactions that some commit has remembered. */
  readonly committed: ReadonlySet<string>;
}

export interface Question {
  readonly known: ReadonlyMap<string, number>;
  readonly interactions: readonly string[];
}

/** Where games are kept during a run. */
export interface StoreUnderTest {
  /** The program's environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  /** Reads the store; while the bot is dead, without touching what it left. */
  read(question: Question, botIsAlive: boolean): Promise<StoreReading>;
  /** Removes all traces of the reading, so that the next start is the same as after a crash. */
  letGo(): Promise<void>;
  /** The store's own server, when it has one that can be killed. */
  readonly server: { kill(): Promise<void>; restart(): Promise<void> } | null;
  /** Removes everything. */
  remove(): Promise<void>;
}
