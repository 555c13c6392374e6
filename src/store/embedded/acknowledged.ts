/**
 * How many changes were acknowledged, noted beside the state file. SQLite takes a journal that was cut or lost
 * for one that was not written to the end, and would go on without its changes: the number tells the difference.
 * It is noted after a change is on the disk, so that it is never ahead of what the file must hold.
 */
import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** Always as long, so that a note never needs more room than the one before. */
const DIGITS = 16;

function noteOf(file: string): string {
  return `${file}-acknowledged`;
}

/** The number noted beside a state file; null when none is, or it cannot be read. */
export function acknowledgedBeside(file: string): number | null {
  try {
    const text = readFileSync(noteOf(file), 'utf8');
    return /^\d{16}\n$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

/** Forgets the number: another state is put in the place of the file. */
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

  /** Notes that so many changes are on the disk. What cannot be noted is not: a low number does no harm. */
  write(count: number): void {
    if (count <= this.#highest) return;
    try {
      this.#descriptor ??= openSync(this.#file, constants.O_CREAT | constants.O_WRONLY, 0o600);
      writeSync(this.#descriptor, `${String(count).padStart(DIGITS, '0')}\n`, 0);
      this.#highest = count;
    } catch {
      // The change itself is kept; the next one notes it, too.
    }
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }
}
