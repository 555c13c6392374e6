/**
 * The number of acknowledged changes, stored beside the state file. SQLite treats a truncated or lost journal like an
 * incomplete one and would continue without its changes; this number reveals the loss. The number is written after a
 * change is on disk, so it is never ahead of the file.
 */
import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** A fixed width, so that an update never needs more disk space. */
const DIGITS = 16;

function noteOf(file: string): string {
  return `${file}-acknowledged`;
}

/** Returns the number beside a state file; null when there is none or it cannot be read. */
export function acknowledgedCount(file: string): number | null {
  try {
    const text = readFileSync(noteOf(file), 'utf8');
    return /^\d{16}\n$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

/** Removes the number when another state replaces the file. */
export function forgetAcknowledged(file: string): void {
  rmSync(noteOf(file), { force: true });
}

export class AcknowledgedNote {
  readonly #file: string;
  #descriptor: number | null = null;
  #highest = 0;

  constructor(file: string) {
    this.#file = noteOf(file);
  }

  /** Writes the number of changes on disk. Failures are ignored, as a number that is too low does no harm. */
  write(count: number): void {
    if (count <= this.#highest) return;
    try {
      this.#descriptor ??= openSync(this.#file, constants.O_CREAT | constants.O_WRONLY, 0o600);
      writeSync(this.#descriptor, `${String(count).padStart(DIGITS, '0')}\n`, 0);
      this.#highest = count;
    } catch {
      // The change itself is stored, and the next update includes it.
    }
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }
}
