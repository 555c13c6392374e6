/**
 * Flushes SQLite's writes to disk without blocking the event loop. A flush takes milliseconds, or a hundred on a busy
 * disk, and SQLite itself would block for that time at every commit. All commits during a flush share the next flush.
 */
import { type FileHandle, open } from 'node:fs/promises';

export class LogFlush {
  readonly #file: string;
  #handle: Promise<FileHandle> | null = null;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /**
   * @param file SQLite's write-ahead log. Never the state file: when a process closes any handle of it, the process
   *   loses SQLite's locks on it.
   */
  constructor(file: string) {
    this.#file = file;
  }

  /** Resolves when everything written so far is on disk. */
  flush(): Promise<void> {
    this.#next ??= this.#after(this.#running);
    return this.#next;
  }

  /** Waits for running flushes. */
  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await (await handle)?.close();
  }

  async #after(running: Promise<void> | null): Promise<void> {
    await running?.catch(() => undefined);
    // Writes from here on wait for the next flush.
    this.#running = this.#next;
    this.#next = null;
    this.#handle ??= open(this.#file, 'r+');
    await (await this.#handle).datasync();
  }
}
