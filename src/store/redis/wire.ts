/** What a connection needs of a client: of one server, or of all servers of a cluster. */

/** Callbacks of a wire. */
export interface WireWatch {
  /** Called when a server is lost or complains outside of a call. */
  onTrouble(error: unknown): void;
  /** Called when a server can be asked (again). */
  onReady(): void;
}

export interface Wire {
  readonly isCluster: boolean;
  /** False when calls would fail at once. */
  readonly isReady: boolean;
  /** Connects; rejects when that is impossible. */
  open(): Promise<void>;
  /** Sends a command to the server that has the key. */
  send(key: string, words: readonly string[]): Promise<unknown>;
  /** Sends a command to every server, and returns the answers. */
  sendToEach(words: readonly string[]): Promise<readonly unknown[]>;
  /** Returns all keys that match a pattern. */
  scan(pattern: string): Promise<readonly string[]>;
  /** Compares the clocks of the servers with that of this process. */
  compareClocks(): Promise<void>;
  /** Returns by how much the clock of the server that has the key is ahead of this process's monotonic clock, in ms. */
  clockAhead(key: string): number;
  /** Connects anew; calls in progress fail. */
  reconnect(): void;
  /** Waits for running calls, then disconnects. */
  close(): Promise<void>;
  /** Disconnects at once. */
  destroy(): void;
}
