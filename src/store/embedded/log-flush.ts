/**
 * Brings what SQLite has written to the disk without holding the event loop: a flush takes milliseconds, on
 * a busy disk a hundred, and SQLite itself would make everybody wait for it with every commit. All commits
 * that come during a flush share the next one.
 */
import { type FileHandle, open } from 'node:fs/promises';

export class LogFlush {
  readonly #file: string;
  #handle: Promise<FileHandle> | null = null;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  /**
   * @param file SQLite's write-ahead log. Never the state file itself: when a process closes any handle of
   * that, it loses SQLite's locks on it.
   */
  constructor(file: string) {
    this.#file = file;
  }

  /** Resolves when everything that is written by now is on the disk. */
  flush(): Promise<void> {
    this.#next ??= this.#after(this.#running);
    return this.#next;
  }

  /** Waits for flushes under way. */
  async close(): Promise<void> {
    const handle = this.#handle;
    this.#handle = null;
    await (await handle)?.close();
  }

  async #after(running: Promise<void> | null): Promise<void> {
    await running?.catch(() => undefined);
    // What is written from here on waits for the flush after this one.
    this.#running = this.#next;
    this.#next = null;
    this.#handle ??= open(this.#file, 'r+');
    await (await this.#handle).datasync();
  }
}
