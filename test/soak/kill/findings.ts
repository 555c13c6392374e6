/** Violations found by the soak. */

export interface Finding {
  readonly kind: string;
  /** The number of the last kill before it was found. */
  readonly kill: number;
  /** A description of the moment of that kill. */
  readonly instant: string;
  /** The game's thread or the channel; null when it concerns neither. */
  readonly thread: string | null;
  readonly words: string;
}

export class Findings {
  readonly #all: Finding[] = [];
  readonly #keys = new Set<string>();
  #kill = 0;
  #instant = 'before the first kill';

  /** Sets the kill to which the next findings are assigned. */
  after(kill: number, instant: string): void {
    this.#kill = kill;
    this.#instant = instant;
  }

  /** Adds a finding unless an equal one was added before. */
  add(kind: string, thread: string | null, words: string): void {
    const key = `${kind} ${thread} ${words}`;
    if (this.#keys.has(key)) return;
    this.#keys.add(key);
    this.#all.push({ kind, kill: this.#kill, instant: this.#instant, thread, words });
  }

  all(): readonly Finding[] {
    return this.#all;
  }

  byKind(): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { kind } of this.#all) counts[kind] = (counts[kind] ?? 0) + 1;
    return counts;
  }
}
